import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import { joinRedirects, parseRedirects, type RedirectLine } from '../../tree/redirects.ts'
import { isThere, localeFolder } from './disk.ts'

/** Moved pages. The files are read for the first question; of the lines only those are checked that the question is about. */
export class LazyRedirects {
  readonly #roots: readonly string[]
  readonly #pageUrl: (url: string) => string | undefined
  #lines: ReadonlyMap<string, readonly RedirectLine[]> | undefined
  readonly #found = new Map<string, string | undefined>()

  /** @param pageUrl the canonical address of a page in any case, or undefined */
  constructor(roots: readonly string[], pageUrl: (url: string) => string | undefined) {
    this.#roots = roots
    this.#pageUrl = pageUrl
  }

  /** Where a moved page is now; `url` in any case. */
  find(url: string): string | undefined {
    const key = url.toLowerCase()
    if (!this.#linesFrom(key).length) return undefined
    if (!this.#found.has(key)) this.#found.set(key, joinRedirects(this.#chainFrom(key), this.#pageUrl).redirects.get(key))
    return this.#found.get(key)
  }

  #linesFrom(key: string): readonly RedirectLine[] {
    this.#lines ??= Map.groupBy(parseRedirects(this.#readFiles()), ({ from }) => from.toLowerCase())
    return this.#lines.get(key) ?? []
  }

  #readFiles(): { readonly text: string; readonly file: string }[] {
    return this.#roots
      .flatMap((root) => LOCALES.map(({ code }) => join(localeFolder(root, code), '_redirects.txt')))
      .flatMap((file) => (isThere(file) ? [{ text: readFileSync(file, 'utf8'), file }] : []))
  }

  /** The lines from an address, those from where they lead to, and so on. */
  #chainFrom(key: string): readonly RedirectLine[] {
    const chain = new Map<string, readonly RedirectLine[]>()
    const waiting = [key]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (chain.has(next)) continue
      const lines = this.#linesFrom(next)
      chain.set(next, lines)
      for (const { to } of lines) waiting.push((to.split('#')[0] ?? to).toLowerCase())
    }
    return [...chain.values()].flat()
  }
}
