import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import { joinRedirects, parseRedirects, type RedirectFile, type RedirectLine } from '../../tree/redirects.ts'
import { isThere, localeFolder } from './disk.ts'

interface FoldedFile extends RedirectFile {
  /** The text in lower case. */
  readonly folded: string
}

/** Moved pages. The files are read for the first question; only those lines are parsed that the question is about. */
export class LazyRedirects {
  readonly #roots: readonly string[]
  readonly #pageUrl: (url: string) => string | undefined
  #files: readonly FoldedFile[] | undefined
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
    if (key === '') return []
    this.#files ??= this.#readFiles().map((file) => ({ ...file, folded: file.text.toLowerCase() }))
    return this.#files.flatMap((file) => parseRedirects([linesWith(key, file)])).filter(({ from }) => from.toLowerCase() === key)
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

/** The lines of a file that have a text, as a file of their own: parsing all of them takes 60 ms for 15,000 pages. */
function linesWith(key: string, { text, folded, file }: FoldedFile): RedirectFile {
  // A few letters have more characters in lower case: then places in the two texts differ.
  if (folded.length !== text.length) return { text, file }
  const lines: string[] = []
  for (let at = folded.indexOf(key); at >= 0; ) {
    const end = folded.indexOf('\n', at)
    const lineEnd = end < 0 ? text.length : end
    lines.push(text.slice(text.lastIndexOf('\n', at) + 1, lineEnd))
    at = folded.indexOf(key, lineEnd)
  }
  return { text: lines.join('\n'), file }
}
