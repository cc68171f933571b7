import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { type MadeUpBuild, makeSiteFolder, publishBuild } from '../built-site.fixture.ts'
import { openBuiltSite } from '../built-site.ts'
import { suggestPages } from './suggest-pages.ts'

const CSS = '/en-US/docs/Web/CSS'
const PROPERTIES = `${CSS}/Reference/Properties`

const TITLES: Readonly<Record<string, string>> = {
  '/en-US/docs/Web': 'Web technology',
  [CSS]: 'CSS',
  [`${PROPERTIES}/color`]: 'color',
  [`${PROPERTIES}/gap`]: 'gap',
  [`${PROPERTIES}/grid-template-columns`]: 'grid-template-columns',
  [`${CSS}/Reference/Selectors/:has`]: ':has()',
  '/en-US/docs/Web/JavaScript/Reference/Array/map': 'Array.prototype.map()',
  '/en-US/docs/Web/API/Document/querySelector': 'Document: querySelector() method',
  '/en-US/docs/Glossary/Cross-Site_Scripting': 'Cross-site scripting',
  '/en-US/docs/Web/API/Map/color': 'Map: color',
  '/en-US/docs/Glossary/Flexbox': 'Flexbox',
  '/de/docs/Web/CSS': 'CSS auf Deutsch',
  '/de/docs/Web/CSS/Reference/Properties/gap': 'gap auf Deutsch',
}
/** Pages that no search index has. */
const UNLISTED = { '/en-US/docs/Sealed': '', '/en-US/unlisted': '', '/en-US/untitled': '', '/en-US/nameless': '', '/en-US/bare': '' }
const BUILD: MadeUpBuild = {
  id: 'suggestions',
  pages: { ...TITLES, '/en-US/404': '', '/en-US/': '', '/en-US/blog/anchors/': 'post', ...UNLISTED },
  files: {
    '/en-US/search-index.json': indexOf('en-US'),
    '/de/search-index.json': indexOf('de'),
    '/en-US/docs/Sealed/index.json': '{"doc":{"title":"A document"},"short_title":"Document","pageTitle":"Document | Room"}',
    '/en-US/unlisted/index.json': '{"doc":{"title":""},"short_title":"An area page","pageTitle":"An area page | Room"}',
    '/en-US/untitled/index.json': '{"doc":null,"pageTitle":"A title for the tab"}',
    '/en-US/nameless/index.json': '[7]',
  },
  redirects: { '/en-us/docs/web/css/row': `${PROPERTIES}/gap`, '/fr/docs/spalten': `/fr/docs/Web/CSS/Reference/Properties/gap` },
}

let snapshot: SiteSnapshot
let close: () => Promise<void>
beforeAll(() => {
  const folder = makeSiteFolder()
  publishBuild(folder, BUILD)
  const site = openBuiltSite(folder)
  snapshot = site.current()
  close = site.close
})
afterAll(() => close())

describe('the first suggestion', () => {
  test.each([
    ['for a letter too many', `${PROPERTIES}/colour`, `${PROPERTIES}/color`],
    ['for swapped letters', `${PROPERTIES}/colro`, `${PROPERTIES}/color`],
    ['for a page that stands elsewhere now', `${CSS}/:has`, `${CSS}/Reference/Selectors/:has`],
    ['for other separators', '/en-US/docs/Glossary/crosssite-scripting', '/en-US/docs/Glossary/Cross-Site_Scripting'],
    ['for a name with its parent in front', '/en-US/docs/Web/API/document.queryselector', '/en-US/docs/Web/API/Document/querySelector'],
    ['for brackets behind the name', '/en-US/docs/Web/JavaScript/Array/map()', '/en-US/docs/Web/JavaScript/Reference/Array/map'],
    ['for a page named as its title', '/en-US/docs/cross site scripting', '/en-US/docs/Glossary/Cross-Site_Scripting'],
    ['among namesakes, for the one below the same pages', '/en-US/docs/Web/API/color', '/en-US/docs/Web/API/Map/color'],
    ['for a data file', `${PROPERTIES}/colour/index.json`, `${PROPERTIES}/color`],
    ['for a page outside the documents', '/en-US/blog/anchor', '/en-US/blog/anchors/'],
    ['for a name that only sounds alike (docs/behaviour/search.md 14)', `${CSS}/flexbocks`, '/en-US/docs/Glossary/Flexbox'],
    ['for a word of a longer name, with swapped letters', `${CSS}/gird`, `${PROPERTIES}/grid-template-columns`],
    ['for nothing that is near, the page above', `${CSS}/Zzzzzzzzzz/Yyyyyyyy`, CSS],
  ])('%s', async (_, path, url) => {
    expect((await suggestPages(snapshot, path, 'en-US')).closest[0]?.url).toBe(url)
  })
})

test('a word of a name is looked for only when no page has nearly that name, and the page above follows', async () => {
  const urls = async (path: string) => (await suggestPages(snapshot, path, 'en-US')).closest.map(({ url }) => url)
  expect(await urls(`${CSS}/columsn`)).toEqual([`${PROPERTIES}/grid-template-columns`, CSS])
  expect(await urls(`${PROPERTIES}/scriptin`)).toEqual(['/en-US/docs/Glossary/Cross-Site_Scripting', CSS])
  expect(await urls(`${CSS}/gaps`)).toEqual([`${PROPERTIES}/gap`, CSS])
})

test('pages have their titles', async () => {
  const { closest } = await suggestPages(snapshot, '/en-US/docs/Web/has', 'en-US')
  expect(closest).toEqual([
    { url: `${CSS}/Reference/Selectors/:has`, title: ':has()', locale: 'en-US' },
    { url: '/en-US/docs/Web', title: 'Web technology', locale: 'en-US' },
  ])
})

test('a page that is only in English is offered apart, also where it has moved to', async () => {
  const english = { url: `${PROPERTIES}/color`, title: 'color', locale: 'en-US' }
  expect(await suggestPages(snapshot, '/de/docs/Web/CSS/Reference/Properties/color', 'de')).toEqual({
    english,
    closest: [
      { url: '/de/docs/Web/CSS', title: 'CSS auf Deutsch', locale: 'de' },
      { url: '/en-US/docs/Web/API/Map/color', title: 'Map: color', locale: 'en-US' },
    ],
    retiredLocale: null,
  })
  const moved = await suggestPages(snapshot, '/fr/docs/Web/CSS/row', 'fr')
  expect(moved.english?.url).toBe(`${PROPERTIES}/gap`)
})

test('a move that another language knows leads to the page in this one', async () => {
  const { closest } = await suggestPages(snapshot, '/de/docs/Web/CSS/row', 'de')
  expect(closest[0]?.url).toBe('/de/docs/Web/CSS/Reference/Properties/gap')
})

test('pages of the language come before English ones, and no page comes twice', async () => {
  const { closest } = await suggestPages(snapshot, '/de/docs/gap', 'de')
  expect(closest.map(({ url }) => url)).toEqual(['/de/docs/Web/CSS/Reference/Properties/gap'])
})

test.each([
  ['/en-US/docs/Sealed', 'A document'],
  ['/en-US/unlisted', 'An area page'],
  ['/en-US/untitled', 'A title for the tab'],
  ['/en-US/nameless', '/en-US/nameless'],
  ['/en-US/bare', '/en-US/bare'],
])('a page above that no list has, %s, is called %s', async (url, title) => {
  const { closest } = await suggestPages(snapshot, `${url}/qqqqqqqq`, 'en-US')
  expect(closest).toEqual([{ title, url, locale: 'en-US' }])
})

test('an address in a retired language says so', async () => {
  expect(await suggestPages(snapshot, '/sv_se/docs/Nothing', 'en-US')).toMatchObject({ retiredLocale: 'sv-se', english: null })
})

test('an address without anything to go by suggests nothing', async () => {
  const nothing = { english: null, closest: [], retiredLocale: null }
  for (const path of ['/', '/en-US/docs/', '/en-US/docs/qqqqqqqq', '/en-US/docs/%%%', `/${'\u{1f600}'.repeat(2000)}`]) {
    expect(await suggestPages(snapshot, path, 'en-US')).toEqual(nothing)
  }
})

test('addresses as long as a server takes are answered from their end', async () => {
  const paths = [
    `/en-US/docs${'/a'.repeat(4000)}/colour`,
    `/en-US/docs/${'colour'.repeat(1300)}`,
    `/en-US${'/constructor'.repeat(600)}/__proto__`,
  ]
  const [first, ...others] = await Promise.all(paths.map((path) => suggestPages(snapshot, path, 'en-US')))
  expect(first?.closest.map(({ title }) => title)).toContain('color')
  for (const { closest } of others) expect(closest).toEqual([])
})

function indexOf(locale: string): string {
  const entries = Object.entries(TITLES).filter(([url]) => url.startsWith(`/${locale}/`))
  return JSON.stringify(entries.map(([url, title]) => ({ title, url })))
}
