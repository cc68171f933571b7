import { sizeOf } from './byte-rows.ts'
import { decodeText, encodeText } from './utf8.ts'

/**
 * An index is one block of bytes that is read as it lies, in a file, in memory that threads share, or in a browser:
 * the magic number, the length of the header (u32), the header (JSON), and the sections that it names, each aligned to 4 bytes.
 *
 *     documents     JSON: a row for each document (`DocumentRow`)
 *     terms         UTF-8: all terms in the order of their UTF-16 units, each ended by a line feed
 *     postingEnds   u32: where the postings of each term end
 *     postings      for each document that has the term: the distance from the one before (varint) and where the term stands (`fields.ts`)
 *     lengths       u16: how many words each document has
 *     words         JSON: a row for each word of names (`WordRow`), for "did you mean"
 *     textEnds      u32: where the text of each document ends
 *     texts         UTF-8: the texts that excerpts are cut from
 *
 * On the disk the texts may be in files of their own, pieces that several indexes share (docs/decisions/0174). The other sections are then a file that names the
 * pieces, the head. In memory the pieces follow the head.
 */
const MAGIC = 0x3149534c
/** Part of every address and cache key of an index: another number, another format. */
const INDEX_VERSION = 1

const SECTIONS = ['documents', 'terms', 'postingEnds', 'postings', 'lengths', 'words', 'textEnds', 'texts'] as const
export type SectionName = (typeof SECTIONS)[number]
const HEAD_SECTIONS = SECTIONS.filter((name) => name !== 'texts')

/** All sections but the texts, in blocks that are to be written one after the other. */
export type HeadSections = Readonly<Record<Exclude<SectionName, 'texts'>, readonly Uint8Array[]>>

export interface IndexHeader {
  readonly version: number
  readonly locale: string
  /** Offset and length in bytes. */
  readonly sections: Readonly<Record<SectionName, readonly [number, number]>>
  /** The pieces of the texts, where they are files of their own. */
  readonly pieces?: readonly IndexPiece[]
}

/** A piece of the texts: SHA-1 of its bytes in hexadecimal, and how many they are. */
export type IndexPiece = readonly [hash: string, size: number]

/** The texts of a document that a result shows, and its names: url, title, summary, prior, page type, names. */
export type DocumentRow = readonly [string, string, string, number, string, readonly string[]]

/** A word of titles, folded; how often it occurs; its most frequent spelling, if it differs. */
export type WordRow = readonly [word: string, count: number, written?: string]

/** An index that can't be read: damaged, cut off, or of another version. */
export class IndexFormatError extends Error {}

/** An index from its sections, in blocks that are to be written one after the other. */
export function listIndexBlocks(locale: string, sections: HeadSections, texts: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...headBlocks(locale, sections, { size: sizeOf(texts) }), ...alignedBlocks(texts)]
}

/** The head of an index whose texts are in files of their own. */
export function listHeadBlocks(locale: string, sections: HeadSections, pieces: readonly IndexPiece[]): readonly Uint8Array[] {
  return headBlocks(locale, sections, { size: pieces.reduce((sum, [, size]) => sum + size, 0), pieces })
}

function headBlocks(
  locale: string,
  sections: HeadSections,
  texts: { readonly size: number; readonly pieces?: readonly IndexPiece[] },
): readonly Uint8Array[] {
  const offsets: Partial<Record<SectionName, readonly [number, number]>> = {}
  let offset = 0
  for (const name of SECTIONS) {
    const size = name === 'texts' ? texts.size : sizeOf(sections[name])
    offsets[name] = [offset, size]
    offset += aligned(size)
  }
  const { pieces } = texts
  const header = encodeText(
    JSON.stringify({ version: INDEX_VERSION, locale, sections: offsets, ...(pieces === undefined ? {} : { pieces }) }),
  )
  const begin = bytesOf(Uint32Array.of(MAGIC, header.byteLength))
  return [begin, ...alignedBlocks([header]), ...HEAD_SECTIONS.flatMap((name) => alignedBlocks(sections[name]))]
}

function alignedBlocks(blocks: readonly Uint8Array[]): readonly Uint8Array[] {
  const size = sizeOf(blocks)
  return size === aligned(size) ? blocks : [...blocks, new Uint8Array(aligned(size) - size)]
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer)
}

interface OpenIndex {
  readonly header: IndexHeader
  readonly section: (name: SectionName) => Uint8Array
}

/**
 * The header of an index and a way to its sections.
 *
 * @throws IndexFormatError
 */
export function openSections(bytes: Uint8Array): OpenIndex {
  return open(bytes, SECTIONS)
}

/**
 * The same of the head of an index whose texts are in files of their own.
 *
 * @throws IndexFormatError
 */
export function openHead(bytes: Uint8Array): OpenIndex {
  return open(bytes, HEAD_SECTIONS)
}

function open(bytes: Uint8Array, expected: readonly SectionName[]): OpenIndex {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 8 || view.getUint32(0, true) !== MAGIC) throw new IndexFormatError('is no search index')
  const length = view.getUint32(4, true)
  const header = readHeader(bytes.subarray(8, 8 + length))
  const start = 8 + aligned(length)
  for (const name of expected) {
    const [offset, size] = header.sections[name]
    if (start + offset + size > bytes.byteLength) throw new IndexFormatError(`is cut off in its section "${name}"`)
  }
  return {
    header,
    section: (name) => {
      const [offset, size] = header.sections[name]
      return bytes.subarray(start + offset, start + offset + size)
    },
  }
}

function readHeader(bytes: Uint8Array): IndexHeader {
  const header: unknown = parseSection(decodeText(bytes))
  if (!isHeader(header)) throw new IndexFormatError('has a damaged header')
  if (header.version !== INDEX_VERSION)
    throw new IndexFormatError(`has version ${header.version}; expected ${INDEX_VERSION}: build the site again`)
  return header
}

/** JSON of a section; undefined for what is none. */
export function parseSection(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isHeader(value: unknown): value is IndexHeader {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('locale' in value) || !('sections' in value)) return false
  const { sections } = value
  if (typeof sections !== 'object' || sections === null || ('pieces' in value && !isPieces(value.pieces))) return false
  const known = new Map(Object.entries(sections))
  return SECTIONS.every((name) => {
    const place: unknown = known.get(name)
    return Array.isArray(place) && place.length === 2 && place.every((number) => Number.isSafeInteger(number) && number >= 0)
  })
}

function isPieces(value: unknown): value is readonly IndexPiece[] {
  const isPiece = (piece: unknown): boolean =>
    Array.isArray(piece) && piece.length === 2 && /^[0-9a-f]{40}$/.test(String(piece[0])) && Number.isSafeInteger(piece[1]) && piece[1] >= 0
  return Array.isArray(value) && value.every(isPiece)
}

function aligned(length: number): number {
  return (length + 3) & ~3
}

/**
 * The rows of the section `documents`.
 *
 * @throws IndexFormatError
 */
export function readRows(text: string): readonly DocumentRow[] {
  const rows: unknown = parseSection(text)
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new IndexFormatError('has damaged documents')
  return rows
}

function isRow(row: unknown): row is DocumentRow {
  return Array.isArray(row) && row.length === 6 && typeof row[0] === 'string' && Array.isArray(row[5])
}
