/** The features with a stylesheet of their own, and where its rules are, from `src/web`. The order is that of the stylesheets. */
const FEATURES = {
  home: ['home/'],
  blog: ['blog/'],
  curriculum: ['curriculum/'],
  community: ['community/', 'pages/'],
  search: ['search/search-'],
  playground: ['playground/'],
  collections: ['collections/pages/'],
  months: ['months/'],
  plus: ['plus/landing/'],
  updates: ['updates/'],
  observatory: ['observatory/'],
  'ai-help': ['ai-help/page/'],
  settings: ['plus/settings/', 'plus/docs/', 'ui/settings/', 'preferences/'],
  missing: ['not-found/'],
} as const
type FeatureStylesheet = keyof typeof FEATURES

/** The rules of what opens when it is used: panels of menus, histories of cells, what the filter of a sidebar finds. */
const PANELS = [
  'shell/main-menu-panel.css',
  'shell/theme-menu.css',
  'shell/search-box-focus.css',
  'documents/language-panel.css',
  'documents/opened-sidebar.css',
  'documents/filtered-sidebar.css',
  'documents/collapsing-sidebar.css',
  'article/compat/compat-history.css',
]

/** The rules of what only pages about a feature have: tables of compatibility, Baseline, formal syntax, diagrams and indexes of interfaces. */
const SUPPORT = [
  'article/compat/',
  'article/fact-tables.css',
  'article/css-syntax.css',
  'article/web-api-blocks.css',
  'documents/baseline.css',
]
/** The classes of elements that have these rules. */
const SUPPORTED = /class="(?:[^"]* )?(?:compat|baseline|css-formal-syntax|css-syntax-sources|inheritance-diagram|api-index)[ "]/

/** The rules of all articles. */
const ARTICLE = ['article/', 'documents/', 'feedback/', 'collections/save-button.css']

const FEATURE_STYLESHEETS = Object.keys(FEATURES).filter(isFeatureStylesheet)

/** The rules by where they stand in the code: those of a feature or of several, and those of the commons and the shell. */
export const STYLESHEET_PARTS = ['shared', 'documents', 'support', ...FEATURE_STYLESHEETS, 'scripts', 'print', 'panels'] as const
export type StylesheetPart = (typeof STYLESHEET_PARTS)[number]

/**
 * The stylesheets that pages link, in this order. Every page has the last two: that for paper, which browsers load after all else, with rules that are more
 * specific than all others, and at its end that for what opens. Pages whose letters are not Latin, Greek or Cyrillic have the one before them, for
 * their scripts.
 */
export const PAGE_STYLESHEETS = ['shared', 'article', 'reference', 'support', ...FEATURE_STYLESHEETS, 'scripts', 'print', 'panels'] as const
export type PageStylesheet = (typeof PAGE_STYLESHEETS)[number]

/**
 * The parts of a stylesheet. An article has the shared rules and its own in one stylesheet, and `support` too where it needs that: one request, and
 * a tenth fewer bytes. After them, in place of another page, the shared rules stand twice and mean the same.
 */
export function partsOf(stylesheet: PageStylesheet): readonly StylesheetPart[] {
  if (stylesheet === 'article') return ['shared', 'documents']
  return stylesheet === 'reference' ? ['shared', 'documents', 'support'] : [stylesheet]
}

/**
 * The stylesheets that a page links: of those that its kind may need, `support` only where the page shows one of its elements, and
 * then one stylesheet in place of `article` and `support`.
 *
 * @param body HTML of the page
 */
export function linkedStylesheets(names: readonly PageStylesheet[], body: string): readonly PageStylesheet[] {
  if (!names.includes('support')) return names
  const article = SUPPORTED.test(body) ? 'reference' : 'article'
  return names.filter((name) => name !== 'support').map((name) => (name === 'article' ? article : name))
}

/**
 * The part that the rules of a CSS file belong to.
 *
 * @param path relative to `src/web`, `/` separated
 * @example partOfFile('blog/byline.css') // 'blog'
 */
export function partOfFile(path: string): StylesheetPart {
  if (path === 'ui/print.css') return 'print'
  if (path === 'ui/scripts.css') return 'scripts'
  if (PANELS.includes(path)) return 'panels'
  const isBelow = (place: string): boolean => path.startsWith(place)
  if (SUPPORT.some(isBelow)) return 'support'
  if (ARTICLE.some(isBelow)) return 'documents'
  return FEATURE_STYLESHEETS.find((name) => FEATURES[name].some(isBelow)) ?? 'shared'
}

/**
 * The address of a stylesheet.
 *
 * @param styles `WebAssets.styles`
 * @example stylesheetUrl('/static/{sheet}.89abcdef.css', 'blog') // '/static/blog.89abcdef.css'
 */
export function stylesheetUrl(styles: string, stylesheet: PageStylesheet): string {
  return styles.replace('{sheet}', stylesheet)
}

function isFeatureStylesheet(name: string): name is FeatureStylesheet {
  return Object.hasOwn(FEATURES, name)
}
