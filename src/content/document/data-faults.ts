import { unknownBrowsers } from '../data/compat-faults.ts'
import type { DataSources } from '../data/data-sources.ts'
import type { Specification } from '../data/specifications.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { FaultReports } from './fault-reports.ts'

/**
 * Tells of data that is not as a page expects it, each fault once: at the key or address in the page's front matter, else (a translation
 * has these from English) at the macro that shows it.
 */
export class DataFaults {
  readonly #bodyStart: number
  readonly #text: string
  readonly #reports: FaultReports
  readonly #told = new Set<string>()

  /** @param text the whole file, decoded */
  constructor({ bodyStart }: PageRecord, text: string, reports: FaultReports) {
    this.#bodyStart = bodyStart
    this.#text = text
    this.#reports = reports
  }

  /** What is wrong with the compat data of a key that the page shows. */
  checkCompat(key: string, data: DataSources): void {
    const compat = data.get('compat')
    const place = this.#placeOf(key, 'compat')
    if (compat.findFeature(key) === undefined)
      this.#report(place, 'missing-compat-key', `the compat data has no key ${key}`, 'mend `browser-compat`')
    for (const id of unknownBrowsers(key, compat))
      this.#report(
        place,
        'unknown-browser',
        `the compat data of ${key} names a browser that it does not describe: ${id}`,
        'the table leaves it out; wait for the next version of the data',
      )
  }

  /** What is wrong with the specifications that the page shows. */
  checkSpecifications(keys: readonly string[], specifications: readonly Specification[], data: DataSources): void {
    for (const { bcdSpecificationURL: url } of specifications) {
      if (data.get('specifications').findTitle(url) !== undefined) continue
      const word = this.#isInFrontMatter(url) ? url : (keys.find((key) => this.#isInFrontMatter(key)) ?? url)
      const place = this.#placeOf(word, 'specifications')
      this.#report(
        place,
        'unknown-specification',
        `no specification that is known has the address ${url}`,
        'mend `spec-urls`; in compat data, wait for the next version of the data',
      )
    }
  }

  #isInFrontMatter(word: string): boolean {
    return this.#text.slice(0, this.#bodyStart).includes(word)
  }

  #placeOf(word: string, macro: string): number {
    if (this.#isInFrontMatter(word)) return this.#text.indexOf(word)
    const call = this.#text.slice(this.#bodyStart).search(new RegExp(`\\{\\{\\s*${macro}\\b`, 'i'))
    return call < 0 ? this.#bodyStart : this.#bodyStart + call
  }

  #report(offset: number, kind: string, message: string, hint: string): void {
    if (this.#told.has(message)) return
    this.#told.add(message)
    this.#reports.at(offset, { kind, severity: 'warning', message, hint })
  }
}
