import { unknownBrowsers } from '../data/compat-problems.ts'
import type { NotedData } from '../data/noted-data.ts'
import type { Specification } from '../data/specifications.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { ProblemReports } from './problem-reports.ts'

/**
 * Reports data that is not as a page expects it, each problem once: at the key or address in the page's front matter, else (a translation
 * has these from English) at the macro that shows it.
 */
export class DataProblems {
  readonly #bodyStart: number
  readonly #text: string
  readonly #reports: ProblemReports
  readonly #reported = new Set<string>()

  /** @param text the whole file, decoded */
  constructor({ bodyStart }: PageRecord, text: string, reports: ProblemReports) {
    this.#bodyStart = bodyStart
    this.#text = text
    this.#reports = reports
  }

  /** What is wrong with the compat data of a key that the page shows. */
  checkCompat(key: string, data: NotedData): void {
    const compat = data.get('compat')
    const place = this.#placeOf(key, 'compat')
    if (compat.findFeature(key) === undefined)
      this.#report(place, { kind: 'missing-compat-key', message: `the compat data has no key ${key}`, hint: 'fix `browser-compat`' })
    for (const id of unknownBrowsers(key, compat))
      this.#report(place, {
        kind: 'unknown-browser',
        message: `the compat data of ${key} names a browser that it does not describe: ${id}`,
        hint: 'the table leaves it out; wait for the next version of the data',
      })
  }

  /** What is wrong with the specifications that the page shows. */
  checkSpecifications(keys: readonly string[], specifications: readonly Specification[], data: NotedData): void {
    const { problem } = data.get('specifications')
    if (problem !== undefined)
      this.#report(this.#callOf('specifications'), { kind: 'unusable-data', message: problem, hint: 'fix the file' })
    for (const { bcdSpecificationURL: url } of specifications) {
      if (data.get('specifications').findTitle(url) !== undefined) continue
      const word = this.#isInFrontMatter(url) ? url : (keys.find((key) => this.#isInFrontMatter(key)) ?? url)
      const place = this.#placeOf(word, 'specifications')
      this.#report(place, {
        kind: 'unknown-specification',
        message: `no specification that is known has the address ${url}`,
        hint: 'fix `spec-urls`; in compat data, wait for the next version of the data',
      })
    }
  }

  #isInFrontMatter(word: string): boolean {
    return this.#text.slice(0, this.#bodyStart).includes(word)
  }

  #placeOf(word: string, macro: string): number {
    return this.#isInFrontMatter(word) ? this.#text.indexOf(word) : this.#callOf(macro)
  }

  #callOf(macro: string): number {
    const call = this.#text.slice(this.#bodyStart).search(new RegExp(`\\{\\{\\s*${macro}\\b`, 'i'))
    return call < 0 ? this.#bodyStart : this.#bodyStart + call
  }

  #report(offset: number, { kind, message, hint }: Problem & { readonly hint: string }): void {
    if (this.#reported.has(message)) return
    this.#reported.add(message)
    this.#reports.at(offset, { kind, severity: 'warning', message, hint })
  }
}
