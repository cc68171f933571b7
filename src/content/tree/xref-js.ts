import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { PageRecord } from '../read/page-record.ts'

/** The slug of all pages with JavaScript names begins with it. */
export const JS_BASE = 'Web/JavaScript/Reference/'

/** What a JavaScript name leads to. */
export interface JsReference {
  readonly slug: string
  /** The name differs from the page's in case only; this is the page's spelling. */
  readonly expectedCase?: string
}

/** Where JavaScript names lead. Names keep their case; a unique one in another case is found and reported. */
export class JsIndex {
  readonly #exact = new Map<string, Set<string>>()
  readonly #folded = new Map<string, Set<string>>()

  constructor(pages: readonly Pick<PageRecord, 'locale' | 'slug'>[]) {
    for (const page of pages) {
      if (page.locale !== DEFAULT_LOCALE || !page.slug.startsWith(JS_BASE)) continue
      for (const key of jsNamesOf(page.slug.slice(JS_BASE.length))) {
        add(this.#exact, key, page.slug)
        add(this.#folded, key.toLowerCase(), key)
      }
    }
  }

  /**
   * The page of a name: `Array.prototype.map()`, `Statements/for...of`, `Intl.DateTimeFormat` (docs/behaviour/macros.md 10).
   * 'ambiguous' when several pages answer to it (`function` is an operator and a statement).
   */
  find(name: string): JsReference | 'ambiguous' | undefined {
    const key = normaliseJsName(name)
    const exact = this.#exact.get(key)
    if (exact !== undefined) return only(exact)
    const spellings = this.#folded.get(key.toLowerCase())
    if (spellings === undefined || spellings.size !== 1) return undefined
    const [spelling = ''] = spellings
    const found = only(this.#exact.get(spelling) ?? new Set())
    return typeof found === 'object' ? { ...found, expectedCase: spelling } : found
  }
}

function only(slugs: ReadonlySet<string>): JsReference | 'ambiguous' | undefined {
  const [slug] = slugs
  if (slug === undefined) return undefined
  return slugs.size === 1 ? { slug } : 'ambiguous'
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([value]))
  else set.add(value)
}

/** The names of a page. @param path below Web/JavaScript/Reference; in lower case it has its names in lower case */
export function jsNamesOf(path: string): readonly string[] {
  const short = path.replace(/^Global_Objects\//i, '')
  const keys = new Set([path, short])
  const [first = '', second, third] = short.split('/')
  if (/^(?:operators|statements)$/i.test(first) && second !== undefined && third === undefined) keys.add(second)
  if (/^(?:intl|temporal)$/i.test(first) && second !== undefined) keys.add(short.slice(first.length + 1))
  return [...keys]
}

/** `Array.prototype.map()` becomes `Array/map`; runs of dots (`for...of`) are part of a name. */
export function normaliseJsName(name: string): string {
  const bare = name.replace(/\(\)$/, '').replace(/^Global_Objects\//, '')
  const path = bare.includes('/') ? bare : bare.replace('.prototype.', '.').replace(/(?<!\.)\.(?!\.)/g, '/')
  return path.replaceAll(' ', '_')
}
