import { expect, test } from 'vitest'
import { checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import { lineOfKey } from './site-file-problem.ts'

// Checks in tests are made on 22 November 2026.
const PAGES = {
  'files/en-us/web/index.md': sourceOfPage('Web', 'x\n'),
  'files/de/web/nur/index.md': sourceOfPage('Web/Nur', 'x\n'),
  'pages/about.md': '---\ntitle: About\n---\n\nx\n',
}
const SURVEY = {
  id: 'a',
  pages: ['/'],
  rate: { from: 0, to: 1 },
  teaser: { 'en-US': 'x' },
  question: { 'en-US': 'x' },
  frame: 'https://a.example/',
}
const SECURITY = { contact: ['mailto:a@example.org'] }

async function check(site: object): Promise<readonly string[]> {
  const problems = await checkFiles({ ...PAGES, 'site.json': JSON.stringify(site, undefined, 1) })
  return problems.filter((problem) => problem.startsWith('site.json'))
}

const link = (url: string) => ({ title: 'x', url })

test.each([
  [{ areas: ['Web', 'Wbe'] }, 4, '`areas[1]`: no document has the slug Wbe'],
  [{ featured: ['Web/Foo'] }, 3, '`featured[0]`: no document has the slug Web/Foo'],
  [{ links: { legal: [link('/en-US/abuot')] } }, 6, '`links.legal[0].url`: no page /en-US/abuot'],
  [{ feedback: '/en-US/nowhere' }, 2, '`feedback`: no page /en-US/nowhere'],
  [{ source: { report: '/en-US/nowhere#x' } }, 3, '`source.report`: no page /en-US/nowhere'],
  [{ links: { foo: [] } }, 3, 'unknown key `links.foo`; expected one of site, support, community, developers, legal'],
  [{ brand: { nme: 'x' } }, 3, 'unknown key `brand.nme`; expected one of name, shortName, plusName, logo'],
  [{ source: { veiw: 'x' } }, 3, 'unknown key `source.veiw`; expected one of view, report,'],
  [{ source: { view: { de: 'https://a.example/{pth}' } } }, 3, '`source.view`: {pth} stands for nothing here (use one of {path}, {url}'],
  [{ source: { view: 'https://a.example/{key}' } }, 3, '`source.view`: {key} stands for nothing here'],
  [{ source: { pull: 'https://a.example/{path}' } }, 3, '`source.pull`: {path} stands for nothing here (use one of {number})'],
  [{ surveys: [SURVEY, SURVEY] }, undefined, '`surveys[1].id`: another survey has the id a'],
  [{ surveys: [{ ...SURVEY, rate: { from: 1, to: 0 } }] }, 8, '`surveys[0].rate`: no user is from 1 to 0'],
  [{ surveys: [{ ...SURVEY, starts: 2, ends: 1 }] }, 19, '`surveys[0].starts`: `starts` (2) is not before `ends` (1)'],
  [{ firstYear: 3000 }, 2, '`firstYear`: the copyright range would begin in 3000; expected 2026 or an earlier year'],
])('the site.json %j is reported', async (site, line, message) => {
  expect(await check(site)).toEqual([
    expect.stringContaining(`site.json${line === undefined ? '' : `:${line}`} warning site-file: ${message}`),
  ])
})

test('an end of security.txt that is more than a year away is reported', async () => {
  expect(await check({ security: { ...SECURITY, expires: '2027-11-24' } })).toEqual([
    expect.stringContaining('warning security-expiry: the end of security.txt is 2027-11-24, more than a year away'),
  ])
  expect(await check({ security: { ...SECURITY, expires: '2027-11-22' } })).toEqual([])
})

test('a site.json whose names and pages are there has no problems', async () => {
  expect(
    await check({
      areas: ['Web', 'Web/Nur'],
      featured: ['web'],
      firstYear: 2026,
      source: {
        view: { 'en-US': 'https://a.example/{path}{url}{title}{locale}{commit}' },
        compat: 'https://a.example/{key}{file}',
        baseline: 'https://a.example/{level}',
        pull: 'https://a.example/{number}',
      },
      links: {
        site: [
          '/en-US/about#x',
          '/en-US/docs/Web?a',
          '/en-US/',
          '/en-US/search',
          '/de/',
          '/en-US/updates/2026-01',
          '/en-US/blog/rss.xml',
        ].map(link),
        legal: ['https://a.example/', '/robots.txt'].map(link),
      },
      surveys: [SURVEY, { ...SURVEY, id: 'b', starts: 1, ends: 2 }],
    }),
  ).toEqual([])
})

test('a key that is written with escapes has no line', () => {
  expect(lineOfKey('{\n"\\u0061": 1}', ['a'])).toBeUndefined()
})
