import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SiteCheckState, SiteProblem } from '#contracts/site-check.ts'
import { openExample } from '../../documents/example-site.fixture.ts'
import { FLAWS_ON_PAGE } from './list-flaws.ts'

let state: SiteCheckState | undefined
let starts: number
let isOld: boolean
let site: ReturnType<typeof openExample>

beforeEach(() => {
  state = undefined
  starts = 0
  isOld = false
  const siteCheck = {
    state: () => state,
    isOld: () => isOld,
    start: () => {
      starts += 1
      state = { kind: 'running', done: 0, total: 0 }
    },
    close: () => {},
  }
  site = openExample({ dev: true, siteCheck })
})

afterEach(() => site.close())

describe('the problems of the content', () => {
  test('are looked for from the first visit on, and the page loads again until they are known (docs/behaviour/flaws.md 1)', async () => {
    const first = await site.app.inject('/en-US/_flaws')
    expect([first.statusCode, first.headers.refresh, starts]).toEqual([200, '1', 1])
    expect(first.body).toContain('Reading the content')
    state = { kind: 'running', done: 20, total: 60 }
    const second = await site.app.inject('/en-US/_flaws')
    expect(second.body).toContain('Checked 20 of 60 pages')
    expect(second.body).toContain('<progress value="20" max="60"')
    state = { kind: 'done', problems: [], atMs: 0 }
    const third = await site.app.inject('/en-US/_flaws')
    expect([third.headers.refresh, starts]).toEqual([undefined, 1])
    expect(third.body).toContain('There are no problems.')
  })

  test('are looked for again when a writer asks for it, and not when another site does', async () => {
    state = { kind: 'failed', reason: 'site.json is not valid JSON' }
    expect((await site.app.inject('/de/_flaws')).body).toContain('could not be checked: site.json is not valid JSON')
    const foreign = {
      method: 'POST',
      url: '/de/_flaws',
      headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    } as const
    expect((await site.app.inject(foreign)).statusCode).toBe(403)
    const own = await site.app.inject({ method: 'POST', url: '/de/_flaws', headers: { 'sec-fetch-site': 'same-origin' } })
    expect([own.statusCode, own.headers.location, starts]).toEqual([303, '/de/_flaws', 1])
  })

  test('are looked for again with what was asked for (4)', async () => {
    state = done(problem({}))
    const { body } = await site.app.inject('/de/_flaws?severity=error&kind=broken-link&q=%22a+%26&sort=kind&page=2&other=x')
    const address = '/de/_flaws?severity=error&kind=broken-link&q=%22a+%26&sort=kind&page=2'
    expect(body).toContain(`<form method="post" action="${address.replaceAll('&', '&amp;')}">`)
    const again = await site.app.inject({ method: 'POST', url: address, headers: { 'sec-fetch-site': 'same-origin' } })
    expect([again.statusCode, again.headers.location]).toEqual([303, address])
    state = { kind: 'failed', reason: 'none' }
    expect((await site.app.inject(address)).body).toContain(`action="${address.replaceAll('&', '&amp;')}"`)
  })

  test('are those of the language, with those of all languages (3)', async () => {
    state = done(
      problem({ locale: 'de', message: 'in German' }),
      problem({ message: 'in English' }),
      problem({ locale: undefined, message: 'in all' }),
    )
    const { body } = await site.app.inject('/de/_flaws')
    expect(body).toContain('in German')
    expect(body).toContain('in all')
    expect(body).not.toContain('in English')
    expect(body).toContain('0 errors, 2 warnings, 0 hints')
  })

  test('are found by severity, kind and words, and sorted (4)', async () => {
    state = done(
      problem({ message: 'first', kind: 'missing-image' }),
      problem({ message: 'second', severity: 'error', kind: 'redirect' }),
      problem({ message: 'third', page: { url: '/en-US/docs/Web/Third', title: 'The Third' } }),
    )
    expect(await shown('?severity=error')).toEqual(['second'])
    expect(await shown('?kind=missing-image')).toEqual(['first'])
    expect(await shown('?q=the+third')).toEqual(['third'])
    expect(await shown('?sort=severity')).toEqual(['second', 'first', 'third'])
    expect(await shown('?sort=kind')).toEqual(['third', 'first', 'second'])
    expect(await shown('?severity=none&sort=none&page=none')).toEqual(['first', 'second', 'third'])
  })

  test('are said to be old when files have changed (7)', async () => {
    state = done(problem({}))
    expect((await site.app.inject('/en-US/_flaws')).body).not.toContain('has changed since')
    isOld = true
    expect((await site.app.inject('/en-US/_flaws')).body).toContain('Content has changed since.')
  })

  test('come in pages that keep what was asked for (4)', async () => {
    state = done(...Array.from({ length: FLAWS_ON_PAGE + 1 }, (_, index) => problem({ message: `number ${index}` })))
    const { body } = await site.app.inject('/en-US/_flaws?q=number&sort=kind')
    expect(body).toContain('page 1 of 2')
    expect(body).toContain('href="/en-US/_flaws?q=number&amp;sort=kind&amp;page=2" rel="next"')
    expect(await shown('?page=2')).toEqual([`number ${FLAWS_ON_PAGE}`])
    expect(await shown('?page=9')).toEqual([`number ${FLAWS_ON_PAGE}`])
  })

  test('are text, whatever they contain (5)', async () => {
    state = done(problem({ message: '<script>alert(1)</script>', hint: '"<b>"' }))
    const { body } = await site.app.inject('/en-US/_flaws?q=%22%3E%3Cscript')
    expect(body).not.toContain('<script')
    expect((await site.app.inject('/en-US/_flaws')).body).toContain('&lt;script')
  })

  test('are on a page without script (5)', async () => {
    const { body, headers } = await site.app.inject('/en-US/_flaws')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })
})

test('the address without a language leads to English; an unknown language has no page', async () => {
  expect((await site.app.inject('/_flaws')).headers.location).toBe('/en-US/_flaws')
  expect((await site.app.inject('/xx/_flaws')).statusCode).toBe(404)
})

test('a site that is served has no such page (2)', async () => {
  const served = openExample()
  expect((await served.app.inject('/en-US/_flaws')).statusCode).toBe(404)
  await served.close()
})

function problem(given: Partial<SiteProblem>): SiteProblem {
  const page = { url: '/en-US/docs/Web', title: 'Web' }
  return {
    kind: 'broken-link',
    severity: 'warning',
    message: 'no page',
    file: 'files/en-us/web/index.md',
    line: 3,
    column: 7,
    locale: 'en-US',
    page,
    ...given,
  }
}

function done(...problems: readonly SiteProblem[]): SiteCheckState {
  return { kind: 'done', problems, atMs: Date.UTC(2026, 10, 24, 10) }
}

async function shown(search: string): Promise<readonly (string | undefined)[]> {
  const { body } = await site.app.inject(`/en-US/_flaws${search}`)
  return [...body.matchAll(/<td class="message"><bdi>([^<]*)/g)].map(([, message]) => message)
}
