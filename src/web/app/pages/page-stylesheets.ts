/** The features with a stylesheet of their own, in the order of the stylesheets; where their rules are: `stylesheet-parts.ts`. */
export const FEATURE_STYLESHEETS = [
  'home',
  'blog',
  'curriculum',
  'community',
  'search',
  'playground',
  'collections',
  'months',
  'plus',
  'updates',
  'observatory',
  'ai-help',
  'settings',
  'missing',
] as const

/**
 * The stylesheets that pages link, in this order. Every page has the last two: that for paper, which browsers load after all else, with rules that are more
 * specific than all others, and at its end that for what opens. Pages whose letters are not Latin, Greek or Cyrillic have the one before them, for
 * their scripts.
 */
export const PAGE_STYLESHEETS = ['shared', 'article', 'reference', 'support', ...FEATURE_STYLESHEETS, 'scripts', 'print', 'panels'] as const
export type PageStylesheet = (typeof PAGE_STYLESHEETS)[number]
/** The rules by where they stand in the code: those of a feature or of several, and those of the commons and the shell. */
export type StylesheetPart = Exclude<PageStylesheet, 'article' | 'reference'> | 'documents'

/**
 * The parts of a stylesheet. An article has the shared rules and its own in one stylesheet, and `support` too where it needs that: one request, and
 * a tenth fewer bytes. After them, in place of another page, the shared rules stand twice and mean the same.
 */
export function partsOf(stylesheet: PageStylesheet): readonly StylesheetPart[] {
  if (stylesheet === 'article') return ['shared', 'documents']
  return stylesheet === 'reference' ? ['shared', 'documents', 'support'] : [stylesheet]
}

/** The classes of elements that have the rules of `support`. */
const SUPPORTED = /class="(?:[^"]* )?(?:compat|baseline|css-formal-syntax|css-syntax-sources|inheritance-diagram|api-index)[ "]/

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
 * The address of a stylesheet.
 *
 * @param styles `WebAssets.styles`
 * @example stylesheetUrl('/static/{sheet}.89abcdef.css', 'blog') // '/static/blog.89abcdef.css'
 */
export function stylesheetUrl(styles: string, stylesheet: PageStylesheet): string {
  return styles.replace('{sheet}', stylesheet)
}
