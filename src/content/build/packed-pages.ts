import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageState } from './build-state.ts'
import {
  type PackedChoices,
  type PackedNumbers,
  type PackedTexts,
  packChoices,
  packNumbers,
  packTexts,
  unpackChoices,
  unpackNumbers,
  unpackTexts,
} from './packed-lists.ts'

/** The states of pages as they are stored, in columns: V8 reads few long lists many times as fast as many small objects. */
export interface PackedPages {
  readonly urls: PackedTexts
  readonly records: PackedTexts
  readonly docHashes: PackedTexts
  readonly htmlHashes: PackedTexts
  readonly shells: PackedChoices
  /** Empty for a page without one. */
  readonly styleURLs: PackedChoices
  readonly keys: PackedNumbers
  readonly fragments: PackedNumbers
  /** By the place of the page. */
  readonly diagnostics: ReadonlyMap<number, readonly Diagnostic[]>
}

/** @param pages by address */
export function packPages(pages: Readonly<Record<string, PageState>>): PackedPages {
  const states = Object.values(pages)
  return {
    urls: packTexts(Object.keys(pages)),
    records: packTexts(states.map(({ record }) => record)),
    docHashes: packTexts(states.map(({ docHash }) => docHash)),
    htmlHashes: packTexts(states.map(({ htmlHash }) => htmlHash)),
    shells: packChoices(states.map(({ shell }) => shell)),
    styleURLs: packChoices(states.map(({ styleURL = '' }) => styleURL)),
    keys: packNumbers(states.map(({ keys }) => keys)),
    fragments: packNumbers(states.map(({ fragments = [] }) => fragments)),
    diagnostics: new Map(states.flatMap(({ diagnostics }, at) => (diagnostics === undefined ? [] : [[at, diagnostics] as const]))),
  }
}

/** @throws Error when a column is shorter than the others */
export function unpackPages({ diagnostics, ...packed }: PackedPages): Record<string, PageState> {
  const [records, docHashes, htmlHashes] = [unpackTexts(packed.records), unpackTexts(packed.docHashes), unpackTexts(packed.htmlHashes)]
  const [shells, styleURLs] = [unpackChoices(packed.shells), unpackChoices(packed.styleURLs)]
  const [keys, fragments] = [unpackNumbers(packed.keys), unpackNumbers(packed.fragments)]
  const pages: Record<string, PageState> = {}
  for (const [at, url] of unpackTexts(packed.urls).entries()) {
    const [styleURL, ownFragments, own] = [valueAt(styleURLs, at), valueAt(fragments, at), diagnostics.get(at)]
    pages[url] = {
      record: valueAt(records, at),
      keys: valueAt(keys, at),
      docHash: valueAt(docHashes, at),
      htmlHash: valueAt(htmlHashes, at),
      shell: valueAt(shells, at),
      ...(styleURL === '' ? {} : { styleURL }),
      ...(ownFragments.length === 0 ? {} : { fragments: Array.from(ownFragments) }),
      ...(own === undefined ? {} : { diagnostics: own }),
    }
  }
  return pages
}

function valueAt<Value>(column: readonly Value[], at: number): Value {
  const value = column[at]
  if (value === undefined) throw new Error('a column of packed pages is too short')
  return value
}
