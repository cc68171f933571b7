import type { HomePage } from '#contracts/home.ts'
import type { DocPage, NotFoundPage, SearchPage, WebAssets } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { ShellSettings } from '#contracts/site.ts'

/** Made-up pages for the tests of this part. */
export const SITE: ShellSettings = {
  brand: { name: 'Reading Room', shortName: 'RR', plusName: 'Room Plus' },
  origin: 'https://room.example',
  features: ['plus'],
  menus: [
    {
      title: 'References',
      links: [
        { title: 'CSS', text: 'How pages look & move', url: '/en-US/docs/Web/CSS' },
        { title: 'Web', url: '/en-US/docs/Web' },
      ],
    },
    { title: 'Blog', url: '/en-US/blog/', isEnglish: true, isNew: true },
  ],
  footer: [{ title: 'Room', links: [{ title: 'About', url: '/en-US/about' }] }],
  account: [
    { title: 'Collections', url: '/en-US/plus/collections' },
    { title: 'Feedback', url: 'https://survey.example/room' },
  ],
  firstYear: 1998,
}

export const ASSETS: WebAssets = {
  script: '/static/loader.01234567.js',
  styles: '/static/{sheet}.89abcdef.css',
  build: 'v1',
  themeScript: "/*theme*/''",
}

const URL_OF_PAGE = '/en-US/docs/Web/CSS/gap'

export const DOCUMENT: DocPage = {
  renderer: 'Doc',
  url: URL_OF_PAGE,
  doc: {
    isActive: true,
    isMarkdown: true,
    isTranslated: false,
    isPreview: false,
    locale: 'en-US',
    native: 'English (US)',
    mdn_url: URL_OF_PAGE,
    title: 'gap',
    titleHTML: '<code>gap</code>',
    short_title: 'gap',
    pageTitle: 'gap - CSS | RR',
    parents: [
      { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
      { uri: URL_OF_PAGE, title: 'gap' },
    ],
    modified: '2026-02-03T23:30:00Z',
    popularity: null,
    other_translations: [{ locale: 'de', title: 'gap', native: 'Deutsch' }],
    translation: null,
    source: {
      folder: 'en-us/web/css/gap',
      filename: 'index.md',
      github_url: null,
      last_commit_url: null,
      report_url: null,
      contributors_url: null,
    },
    summary: 'The "gap" property & its <parts>.',
    toc: [{ id: 'syntax', text: '<code>Syntax</code>', sub: false }],
    fragments: ['syntax'],
    sidebarURL: '/static/sidebar.00112233.json',
    sidebarMacro: null,
    related_content: [],
    styleURL: '/static/page.44556677.css',
    browserCompat: [],
    baseline: null,
    baselineStatus: null,
    status: [],
    pageType: 'css-property',
    noIndexing: false,
    hasMathML: false,
    banners: [],
    body: [
      { type: 'prose', value: { isH3: false, content: '<p>The first paragraph.</p>' } },
      { type: 'prose', value: { id: 'syntax', title: '<code>Syntax</code>', isH3: false, content: '<pre>gap: 1rem</pre>' } },
      {
        type: 'specifications',
        value: { id: 'specifications', title: 'Specifications', isH3: false, query: 'undefined', specifications: [] },
      },
      {
        type: 'browser_compatibility',
        value: { id: 'compat', title: 'Compatibility', isH3: true, query: 'css.properties.<gap>', table: null },
      },
    ],
  },
}

export const SIDEBAR: readonly SidebarEntry[] = [
  { title: 'Properties', section: true, children: [{ title: 'gap', code: true, url: URL_OF_PAGE }], omitted: 12 },
  { title: 'Guides', children: [], omitted: 3 },
]

export const HOME: HomePage = {
  renderer: 'Homepage',
  url: '/en-US/',
  locale: 'en-US',
  pageTitle: 'Reading Room',
  hyData: {
    areas: [{ title: 'CSS', url: '/en-US/docs/Web/CSS', summary: 'How pages look.' }],
    featuredArticles: [{ title: 'Grid & flex', mdn_url: '/en-US/docs/Learn/Grid', summary: '', tag: null }],
    latestNews: { items: [] },
    recentContributions: { items: [] },
    latestMonth: null,
    featuredContributor: null,
    communityUrl: null,
  },
}

export const NOT_FOUND: NotFoundPage = { renderer: 'SpaNotFound', url: '/de/404', locale: 'de', pageTitle: 'Seite nicht gefunden | RR' }

export const SEARCH: SearchPage = {
  renderer: 'Search',
  url: '/de/search',
  locale: 'de',
  pageTitle: 'Suche | RR',
  html: '<!--search--><h1>Suche</h1><!--/search-->',
}
