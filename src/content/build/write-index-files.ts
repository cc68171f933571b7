import { hash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type IndexPiece, listHeadBlocks } from '#search/index-format.ts'
import { collectSearch, type PreviousSearch, type SearchContents, type SearchInput } from '../search/build-search-index.ts'
import { type CountedPages, countWhenAsked } from '../search/counted-pages.ts'
import type { SearchSource } from '../search/search-source.ts'
import { decodeStoredSearch, encodeStoredSearch } from '../search/stored-search.ts'
import { arePiecesThere, DamagedPieceError, readPiece, writePieces } from './index-pieces.ts'
import type { PublicFolder } from './public-files.ts'
import { writeBlocks } from './write-blocks.ts'

/** The head of an index, what is stored next to it, and the folder with the pieces of the texts of all indexes. */
export interface SearchPaths {
  readonly index: string
  readonly stored: string
  readonly texts: string
}

/** The paths of a language's search index and of what is stored with it, below the folder of their build. */
export function searchPaths(folder: string, locale: string): SearchPaths {
  const path = (name: string): string => join(folder, 'search', name)
  return { index: path(`${locale}.index`), stored: path(`${locale}.stored`), texts: path('texts') }
}

/** A search index that is to be written: plain data that can be posted. */
export interface SearchTask {
  readonly locale: string
  readonly publicFolder: PublicFolder
  /** In the order of their addresses. */
  readonly pages: readonly SearchInput[]
  /** Slugs that lead to a document, by its address. */
  readonly aliases: ReadonlyMap<string, readonly string[]>
  /** What the index has of pages that have just been built, by address; null: nothing. Others are read from their files. */
  readonly sources?: Readonly<Record<string, SearchSource | null>>
  readonly files: SearchPaths
  /** The files of the previous build, with the hashes that they must have; absent when all pages are to be read. */
  readonly previous?: { readonly files: SearchPaths; readonly hashes: SearchHashes }
}

/** SHA-1 of the bytes of both files, and the pieces of the texts. */
export interface SearchHashes {
  readonly hash: string
  readonly stored: string
  readonly pieces: readonly IndexPiece[]
}

/** A search index that was written. */
export interface WrittenSearch extends SearchHashes {
  readonly locale: string
}

/** Writes the search indexes of a build. Given to it as a value, for only the command line knows threads. */
export type IndexSearch = (tasks: readonly SearchTask[], signal: AbortSignal) => Promise<readonly WrittenSearch[]>

/** The index needs a page that is not among those that were given. */
export class MissingSourceError extends Error {}

/** Writes the search index of one language. Pages that are the same as in the previous index are not asked for (docs/behaviour/build.md 13). */
export function writeIndexFiles(task: SearchTask, counted: CountedPages): WrittenSearch {
  const { locale, files, previous } = task
  const contents = collect(task, counted)
  mkdirSync(dirname(files.index), { recursive: true })
  const pieces = writePieces(contents.index.texts, files, previous)
  return {
    locale,
    hash: writeBlocks(files.index, listHeadBlocks(locale, contents.index.sections, pieces)),
    stored: writeBlocks(files.stored, encodeStoredSearch(contents)),
    pieces,
  }
}

function collect({ locale, pages, previous }: SearchTask, counted: CountedPages): SearchContents {
  try {
    return collectSearch(locale, pages, { previous: previous === undefined ? undefined : readContents(previous), counted })
  } catch (error) {
    if (!(error instanceof DamagedPieceError)) throw error
    return collectSearch(locale, pages, { counted })
  }
}

/** The pages that the index needs: those that the previous index does not have as they are now. */
export function pagesToCount({ pages, previous }: SearchTask): readonly SearchInput[] {
  const known = previous === undefined ? undefined : readContents(previous)
  if (known === undefined) return pages
  const inputs = new Map(known.entries.map(({ url, input }) => [url, input]))
  return pages.filter(({ url, input }) => inputs.get(url) !== input)
}

/** The same from the given sources alone: the code that reads pages is not needed. @throws MissingSourceError */
export function writeFromSources(task: SearchTask): WrittenSearch {
  const counted = countWhenAsked(task.locale, (url) => {
    const source = task.sources?.[url]
    if (source === undefined) throw new MissingSourceError(url)
    return source ?? undefined
  })
  return writeIndexFiles(task, counted)
}

/** The contents of the previous index; undefined when its files are gone or damaged, so that all pages are read. A piece is looked at when it is read. */
function readContents({ files, hashes }: NonNullable<SearchTask['previous']>): PreviousSearch | undefined {
  try {
    const stored = readFileSync(files.stored)
    const head = readFileSync(files.index)
    const isWhole =
      hash('sha1', stored) === hashes.stored && hash('sha1', head) === hashes.hash && arePiecesThere(files.texts, hashes.pieces)
    return isWhole ? decodeStoredSearch(stored, head, (piece) => readPiece(files.texts, piece)) : undefined
  } catch {
    return undefined
  }
}
