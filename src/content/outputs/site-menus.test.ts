import { expect, test } from 'vitest'
import type { Feature } from '#contracts/features.ts'
import { FEATURES } from '#contracts/features.ts'
import { INTERFACE_LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type LinkSource, optionalPageUrls } from './site-links.ts'
import { siteAccountMenu, siteFooter, siteMenus } from './site-menus.ts'
import { DEFAULT_AREAS } from './site-settings.ts'

const page = (title: string, slug: string, more = ''): string => `---\ntitle: ${title}\nslug: ${slug}\n${more}---\n`

const FILES = {
  'files/en-us/web/index.md': page('Web', 'Web'),
  'files/en-us/web/css/index.md': page('CSS of the Web', 'Web/CSS'),
  'files/en-us/web/http/index.md': page('HTTP', 'Web/HTTP'),
  'files/de/web/css/index.md': page('CSS auf Deutsch', 'Web/CSS'),
  'files/en-us/games/index.md': page('Games on the Web', 'Games', 'short-title: Games\n'),
  'files/en-us/learn_web_development/index.md': page('Learn', 'Learn_web_development'),
  'files/en-us/learn_web_development/core/styling_basics/index.md': page('Styling', 'Learn_web_development/Core/Styling_basics'),
  'curriculum/0-README.md': '---\nsummary: All of it.\ntemplate: landing\n---\n\n# Curriculum\n',
  'pages/about.md': '---\ntitle: About\n---\n',
  'pages/advertising.md': '---\ntitle: Advertising\n---\n',
}

function source(
  locale: LocaleCode,
  { pages = [], ...more }: { features?: readonly Feature[]; pages?: readonly string[] } = {},
): LinkSource {
  return {
    tree: readSite([temporaryFolder(FILES)]).tree,
    locale,
    brand: { ...DEFAULT_BRAND, plusName: 'Room Plus' },
    features: FEATURES,
    sitePages: new Set(pages),
    ...more,
  }
}

const outline = (menus: ReturnType<typeof siteMenus>) =>
  menus.map((menu) => ('links' in menu ? [menu.title, ...menu.links.map(({ title, url }) => `${title} ${url}`)] : [menu.title, menu.url]))

test('the menus hold the areas that have a page, the references apart from the lessons', () => {
  expect(outline(siteMenus(DEFAULT_AREAS, source('en-US')))).toEqual([
    ['References', 'CSS /en-US/docs/Web/CSS', 'HTTP /en-US/docs/Web/HTTP', 'Web technology /en-US/docs/Web'],
    ['Learn', 'Learning area /en-US/docs/Learn_web_development', 'CSS /en-US/docs/Learn_web_development/Core/Styling_basics'],
    ['Curriculum', '/en-US/curriculum/'],
  ])
})

test('a site decides which areas there are; one that is not known has the title of its page', () => {
  expect(outline(siteMenus(['Games', 'Web/CSS', 'Nowhere'], source('en-US')))[0]).toEqual([
    'References',
    'Games /en-US/docs/Games',
    'CSS /en-US/docs/Web/CSS',
    'Web technology /en-US/docs/Web',
  ])
  expect(outline(siteMenus(['Games'], source('en-US')))[0]).toEqual(['References', 'Games /en-US/docs/Games'])
  expect(outline(siteMenus([], source('en-US')))).toEqual([['Curriculum', '/en-US/curriculum/']])
})

test('in another language an entry leads to the page of that language, else to the English one and says so', () => {
  const [references] = siteMenus(['Web/CSS', 'Web/HTTP'], source('de'))
  expect(references).toEqual({
    title: 'Referenzen',
    links: [
      { title: 'CSS', text: expect.any(String), url: '/de/docs/Web/CSS' },
      { title: 'HTTP', text: expect.any(String), url: '/en-US/docs/Web/HTTP', isEnglish: true },
      { title: 'Webtechnologien', text: expect.any(String), url: '/en-US/docs/Web', isEnglish: true },
    ],
  })
  expect(siteMenus([], source('de'))).toEqual([{ title: 'Lehrplan', url: '/en-US/curriculum/', isEnglish: true, isNew: true }])
})

test('parts of the product are linked once their page exists, in the languages it exists in', () => {
  const pages = ['/fr/play', '/en-US/observatory', '/fr/plus', '/en-US/plus', '/fr/plus/ai-help', '/en-US/plus/ai-help']
  expect(outline(siteMenus([], source('fr', { pages })))).toEqual([
    ['Plus', 'Présentation /fr/plus', 'Aide par IA /fr/plus/ai-help'],
    ['Cursus', '/en-US/curriculum/'],
    ['Outils', 'Bac à sable /fr/play', 'Observatoire HTTP /en-US/observatory', 'Aide par IA /fr/plus/ai-help'],
  ])
  const [plus] = siteMenus([], source('en-US', { pages }))
  expect(plus !== undefined && 'links' in plus ? plus.links[0]?.text : undefined).toBe('What Room Plus offers')
})

test('a feature that is off has no entries', () => {
  const pages = ['/en-US/plus', '/en-US/plus/collections']
  const titles = (features: readonly Feature[]) => siteMenus([], source('en-US', { pages, features })).map(({ title }) => title)
  expect([titles([]), titles(['plus'])]).toEqual([['Curriculum'], ['Plus', 'Curriculum']])
  const footer = (features: readonly Feature[]) => siteFooter(undefined, source('en-US', { features }))[0]?.links.map(({ url }) => url)
  expect([footer([]), footer(['advertising'])]).toEqual([['/en-US/about'], ['/en-US/about', '/en-US/advertising']])
})

test('every entry has a line about it, in every language', () => {
  for (const { code } of INTERFACE_LOCALES) {
    const menus = siteMenus(DEFAULT_AREAS, source(code))
    for (const link of menus.flatMap((menu) => ('links' in menu ? menu.links : [])))
      expect(link.text, `${link.title} in ${code}`).toBeTruthy()
  }
})

test('the footer has the links of site.json after its own, in the language or in English; empty columns are left out', () => {
  const links = {
    site: [{ title: 'Careers', url: 'https://example.org/careers' }],
    legal: [{ title: { 'en-US': 'Privacy', de: 'Datenschutz' }, url: 'https://example.org/privacy' }],
  }
  const columns = (locale: LocaleCode) =>
    siteFooter(links, source(locale)).map(({ title, links }) => [title, links.map((link) => link.title)])
  expect(columns('de')).toEqual([
    [DEFAULT_BRAND.shortName, ['Über uns', 'Werbung bei uns', 'Careers']],
    ['Entwicklung', ['Webtechnologien', 'Lernbereich', 'Lehrplan']],
    ['Rechtliches', ['Datenschutz']],
  ])
  expect(columns('fr').at(-1)).toEqual(['Mentions légales', ['Privacy']])
})

test('a link of site.json can lead to a page of the site, which is marked where it is in English', () => {
  const links = { support: [{ title: 'Report a mistake', url: '/en-US/support#report' }] }
  const last = (locale: LocaleCode) =>
    siteFooter(links, source(locale))
      .flatMap((column) => column.links)
      .find(({ url }) => url.includes('support'))
  expect(last('de')).toEqual({ title: 'Report a mistake', url: '/en-US/support#report', isEnglish: true })
  expect(last('en-US')).toEqual({ title: 'Report a mistake', url: '/en-US/support#report' })
})

test('a site with a blog has its feed in the footer', () => {
  const { tree } = readSite([
    temporaryFolder({ 'blog/a/index.md': '---\ntitle: A\nslug: a\ndate: 2026-01-02\nauthor: Ann\ndescription: A post.\n---\n' }),
  ])
  expect(siteFooter(undefined, { ...source('en-US'), tree })[0]?.links).toEqual([
    { title: 'Blog', url: '/en-US/blog/' },
    { title: 'RSS feed', url: '/en-US/blog/rss.xml' },
  ])
})

test('the menu of signed-in users has the pages that exist, and at its end where they say what they think', () => {
  const pages = ['/de/plus/collections', '/en-US/plus/settings']
  const menu = (feedback: string | undefined, more: Parameters<typeof source>[1]) => siteAccountMenu(feedback, source('de', more))
  expect(menu('https://survey.example/room', { pages })).toEqual([
    { title: 'Sammlungen', url: '/de/plus/collections' },
    { title: 'Meine Einstellungen', url: '/en-US/plus/settings', isEnglish: true },
    { title: 'Feedback', url: 'https://survey.example/room' },
  ])
  expect(menu(undefined, { pages, features: [] })).toEqual([])
  expect(menu(undefined, {})).toEqual([])
})

test('scripts know the pages that they link to, where the site has them', () => {
  expect(optionalPageUrls(source('de'))).toBeUndefined()
  const pages = ['/de/plus', '/en-US/plus', '/en-US/plus/settings', '/de/play']
  expect(optionalPageUrls(source('de', { pages }))).toEqual({ plans: '/de/plus', settings: '/en-US/plus/settings' })
  expect(optionalPageUrls(source('de', { pages, features: [] }))).toBeUndefined()
})
