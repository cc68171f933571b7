import { FEATURE_STYLESHEETS, type StylesheetPart } from './page-stylesheets.ts'

/** Where the rules of features with a stylesheet of their own are, from `src/web`. */
const FOLDERS: Readonly<Record<(typeof FEATURE_STYLESHEETS)[number], readonly string[]>> = {
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
  settings: ['plus/settings/', 'plus/docs/', 'ui/settings/', 'preferences/', 'offline/'],
  missing: ['not-found/'],
}

/** The rules of what opens when it is used: panels of menus, histories of cells, what the filter of a sidebar finds. */
const PANELS = [
  'shell/main-menu-panel.css',
  'shell/theme-menu.css',
  'shell/search-box-focus.css',
  'documents/language-panel.css',
  'documents/opened-sidebar.css',
  'documents/filtered-sidebar.css',
  'documents/collapsing-sidebar.css',
  'ui/layers.css',
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

/** The rules of all articles. */
const ARTICLE = ['article/', 'documents/', 'feedback/', 'collections/save-button.css']

/** All parts, in the order of the stylesheets. */
export const STYLESHEET_PARTS: readonly StylesheetPart[] = [
  'shared',
  'documents',
  'support',
  ...FEATURE_STYLESHEETS,
  'scripts',
  'print',
  'panels',
]

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
  return FEATURE_STYLESHEETS.find((name) => FOLDERS[name].some(isBelow)) ?? 'shared'
}
