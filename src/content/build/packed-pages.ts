import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import {
  choiceAt,
  numbersAt,
  type PackedChoices,
  type PackedNumbers,
  type PackedTexts,
  packChoices,
  packNumbers,
  packTexts,
} from '../text/packed-lists.ts'
import { UnpackedTexts } from '../text/texts.ts'
import type { PageState } from './build-state.ts'

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

/** Pages with their addresses. @throws Error when a column has another length than the others */
export function unpackPages(packed: PackedPages): readonly (readonly [url: string, page: PageState])[] {
  const { urls, records, docHashes, htmlHashes, shells, styleURLs, keys, fragments, diagnostics } = packed
  const columns: Columns = {
    records: new UnpackedTexts(records),
    docHashes: new UnpackedTexts(docHashes),
    htmlHashes: new UnpackedTexts(htmlHashes),
    shells,
    styleURLs,
    keys,
    fragments,
    diagnostics,
  }
  const lengths = [columns.records, columns.docHashes, columns.htmlHashes, shells.numbers, styleURLs.numbers, keys.ends, fragments.ends]
  if (lengths.some(({ length }) => length !== urls.ends.length)) fail()
  return Array.from(new UnpackedTexts(urls), (url, at) => [url, new StoredPage(columns, at)] as const)
}

/** The columns of pages, as they are stored. */
interface Columns extends Pick<PackedPages, 'shells' | 'styleURLs' | 'keys' | 'fragments' | 'diagnostics'> {
  readonly records: UnpackedTexts
  readonly docHashes: UnpackedTexts
  readonly htmlHashes: UnpackedTexts
}

/** The state of a page, of which each field is made when it is asked for: a build after an edit needs few of them, of few pages. */
class StoredPage implements PageState {
  readonly #columns: Columns
  readonly #at: number

  constructor(columns: Columns, at: number) {
    this.#columns = columns
    this.#at = at
  }

  get record(): string {
    return this.#columns.records.at(this.#at) ?? fail()
  }

  get docHash(): string {
    return this.#columns.docHashes.at(this.#at) ?? fail()
  }

  get htmlHash(): string {
    return this.#columns.htmlHashes.at(this.#at) ?? fail()
  }

  get shell(): string {
    return choiceAt(this.#columns.shells, this.#at) ?? fail()
  }

  get styleURL(): string | undefined {
    return choiceAt(this.#columns.styleURLs, this.#at) || undefined
  }

  get keys(): Uint32Array {
    return numbersAt(this.#columns.keys, this.#at)
  }

  get fragments(): readonly number[] | undefined {
    const own = numbersAt(this.#columns.fragments, this.#at)
    return own.length === 0 ? undefined : Array.from(own)
  }

  get diagnostics(): readonly Diagnostic[] | undefined {
    return this.#columns.diagnostics.get(this.#at)
  }
}

function fail(): never {
  throw new Error('a column of packed pages is too short')
}
