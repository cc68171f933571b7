import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { PageRecord } from '../read/page-record.ts'

/** The slug of all pages of Web APIs begins with it. */
export const API_BASE = 'Web/API/'

/** Where names of Web APIs lead, whatever their case. */
export class ApiIndex {
  readonly #slugs = new Map<string, string>()

  /** Fewest path segments win, and an instance member over a static one of the same name. */
  constructor(pages: readonly PageRecord[]) {
    const paths = pages
      .filter((page) => page.locale === DEFAULT_LOCALE && page.slug.startsWith(API_BASE))
      .map((page) => page.slug.slice(API_BASE.length))
      .map((path) => ({ path, rank: 2 * depth(path) + Number(isStatic(path)) }))
      .sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
    for (const { path } of paths) this.#add(path, path)
    for (const { path } of paths) for (const key of otherNames(path)) this.#add(key, path)
  }

  /** The slug of `Document.querySelector()`, `Window/fetch`, `fetch()` or `CSSStyleSheet`. */
  find(name: string): string | undefined {
    return this.#slugs.get(normaliseApiName(name).toLowerCase())
  }

  #add(key: string, path: string): void {
    const folded = key.toLowerCase()
    if (!this.#slugs.has(folded)) this.#slugs.set(folded, API_BASE + path)
  }
}

/** `Document.prototype.body` becomes `Document/body` (docs/behaviour/macros.md 10). */
export function normaliseApiName(name: string): string {
  return name.replaceAll(' ', '_').replaceAll('()', '').replace('.prototype.', '.').replaceAll('.', '/')
}

/** The names of a page in lower case. @param path below Web/API, in any case */
export function apiNamesOf(path: string): readonly string[] {
  return [path, ...otherNames(path)].map((name) => name.toLowerCase())
}

function otherNames(path: string): string[] {
  const names = [path]
  const reference = /^[^/]+_API\/Reference\/(.+)$/i.exec(path)?.[1]
  if (reference !== undefined) names.push(reference)
  const global = /^Window\/([^/]+)$/i.exec(path)?.[1]
  if (global !== undefined) names.push(global)
  return names.flatMap((key) => (isStatic(key) ? [key, key.slice(0, -'_static'.length)] : [key]))
}

function isStatic(path: string): boolean {
  return path.endsWith('_static')
}

function depth(path: string): number {
  return path.split('/').length
}
