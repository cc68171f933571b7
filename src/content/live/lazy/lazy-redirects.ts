import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { joinRedirects, parseRedirects, problemOf, type RedirectFile, type RedirectLine } from '../../tree/redirects.ts'
import { isThere, localeFolder } from './disk.ts'

/** Moved pages. The files are read for the first question; only those lines are parsed that the question is about. */
export class LazyRedirects {
  readonly #roots: readonly string[]
  readonly #pageUrl: (url: string) => string | undefined
  /** The lines of all files, by what `keyOf` makes of the addresses at their beginnings. */
  #lines: ReadonlyMap<string, readonly RedirectFile[]> | undefined
  /** Of the lines from an address the one that counts. */
  readonly #counting = new Map<string, RedirectLine | undefined>()
  readonly #found = new Map<string, string | undefined>()

  /** @param pageUrl the canonical address of a page in any case, or undefined */
  constructor(roots: readonly string[], pageUrl: (url: string) => string | undefined) {
    this.#roots = roots
    this.#pageUrl = pageUrl
  }

  /** Where a moved page is now; `url` in any case. */
  find(url: string): string | undefined {
    const key = url.toLowerCase()
    if (!this.#found.has(key)) for (const [from, to] of this.#findChain(key)) this.#found.set(from, to)
    return this.#found.get(key)
  }

  /** Where an address leads, and all addresses on the way. A chain that is known ends the walk, so that each line is walked once. */
  #findChain(start: string): ReadonlyMap<string, string | undefined> {
    const chain = new Map<string, RedirectLine>()
    let key = start
    let line = this.#lineFrom(key)
    while (line !== undefined && !chain.has(key) && !this.#found.has(key)) {
      chain.set(key, line)
      key = (line.to.split('#')[0] ?? line.to).toLowerCase()
      line = this.#lineFrom(key)
    }
    const known = line === undefined || chain.has(key) ? [] : [{ ...line, to: this.#found.get(key) ?? line.to }]
    const { redirects } = joinRedirects([...chain.values(), ...known], this.#pageUrl)
    return new Map([start, ...chain.keys()].map((from) => [from, redirects.get(from)]))
  }

  #lineFrom(key: string): RedirectLine | undefined {
    if (!this.#counting.has(key)) {
      this.#lines ??= indexLines(this.#readFiles())
      const lines = parseRedirects(this.#lines.get(keyOf(key)) ?? []).filter(({ from }) => from.toLowerCase() === key)
      this.#counting.set(
        key,
        lines.find((line) => problemOf(line) === undefined && this.#pageUrl(line.from) === undefined),
      )
    }
    return this.#counting.get(key)
  }

  #readFiles(): RedirectFile[] {
    return this.#roots
      .flatMap((root) => LOCALES.map(({ code }) => join(localeFolder(root, code), '_redirects.txt')))
      .flatMap((file) => readFile(file))
  }
}

/** None for a file that can't be read: the reading of the whole content reports it. */
function readFile(file: string): readonly RedirectFile[] {
  try {
    return isThere(file) ? [{ text: readFileSync(file, 'utf8'), file }] : []
  } catch {
    return []
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
