import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ShellSettings } from '#contracts/site.ts'
import type { PageSummary } from '../document/summarise-page.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { trustJson } from '../text/json.ts'
import type { Versions } from '../tree/facts.ts'
import { BUILD_FILES } from './build-files.ts'
import type { InputStamps } from './build-input.ts'
import type { BuildSource } from './build-source.ts'
import { replaceFile } from './replace-file.ts'

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

/** Records are stored as JSON: V8 reads many small objects from it in half the time that its own format takes. */
type StoredFile = Omit<StoredSource, 'pages'> & { readonly pages: string }

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
  const { tree, ...rest } = content
  const stored: StoredFile = {
    key,
    frame: inputs.frame,
    content: rest,
    pages: JSON.stringify(tree.allPages),
    redirects: tree.redirects,
    versions,
    settings,
    builder,
    search,
    outputs,
    summaries,
  }
  replaceFile(join(folder, BUILD_FILES.source), serialize(stored))
  storeSourceEdits(folder, { key, stamps: inputs.stamps, texts: new Map() })
}

/** Stores the edits of a source that is in the folder of a build already. */
export function storeSourceEdits(folder: string, edits: SourceEdits): void {
  replaceFile(join(folder, BUILD_FILES.sourceEdits), serialize(edits))
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
    const stored: StoredFile = deserialize(readFileSync(join(folder, BUILD_FILES.source)))
    if (stored.frame !== frame || stored.key !== edits.key) return undefined
    const records: readonly PageRecord[] = trustJson(stored.pages)
    const pages = edits.texts.size === 0 ? records : records.map((page) => withText(page, edits.texts.get(page.file)))
    return { stored: { ...stored, pages }, edits }
  } catch {
    return undefined
  }
}

function withText(page: PageRecord, text: StoredText | undefined): PageRecord {
  return text === undefined ? page : { ...page, ...text }
}
