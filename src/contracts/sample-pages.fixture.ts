import type { Baseline } from './baseline.ts'
import type { CompatBrowser, CompatStatement, CompatTable } from './compat.ts'
import type { Document, Section } from './document.ts'
import type { DocPage, Page } from './page.ts'
import { SITE_PAGES } from './sample-site-pages.fixture.ts'

const URL_OF_PAGE = '/en-US/docs/Web/CSS/gap'
const SUPPORT = { chrome: '57', chrome_android: '57', edge: '16', firefox: '52', firefox_android: '52', safari: '10.1', safari_ios: null }
const SHARED = {
  support: SUPPORT,
  asterisk: true,
  alternatives: [
    { name: 'Grid', description: 'Rows and columns.', mdn_url: '/en-US/docs/Web/CSS/Grid' },
    { name: 'Flex', description: 'Rows or columns.', mdn_url: null },
  ],
  about_url: '/en-US/docs/Glossary/Baseline',
  feedback_url: 'https://say.example/high',
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
  about_url: null,
  feedback_url: null,
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

const STATEMENT: CompatStatement = {
  added: '57',
  removed: '60',
  last: '59',
  isPartial: true,
  prefix: '-x-',
  alternative: 'grid-gap',
  flags: [
    { name: 'layout.gap', value: 'true' },
    { name: 'all', value: null },
  ],
  notes: ['Not <em>here</em>.'],
  bugs: ['https://bug.example/1'],
}
const PLAIN: CompatStatement = {
  added: null,
  removed: null,
  last: null,
  isPartial: false,
  prefix: null,
  alternative: null,
  flags: [],
  notes: [],
  bugs: [],
}
const BROWSER: CompatBrowser = {
  id: 'chrome',
  name: 'Chrome',
  type: 'desktop',
  preview: 'Canary',
  flagsPage: 'about:flags',
  releases: [['57', '2017-03-09']],
  upcoming: ['58'],
}
const TABLE: CompatTable = {
  browsers: [BROWSER, { ...BROWSER, type: 'mobile', preview: null, flagsPage: null }, { ...BROWSER, type: 'server' }],
  rows: [
    {
      name: '<code>gap</code>',
      depth: 0,
      status: ['experimental'],
      page: { url: URL_OF_PAGE, onlyInEnglish: false },
      spec: null,
      cells: ['57', false, null],
    },
    {
      name: 'part',
      depth: 1,
      status: [],
      page: null,
      spec: 'https://spec.example/',
      cells: [[STATEMENT], [PLAIN], [{ ...PLAIN, added: false }]],
    },
  ],
  omitted: 1,
  version: '1.2.3',
  date: '2026-01-01',
  dataUrl: '/bcd/gap.json',
  reportUrl: 'https://report.example/',
}
const BARE_TABLE: CompatTable = { ...TABLE, rows: [], browsers: [], dataUrl: null, reportUrl: null }
const BODY: Section[] = [
  { type: 'prose', value: { isH3: false, content: '<p>Text.</p>' } },
  { type: 'prose', value: { id: 'syntax', title: 'Syntax', isH3: true, content: '' } },
  {
    type: 'specifications',
    value: { id: 's', title: 'S', isH3: false, query: 'a', specifications: [{ bcdSpecificationURL: 'https://a.example/', title: 'A' }] },
  },
  { type: 'specifications', value: { isH3: false, query: 'undefined', specifications: [] } },
  { type: 'browser_compatibility', value: { id: 'c', title: 'C', isH3: false, query: 'a', table: TABLE } },
  { type: 'browser_compatibility', value: { id: 'c', title: 'C', isH3: true, query: 'a', table: BARE_TABLE } },
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
    contributors_url: '/en-US/docs/Web/CSS/gap/contributors.txt',
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
  source: { folder: 'f', filename: 'index.md', github_url: null, last_commit_url: null, report_url: null, contributors_url: null },
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

/** One page of every shape that an `index.json` can have. */
export const SAMPLE_PAGES: Readonly<Record<string, Page>> = {
  'a whole document': docPage(FULL),
  'a bare document': docPage(BARE),
  'a document of a new feature': docPage({ ...BARE, baseline: LOW, baselineStatus: 'low' }),
  'a document of a discouraged feature': docPage({ ...BARE, baseline: LIMITED, baselineStatus: 'removing' }),
  ...SITE_PAGES,
  'a page of updates': {
    renderer: 'Updates',
    months: { url: '/de/updates', title: 'Was sich geändert hat' },
    url: '/de/plus/updates',
    locale: 'de',
    pageTitle: 'Neuerungen | RR',
    description: 'Was sich geändert hat.',
    html: '<h1>Neuerungen</h1>',
  },
  'a search page': { renderer: 'Search', url: '/de/search', locale: 'de', pageTitle: 'Suche | RR', html: '<h1>Suche</h1>' },
  'a not-found page': { renderer: 'SpaNotFound', url: '/de/404', locale: 'de', pageTitle: 'Nicht gefunden | RR' },
}
