import type { AreaPage, BlogCard } from './areas.ts'
import type { Baseline } from './baseline.ts'
import type { Document, Section } from './document.ts'
import type { DocPage, Page } from './page.ts'

const URL_OF_PAGE = '/en-US/docs/Web/CSS/gap'
const SUPPORT = { chrome: '57', chrome_android: '57', edge: '16', firefox: '52', firefox_android: '52', safari: '10.1', safari_ios: null }
const SHARED = {
  support: SUPPORT,
  asterisk: true,
  alternatives: [
    { name: 'Grid', description: 'Rows and columns.', mdn_url: '/en-US/docs/Web/CSS/Grid' },
    { name: 'Flex', description: 'Rows or columns.', mdn_url: null },
  ],
} as const
const FEATURE = { id: 'gap', name: 'Gap', description_html: 'The <code>gap</code>.', discouraged: null } as const

const HIGH: Baseline = {
  ...SHARED,
  alternatives: [...SHARED.alternatives],
  baseline: 'high',
  baseline_low_date: '≤2017-10-17',
  baseline_high_date: '2020-04-17',
  feature: {
    ...FEATURE,
    status: { baseline: 'high', baseline_low_date: '2017-10-17', baseline_high_date: '2020-04-17', support: SUPPORT },
  },
}
const LOW: Baseline = {
  ...SHARED,
  alternatives: [],
  baseline: 'low',
  baseline_low_date: '2026-01-01',
  feature: { ...FEATURE, status: { baseline: 'low', baseline_low_date: '2026-01-01', support: SUPPORT } },
}
const LIMITED: Baseline = {
  ...SHARED,
  alternatives: [],
  baseline: false,
  feature: {
    ...FEATURE,
    status: { baseline: false, support: SUPPORT },
    discouraged: { according_to: ['https://says.example/'], reason: 'Old', reason_html: 'Old', removal_date: '2027-01-01' },
  },
}

const TABLE = {
  browsers: [{ id: 'chrome', name: 'Chrome', type: 'desktop' as const }],
  rows: [{ name: 'gap', status: ['experimental' as const], cells: [{ support: 'yes' as const, text: '57' }] }],
}
const BODY: Section[] = [
  { type: 'prose', value: { isH3: false, content: '<p>Text.</p>' } },
  { type: 'prose', value: { id: 'syntax', title: 'Syntax', isH3: true, content: '' } },
  {
    type: 'specifications',
    value: { id: 's', title: 'S', isH3: false, query: 'a', specifications: [{ bcdSpecificationURL: 'https://a.example/', title: 'A' }] },
  },
  { type: 'specifications', value: { isH3: false, query: 'undefined', specifications: [] } },
  { type: 'browser_compatibility', value: { id: 'c', title: 'C', isH3: false, query: 'a', table: TABLE } },
  { type: 'browser_compatibility', value: { isH3: false, query: 'a', table: null } },
]

const FULL: Document = {
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
  parents: [{ uri: URL_OF_PAGE, title: 'gap' }],
  modified: '2026-02-03T23:30:00.000Z',
  popularity: 0.5,
  other_translations: [{ locale: 'de', title: 'gap', native: 'Deutsch' }],
  translation: { sourceCommit: '0123456789abcdef', freshness: 'outdated', isMachineMade: false },
  source: {
    folder: 'en-us/web/css/gap',
    filename: 'index.md',
    github_url: 'https://code.example/gap',
    last_commit_url: 'https://code.example/commit/1',
    report_url: 'https://code.example/new',
  },
  summary: 'The gap.',
  toc: [{ id: 'syntax', text: '<code>Syntax</code>', sub: false }],
  fragments: ['syntax'],
  sidebarURL: '/static/sidebar.00112233.json',
  sidebarMacro: 'cssref',
  related_content: [
    {
      title: 'CSS',
      uri: null,
      open: true,
      isActive: false,
      content: [{ title: 'gap', uri: URL_OF_PAGE, open: false, isActive: true, content: [] }],
    },
  ],
  styleURL: '/static/page.44556677.css',
  browserCompat: ['css.properties.gap'],
  baseline: HIGH,
  baselineStatus: 'high',
  status: ['experimental'],
  pageType: 'css-property',
  noIndexing: false,
  hasMathML: true,
  banners: ['seecompattable'],
  body: BODY,
}

/** A page without anything that a page may be without. */
const BARE: Document = {
  ...FULL,
  parents: null,
  modified: null,
  popularity: null,
  translation: null,
  source: { folder: 'f', filename: 'index.md', github_url: null, last_commit_url: null, report_url: null },
  sidebarURL: null,
  sidebarMacro: null,
  related_content: [],
  styleURL: null,
  browserCompat: [],
  baseline: null,
  baselineStatus: null,
  status: [],
  banners: [],
  body: [],
}

const docPage = (doc: Document): DocPage => ({ renderer: 'Doc', url: URL_OF_PAGE, doc })

const SECTION = { type: 'prose' as const, value: { id: 'a', title: 'A', isH3: false, content: '<p>x</p>' } }

const BLOG_CARD: BlogCard = {
  slug: 'hello',
  title: 'Hello',
  description: 'A first post.',
  image: { file: 'a.png', alt: '', source: { name: 'S', link: 'https://s.example/' }, creator: { name: 'C', link: null } },
  keywords: ['one'],
  sponsored: false,
  date: '2026-02-03',
  author: { name: 'RR', link: null, avatar_url: null },
  readTime: 3,
}

const PLACED = {
  locale: 'en-US' as const,
  pageTitle: 'Hello | RR',
  parents: [{ uri: '/en-US/blog/', title: 'RR Blog' }],
  other_translations: [{ locale: 'en-US' as const, title: 'Hello', native: 'English (US)' }],
}

const AREA_DOC = {
  title: 'Hello',
  mdn_url: '/en-US/blog/hello/',
  native: 'English (US)',
  locale: 'en-US' as const,
  noIndexing: false,
  pageTitle: 'Hello | RR',
  summary: 'A first post.',
  body: [SECTION],
  toc: [{ id: 'a', text: 'A', sub: false }],
  fragments: ['a'],
  styleURL: null,
}

const MODULE = { title: 'M', url: '/en-US/curriculum/g/m/', topic: 'Styling' as const, summary: 's' }

const AREA_PAGES: Readonly<Record<string, AreaPage>> = {
  'a blog post': {
    renderer: 'BlogPost',
    url: '/en-US/blog/hello/',
    ...PLACED,
    image: 'https://room.example/en-US/blog/hello/a.png',
    doc: AREA_DOC,
    blogMeta: { ...BLOG_CARD, links: { previous: { slug: 'older', title: 'Older' }, next: null } },
  },
  'a page of the blog index': {
    renderer: 'BlogIndex',
    url: '/en-US/blog/',
    locale: 'en-US',
    pageTitle: 'RR Blog',
    hyData: { posts: [{ ...BLOG_CARD, image: null }], page: 1, pages: 2 },
  },
  'a curriculum page': {
    renderer: 'CurriculumLanding',
    url: '/en-US/curriculum/',
    ...PLACED,
    doc: {
      ...AREA_DOC,
      styleURL: '/static/styles/0123.css',
      template: 'landing',
      topic: '',
      group: '',
      sidebar: [{ title: 'G', url: '/en-US/curriculum/g/', children: [{ title: 'M', url: MODULE.url }] }],
      modules: [{ ...MODULE, topic: 'Best Practices', children: [MODULE] }],
      prevNext: { prev: null, next: { title: 'G', url: '/en-US/curriculum/g/' } },
    },
  },
  'a contributor spotlight': {
    renderer: 'ContributorSpotlight',
    url: '/en-US/community/spotlight/someone',
    locale: 'en-US',
    pageTitle: 'Spotlight | RR',
    short_title: 'Someone',
    description: 'Q',
    styleURL: null,
    hyData: {
      sections: [SECTION],
      contributorName: 'Someone',
      folderName: 'someone',
      isFeatured: true,
      profileImg: 'p.jpg',
      profileImgAlt: '',
      usernames: { github: null },
      quote: 'Q',
    },
  },
  'a page of text': {
    renderer: 'GenericAbout',
    url: '/en-US/about',
    ...PLACED,
    short_title: 'About',
    description: '',
    styleURL: null,
    id: 'about',
    hyData: { title: 'About', sections: [SECTION], toc: [], fragments: ['a'] },
  },
}

/** One page of every shape that an `index.json` can have. */
export const SAMPLE_PAGES: Readonly<Record<string, Page>> = {
  'a whole document': docPage(FULL),
  'a bare document': docPage(BARE),
  'a document of a new feature': docPage({ ...BARE, baseline: LOW, baselineStatus: 'low' }),
  'a document of a discouraged feature': docPage({ ...BARE, baseline: LIMITED, baselineStatus: 'removing' }),
  'a home page': {
    renderer: 'Homepage',
    url: '/de/',
    locale: 'de',
    pageTitle: 'RR',
    hyData: {
      areas: [{ title: 'CSS', url: '/de/docs/Web/CSS', summary: '' }],
      featuredArticles: [{ title: 'Grid', url: '/de/docs/Grid', summary: 'G' }],
    },
  },
  ...AREA_PAGES,
  'a not-found page': { renderer: 'SpaNotFound', url: '/de/404', locale: 'de', pageTitle: 'Nicht gefunden | RR' },
}
