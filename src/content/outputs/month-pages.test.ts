import { expect, test } from 'vitest'
import type { Months } from '../months/month-data.ts'
import { monthsCount } from '../months/months-count.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { monthFeedFiles } from './month-feed-files.ts'
import { homeMonth, monthPages } from './month-pages.ts'
import { sitemapFiles } from './sitemaps.ts'

const page = (slug: string, more = '') => `---\ntitle: ${slug}\nslug: ${slug}\n${more}---\n\nText.\n`
const FILES = {
  'site.json': '{"brand":{"shortName":"Room"}}',
  'files/en-us/web/gap/index.md': page('Web/Gap', 'browser-compat: css.properties.gap\n'),
}
const siteOf = (files: Readonly<Record<string, string>> = {}) => readSite([temporaryFolder({ ...FILES, ...files })])

const EMPTY = { newly: [], widely: [], first: [], removed: [], releases: [] }
const MONTHS: Months = {
  date: '2026-11-12',
  months: [
    { ...EMPTY, month: '2026-11' },
    { ...EMPTY, month: '2026-10', newly: [{ name: 'Gap', description: 'Between.', pages: [['Web/Gap', '']] }] },
  ],
  newlyByMonth: {},
}

const inputsOf = (content: ReturnType<typeof siteOf>, months = MONTHS) =>
  new Map(monthPages(content, months).map(({ url, input }) => [url, input()]))

test('each language has a list of the months and a page for each, with a link to the page of the site', () => {
  const pages = monthPages(siteOf(), MONTHS)
  expect(pages.filter(({ locale }) => locale === 'de').map(({ url }) => url)).toEqual([
    '/de/updates',
    '/de/updates/2026-11',
    '/de/updates/2026-10',
  ])
  expect(pages[2]?.make()).toMatchObject({
    renderer: 'Month',
    url: '/en-US/updates/2026-10',
    pageTitle: 'What changed on the web: October 2026 | Room',
    description: '1\u00a0feature newly available',
    html: expect.stringContaining('<a href="/en-US/docs/Web/Gap">Gap</a>'),
  })
})

test('a page is made again for other data and for another link, not for another text of a page', () => {
  const before = inputsOf(siteOf())
  const edited = inputsOf(siteOf({ 'files/en-us/web/gap/index.md': `${page('Web/Gap', 'browser-compat: css.properties.gap\n')}More.` }))
  expect(edited).toEqual(before)
  const translated = inputsOf(siteOf({ 'files/de/web/gap/index.md': page('Web/Gap') }))
  const changed = [...before].filter(([url, input]) => translated.get(url) !== input).map(([url]) => url)
  expect(changed).toEqual(['/de/updates/2026-10'])
  expect(inputsOf(siteOf(), { ...MONTHS, date: '2026-11-13' }).get('/en-US/updates/2026-10')).not.toBe(before.get('/en-US/updates/2026-10'))
})

test('the home page has the newest month that is over', () => {
  expect(homeMonth(MONTHS, 'en-US')).toEqual({
    url: '/en-US/updates/2026-10',
    title: 'What changed on the web: October 2026',
    summary: '1\u00a0feature newly available',
    allUrl: '/en-US/updates',
    allTitle: 'All months',
  })
  expect(homeMonth({ ...MONTHS, months: MONTHS.months.slice(0, 1) }, 'en-US')).toBeNull()
})

test('feeds and sitemaps have the months, also where Plus is off', () => {
  const content = { ...siteOf(), features: [] }
  const site = { content, records: content.tree.allPages, origin: 'https://room.example', months: () => MONTHS, findPage: () => undefined }
  const feeds = new Map(monthFeedFiles(site).map(({ path, make }) => [path, make()]))
  expect(feeds.get('en-US/updates/rss.xml')).toContain('https://room.example/en-US/updates/2026-10')
  expect([...feeds.keys()].filter((path) => path.startsWith('ja'))).toEqual(['ja/updates/rss.xml', 'ja/updates/feed.json'])
  const sitemap = sitemapFiles(site)
    .find(({ path }) => path === 'sitemaps/en-US/sitemap.xml')
    ?.make()
  expect(sitemap).toContain('<loc>https://room.example/en-US/updates/2026-11</loc>')
})

test('a site says how many months it has, and has none without a page with compatibility data', () => {
  const { tree } = siteOf()
  expect(monthsCount({}, tree)).toBe(36)
  expect(monthsCount({ months: 0 }, tree)).toBe(0)
  expect(monthsCount({ months: 5 }, { hasCompatPages: false })).toBe(0)
})
