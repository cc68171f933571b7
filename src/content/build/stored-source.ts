import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ShellSettings } from '#contracts/site.ts'
import type { PageSummary } from '../document/summarise-page.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { trustJson } from '../text/json.ts'
import { type PackedMap, packMap } from '../text/packed-lists.ts'
import { unpackMap } from '../text/texts.ts'
import type { Versions } from '../tree/facts.ts'
import { BUILD_FILES } from './build-files.ts'
import type { InputStamps } from './build-input.ts'
import type { BuildSource } from './build-source.ts'
import { replaceFile } from './replace-file.ts'
import { encodeValues, partsOf, StoredValues } from './value-file.ts'

/** What a build has read, as the next one begins from it when only texts of documents have changed since. */
export interface StoredSource {
  /** Of this source alone: its edits name it. */
  readonly key: string
  /** Hash of the stamps of what was read, but for documents (hash-inputs.ts). */
  readonly frame: string
  readonly content: Omit<SiteContent, 'tree'>
  /** Of the tree. */
  readonly pages: readonly PageRecord[]
  readonly redirects: ReadonlyMap<string, string>
  readonly versions: Versions
  readonly settings: Readonly<Record<string, ShellSettings>>
  readonly builder: string
  readonly search: string
  readonly outputs: string
  readonly summaries: readonly PageSummary[]
}

/** What edits of texts have changed of a stored source: so it is not written again after each of them. */
export interface SourceEdits {
  readonly key: string
  /** Stamps of the documents (hash-inputs.ts). */
  readonly stamps: Float64Array
  /** Of the documents that were edited, by their files. */
  readonly texts: ReadonlyMap<string, StoredText>
}

/** The first value of the file: with another `frame` the rest is not read. */
type Label = Pick<StoredSource, 'key' | 'frame'>

/**
 * The second value. The records of the pages follow, in parts, as JSON: V8 reads many small objects from it in half the time that its own format takes.
 */
interface Head extends Omit<StoredSource, 'key' | 'frame' | 'pages' | 'content' | 'redirects'> {
  readonly pageCount: number
  readonly content: Omit<StoredSource['content'], 'wikiContributors'>
  readonly wikiContributors: PackedMap
  readonly redirects: PackedMap
}

/** A part without letters of other scripts takes half the memory. */
const PAGES_OF_PART = 500

/** What of a record changes with the text of its document. */
type StoredText = Pick<PageRecord, 'hash' | 'bodyStart'>

/**
 * Stores the source of a build in its folder.
 *
 * @param inputs nothing is stored when it can't be told what the build was made from
 */
export function storeSource(folder: string, source: BuildSource, inputs: InputStamps | undefined): void {
  if (inputs === undefined) return
  const key = randomUUID()
  const { content, versions, settings, builder, search, outputs, summaries } = source
  const { tree, wikiContributors, ...rest } = content
  const pages = tree.allPages
  const head: Head = {
    content: rest,
    pageCount: pages.length,
    wikiContributors: packMap(wikiContributors),
    redirects: packMap(tree.redirects),
    versions,
    settings,
    builder,
    search,
    outputs,
    summaries,
  }
  replaceFile(join(folder, BUILD_FILES.source), encodeValues(valuesOf({ key, frame: inputs.frame }, head, pages)))
  storeSourceEdits(folder, { key, stamps: inputs.stamps, texts: new Map() })
}

function* valuesOf(label: Label, head: Head, pages: readonly PageRecord[]): Generator<unknown> {
  yield label
  yield head
  for (const part of partsOf(pages, PAGES_OF_PART)) yield JSON.stringify(part)
}

/** Stores the edits of a source that is in the folder of a build already. */
export function storeSourceEdits(folder: string, edits: SourceEdits): void {
  replaceFile(join(folder, BUILD_FILES.sourceEdits), [serialize(edits)])
}

/**
 * The stored source of a build with its edits, and these.
 *
 * @param folder of the build
 * @returns undefined when there is none, it is damaged, or something else than documents has changed since: another `frame`
 */
export function readStoredSource(
  folder: string,
  frame: string,
): { readonly stored: StoredSource; readonly edits: SourceEdits } | undefined {
  try {
    const edits: SourceEdits = deserialize(readFileSync(join(folder, BUILD_FILES.sourceEdits)))
    using values = new StoredValues(join(folder, BUILD_FILES.source))
    const label = values.next<Label>()
    if (label.frame !== frame || label.key !== edits.key) return undefined
    const { pageCount, content, wikiContributors, redirects, ...head } = values.next<Head>()
    const records = readRecords(values)
    const pages = edits.texts.size === 0 ? records : records.map((page) => withText(page, edits.texts.get(page.file)))
    if (pages.length !== pageCount) return undefined
    const stored = {
      ...label,
      ...head,
      content: { ...content, wikiContributors: unpackMap(wikiContributors) },
      redirects: unpackMap(redirects),
      pages,
    }
    return { stored, edits }
  } catch {
    return undefined
  }
}

function parseRecords(json: string): readonly PageRecord[] {
  return trustJson(json)
}

function readRecords(values: StoredValues): readonly PageRecord[] {
  const records: PageRecord[] = []
  while (!values.isAtEnd) for (const record of values.use(parseRecords)) records.push(record)
  return records
}

function withText(page: PageRecord, text: StoredText | undefined): PageRecord {
  return text === undefined ? page : { ...page, ...text }
}
