import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { PageRecord } from '../read/page-record.ts'

/** The slug of all pages with CSS names begins with it. */
export const CSS_BASE = 'Web/CSS/Reference/'
const CATEGORIES = ['properties', 'values', 'selectors', 'at-rules'] as const
type Category = (typeof CATEGORIES)[number]
/** Ends of names that a call may leave out. Of two pages that differ only in them the value is meant. */
const SUFFIXES = ['_value', '_function'] as const

/** Where CSS names lead: `category/name` in lower case -> the page's slug. */
export class CssIndex {
  readonly #slugs = new Map<string, string>()

  /** Exact paths win over names without `_value` or `_function`, and these over the last segments of nested names. */
  constructor(pages: readonly Pick<PageRecord, 'locale' | 'slug'>[]) {
    const paths = pages
      .filter((page) => page.locale === DEFAULT_LOCALE && page.slug.startsWith(CSS_BASE))
      .map((page) => page.slug.slice(CSS_BASE.length))
    for (const path of paths) this.#add(path.toLowerCase(), path)
    for (const suffix of SUFFIXES) for (const path of paths) this.#add(withoutEnd(path.toLowerCase(), suffix), path)
    for (const path of paths) this.#addLeaf(path, (leaf) => leaf)
    for (const suffix of SUFFIXES) for (const path of paths) this.#addLeaf(path, (leaf) => withoutEnd(leaf, suffix))
  }

  /**
   * The slug of a CSS name: `color`, `<color>`, `calc()`, `:has()`, `@media/width` (docs/behaviour/macros.md 6).
   * Undefined when no page of the kind exists.
   */
  find(name: string): string | undefined {
    for (const key of candidates(name)) {
      const slug = this.#slugs.get(key.toLowerCase())
      if (slug !== undefined) return slug
    }
    return undefined
  }

  #add(key: string, path: string): void {
    if (!this.#slugs.has(key)) this.#slugs.set(key, CSS_BASE + path)
  }

  #addLeaf(path: string, change: (leaf: string) => string): void {
    const segments = path.toLowerCase().split('/')
    const [category = '', ...names] = segments
    if (names.length < 2) return
    this.#add(`${category}/${change(names.at(-1) ?? '')}`, path)
  }
}

function withoutEnd(key: string, end: string): string {
  return key.endsWith(end) ? key.slice(0, -end.length) : key
}

function candidates(name: string): string[] {
  const bare = name.replace(/\(\)$/, '')
  const inCategory = (category: Category, key: string): string[] => [`${category}/${key}`, `${category}/${key}_value`]
  if (/^<.*>$/.test(name)) {
    const type = name.slice(1, -1).replace(/\(\)$/, '')
    return [`values/${type}_value`, ...inCategory('values', type)]
  }
  if (name.startsWith(':')) return name.endsWith('()') ? [`selectors/${bare}_function`, `selectors/${bare}`] : [`selectors/${bare}`]
  if (name.startsWith('@')) return inCategory('at-rules', bare)
  if (name.endsWith('()')) return [`values/${bare}_function`, ...inCategory('values', bare)]
  return [...inCategory('properties', bare), ...inCategory('values', bare), ...inCategory('selectors', bare)]
}
