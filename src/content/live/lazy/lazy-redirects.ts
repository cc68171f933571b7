import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { joinRedirects, parseRedirects, type RedirectFile, type RedirectLine } from '../../tree/redirects.ts'
import { isThere, localeFolder } from './disk.ts'

/** Moved pages. The files are read for the first question; only those lines are parsed that the question is about. */
export class LazyRedirects {
  readonly #roots: readonly string[]
  readonly #pageUrl: (url: string) => string | undefined
  /** The lines of all files, by what `keyOf` makes of the addresses at their beginnings. */
  #lines: ReadonlyMap<string, readonly RedirectFile[]> | undefined
  readonly #found = new Map<string, string | undefined>()

  /** @param pageUrl the canonical address of a page in any case, or undefined */
  constructor(roots: readonly string[], pageUrl: (url: string) => string | undefined) {
    this.#roots = roots
    this.#pageUrl = pageUrl
  }

  /** Where a moved page is now; `url` in any case. */
  find(url: string): string | undefined {
    const key = url.toLowerCase()
    if (!this.#found.has(key)) this.#found.set(key, this.#findNow(key))
    return this.#found.get(key)
  }

  #findNow(key: string): string | undefined {
    return this.#linesFrom(key).length === 0 ? undefined : joinRedirects(this.#chainFrom(key), this.#pageUrl).redirects.get(key)
  }

  #linesFrom(key: string): readonly RedirectLine[] {
    this.#lines ??= indexLines(this.#readFiles())
    return parseRedirects(this.#lines.get(keyOf(key)) ?? []).filter(({ from }) => from.toLowerCase() === key)
  }

  #readFiles(): RedirectFile[] {
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

/** Each line as a file of its own, in the order of the files. Parsing all of them takes ten times as long. */
function indexLines(files: readonly RedirectFile[]): ReadonlyMap<string, readonly RedirectFile[]> {
  const lines = files.flatMap(({ text, file }) =>
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map((line) => ({ text: line, file })),
  )
  return Map.groupBy(lines, ({ text }) => {
    const tab = text.indexOf('\t')
    return keyOf(tab < 0 ? text : text.slice(0, tab))
  })
}

/** The same for all ways of writing an address that `parseRedirects` takes as one, and perhaps for some others. */
function keyOf(from: string): string {
  const address = from.trim().toLowerCase()
  const [path = ''] = address.split('#', 1)
  return trimEndOf(path, '/') + address.slice(path.length)
}
