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

/** @param pages with their addresses */
export function packPages(pages: readonly (readonly [url: string, page: PageState])[]): PackedPages {
  const states = pages.map(([, state]) => state)
  return {
    urls: packTexts(pages.map(([url]) => url)),
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

/** Pages with their addresses. @throws Error when a column is shorter than the others */
export function unpackPages({ diagnostics, ...packed }: PackedPages): readonly (readonly [url: string, page: PageState])[] {
  const [records, docHashes, htmlHashes] = [unpackTexts(packed.records), unpackTexts(packed.docHashes), unpackTexts(packed.htmlHashes)]
  const [shells, styleURLs] = [unpackChoices(packed.shells), unpackChoices(packed.styleURLs)]
  const [keys, fragments] = [unpackNumbers(packed.keys), unpackNumbers(packed.fragments)]
  return unpackTexts(packed.urls).map((url, at) => {
    const [styleURL, ownFragments, own] = [valueAt(styleURLs, at), valueAt(fragments, at), diagnostics.get(at)]
    const page: PageState = {
      record: valueAt(records, at),
      keys: valueAt(keys, at),
      docHash: valueAt(docHashes, at),
      htmlHash: valueAt(htmlHashes, at),
      shell: valueAt(shells, at),
      ...(styleURL === '' ? {} : { styleURL }),
      ...(ownFragments.length === 0 ? {} : { fragments: Array.from(ownFragments) }),
      ...(own === undefined ? {} : { diagnostics: own }),
    }
    return [url, page]
  })
}

function valueAt<Value>(column: readonly Value[], at: number): Value {
  const value = column[at]
  if (value === undefined) throw new Error('a column of packed pages is too short')
  return value
}
