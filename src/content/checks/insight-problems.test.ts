import { expect, test } from 'vitest'
import type { InsightsReport } from '#contracts/insights.ts'
import { checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import type { Level } from './level.ts'

const FILES = {
  'files/en-us/web/grid/index.md': sourceOfPage('Web/Grid', 'x\n'),
  'files/en-us/web/flex/index.md': sourceOfPage('Web/Flex', 'x\n'),
  'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/Web/Grid\n',
}
const REPORT: InsightsReport = { version: 1, from: '2026-10-25', until: '2026-11-21', votes: [], notFound: [] }
const PAGE = 'files/en-us/web/grid/index.md warning unhelpful-page: the page helped 2 of 5 users who voted from 2026-10-25 to 2026-11-21'

const check = (report: Partial<InsightsReport>, levels?: ReadonlyMap<string, Level>) => checkFiles(FILES, levels, { ...REPORT, ...report })

test('a page that helped less than half of those who voted is reported with their reasons, the most frequent first', async () => {
  const vote = { page: '/en-US/docs/Web/Grid', votes: 5, helpful: 2, reasons: { outdated: 1, code_examples: 2 } }
  expect(await check({ votes: [vote, { ...vote, page: '/en-US/docs/Web/Flex', helpful: 3 }] })).toEqual([
    `${PAGE} (reasons: code examples 2, outdated 1)`,
  ])
  expect(await check({ votes: [{ ...vote, reasons: {} }] })).toEqual([`${PAGE} (they gave no reason)`])
})

test('few votes, and votes on a page that is gone, are not reported', async () => {
  const vote = { page: '/en-US/docs/Web/Grid', votes: 4, helpful: 0, reasons: {} }
  expect(await check({ votes: [vote, { ...vote, page: '/en-US/docs/Gone', votes: 50 }] })).toEqual([])
})

test('an address that is not there is reported in the file that takes the redirect, with the page of the same name', async () => {
  const file = 'files/en-us/_redirects.txt warning missing-address: users asked'
  expect(
    await check({
      notFound: [
        { address: '/en-US/docs/Learn/grid', count: 12 },
        { address: '/en-US/docs/Na%C3%AFve', count: 3 },
      ],
    }),
  ).toEqual([
    `${file} 12 times for /en-US/docs/Learn/grid, which does not exist (if the page has moved, add the line /en-US/docs/Learn/grid<TAB>/en-US/docs/Web/Grid; else create it)`,
    `${file} 3 times for /en-US/docs/Naïve, which does not exist (if the page has moved, add the line /en-US/docs/Naïve<TAB>the address of a page; else create it)`,
  ])
})

test('an address with encoded control characters stays encoded', async () => {
  const addresses = ['/en-US/docs/A%09B%0AC', '/en-US/docs/A%1B%5D0;x', '/en-US/docs/A%E2%80%AEB']
  const problems = await check({ notFound: addresses.map((address) => ({ address, count: 9 })) })
  expect(problems.map((problem) => problem.split(' ').find((word) => word.startsWith('/')))).toEqual(
    addresses.map((address) => `${address},`),
  )
})

test('addresses that are there by now, and those of no document or of a language without pages, are not reported', async () => {
  const addresses = [
    '/en-US/docs/Web/Grid',
    '/en-US/docs/Old',
    '/wp-login.php',
    '/en-US/%',
    '/fr/docs/X',
    '//evil.example/docs/x',
    '/en-US/docs/',
  ]
  expect(await check({ notFound: addresses.map((address) => ({ address, count: 9 })) })).toEqual([])
})

test('both kinds can be switched off', async () => {
  const report = {
    votes: [{ page: '/en-US/docs/Web/Grid', votes: 9, helpful: 0, reasons: {} }],
    notFound: [{ address: '/en-US/docs/X', count: 9 }],
  }
  const levels = new Map<string, Level>([
    ['unhelpful-page', 'off'],
    ['missing-address', 'off'],
  ])
  expect(await check(report, levels)).toEqual([])
})
