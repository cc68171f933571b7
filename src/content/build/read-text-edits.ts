import { isDeepStrictEqual } from 'node:util'
import { outsideFields } from '../read/outside-fields.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPage } from '../read/read-page.ts'
import { isSameStamp, STAMP_LENGTH, stampAt } from '../read/stamp.ts'
import { inheritMetadata, Tree } from '../tree/tree.ts'
import type { InputStamps } from './build-input.ts'
import type { StoredSource } from './stored-source.ts'

/** With more edits than this, reading the content costs little next to building the pages. */
const MAX_EDITS = 64

/** Records of documents whose text has changed, by the records that they replace. */
export type Edits = ReadonlyMap<PageRecord, PageRecord>

/**
 * Reads the documents whose files have changed.
 *
 * @param stampsBefore the stamps of the files when they were read for the previous build
 * @returns undefined when more than texts has changed, or more files than it pays for
 */
export function readEdits(stored: StoredSource, stampsBefore: Float64Array, stamps: InputStamps): Edits | undefined {
  const files = listChanged(stampsBefore, stamps)
  if (files.size === 0 || files.size > MAX_EDITS) return undefined
  if (stored.content.diagnostics.some(({ file }) => files.has(file))) return undefined
  const before = stored.pages.filter(({ file }) => files.has(file))
  if (before.length !== files.size) return undefined
  const tree = createTreeOnce(stored)
  const edits = new Map<PageRecord, PageRecord>()
  for (const record of before) {
    const edited = readEdit(record, tree)
    if (edited === undefined) return undefined
    if (edited.hash !== record.hash) edits.set(record, edited)
  }
  return edits
}

/** The files of documents that have another stamp, or one that says nothing. The order of the files is part of the frame. */
function listChanged(before: Float64Array, { pages, stamps }: InputStamps): ReadonlySet<string> {
  return new Set(
    pages.filter((_, index) => !isSameStamp(stampAt(before, index), stampAt(stamps, index)) || stamps[index * STAMP_LENGTH] === -1),
  )
}

function createTreeOnce(data: StoredSource): () => Tree {
  let tree: Tree | undefined
  return () => (tree ??= new Tree(data))
}

/** The record of a document whose text alone has changed; undefined when there is more or the file has problems. */
function readEdit(record: PageRecord, tree: () => Tree): PageRecord | undefined {
  if (record.area !== undefined) return undefined
  const { locale, file, folder } = record
  const read = readPage({ locale, path: file, folder: folder.slice(folder.indexOf('/') + 1), name: 'index.md' }, undefined)
  if (read.record === undefined || read.diagnostics.length > 0) return undefined
  const { hash, bodyStart } = read.record
  const edited = { ...record, hash, bodyStart }
  const inherited = inheritMetadata(read.record, (slug) => tree().resolve(`/en-US/docs/${slug}`)?.page)
  return isDeepStrictEqual({ ...inherited, ...outsideFields(record) }, edited) ? edited : undefined
}
