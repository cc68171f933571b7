import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageState } from './build-state.ts'

/** The states of pages as they are stored, in columns: V8 reads few long lists three times as fast as many small objects. */
export interface PackedPages {
  readonly urls: readonly string[]
  readonly records: readonly string[]
  readonly docHashes: readonly string[]
  readonly htmlHashes: readonly string[]
  readonly shells: readonly string[]
  /** Empty for a page without one. */
  readonly styleURLs: readonly string[]
  readonly keys: PackedNumbers
  readonly fragments: PackedNumbers
  /** By the place of the page. */
  readonly diagnostics: ReadonlyMap<number, readonly Diagnostic[]>
}

/** A list of numbers for each page, all in one. */
interface PackedNumbers {
  readonly numbers: Uint32Array
  /** Where the list of each page ends. */
  readonly ends: Uint32Array
}

/** @param pages by address */
export function packPages(pages: Readonly<Record<string, PageState>>): PackedPages {
  const states = Object.values(pages)
  return {
    urls: Object.keys(pages),
    records: states.map(({ record }) => record),
    docHashes: states.map(({ docHash }) => docHash),
    htmlHashes: states.map(({ htmlHash }) => htmlHash),
    shells: states.map(({ shell }) => shell),
    styleURLs: states.map(({ styleURL = '' }) => styleURL),
    keys: packNumbers(states.map(({ keys }) => keys)),
    fragments: packNumbers(states.map(({ fragments = [] }) => fragments)),
    diagnostics: new Map(states.flatMap(({ diagnostics }, at) => (diagnostics === undefined ? [] : [[at, diagnostics] as const]))),
  }
}

/** @throws Error when a column is shorter than the others */
export function unpackPages(packed: PackedPages): Record<string, PageState> {
  const { urls, records, docHashes, htmlHashes, shells, styleURLs, keys, fragments, diagnostics } = packed
  const pages: Record<string, PageState> = {}
  for (const [at, url] of urls.entries()) {
    const [styleURL, ownFragments, own] = [textAt(styleURLs, at), numbersAt(fragments, at), diagnostics.get(at)]
    pages[url] = {
      record: textAt(records, at),
      keys: numbersAt(keys, at),
      docHash: textAt(docHashes, at),
      htmlHash: textAt(htmlHashes, at),
      shell: textAt(shells, at),
      ...(styleURL === '' ? {} : { styleURL }),
      ...(ownFragments.length === 0 ? {} : { fragments: Array.from(ownFragments) }),
      ...(own === undefined ? {} : { diagnostics: own }),
    }
  }
  return pages
}

function textAt(column: readonly string[], at: number): string {
  const text = column[at]
  if (typeof text !== 'string') throw new Error('a column of packed pages is too short')
  return text
}

function packNumbers(lists: readonly ArrayLike<number>[]): PackedNumbers {
  const ends = new Uint32Array(lists.length)
  let length = 0
  for (const [at, list] of lists.entries()) ends[at] = length += list.length
  const numbers = new Uint32Array(length)
  for (const [at, list] of lists.entries()) numbers.set(list, (ends[at] ?? 0) - list.length)
  return { numbers, ends }
}

/** A part of the column, not a copy: of all pages they are two million numbers. */
function numbersAt({ numbers, ends }: PackedNumbers, at: number): Uint32Array {
  const end = ends[at]
  if (end === undefined || end > numbers.length) throw new Error('a column of packed pages is too short')
  return numbers.subarray(at === 0 ? 0 : ends[at - 1], end)
}
