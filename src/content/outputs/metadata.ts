import { trustJson } from '../text/json.ts'
import type { BuiltSite, MadeBlocks, Output } from './output.ts'
import { siteLocales } from './site-locales.ts'

/** The metadata of all documents of each language, in the order of their addresses. */
export const metadataFiles: Output<BuiltSite, MadeBlocks> = ({ content: { tree }, records, findMetadata }) => {
  const urls = records.map(({ url }) => url).sort((a, b) => (a < b ? -1 : 1))
  return siteLocales(tree).map((locale) => {
    const own = urls.filter((url) => url.startsWith(`/${locale}/`))
    return { path: metadataPath(locale), make: () => ({ blocks: () => metadataBlocks(own, findMetadata) }) }
  })
}

/** Where the metadata of a language's documents is, below the public folder. */
export function metadataPath(locale: string): string {
  return `${locale}/metadata.json`
}

/**
 * The metadata of documents in UTF-8, in blocks: an array with one document in each line, in the order given.
 *
 * @param findLine gives the line of a page when it is its turn: all of them together are large; undefined for pages without one
 */
export function* metadataBlocks(urls: readonly string[], findLine: (url: string) => Uint8Array | undefined): Generator<Uint8Array> {
  let isEmpty = true
  for (const url of urls) {
    const line = findLine(url)
    if (line === undefined) continue
    yield isEmpty ? OPEN : BETWEEN
    yield line
    isEmpty = false
  }
  yield isEmpty ? EMPTY : CLOSE
}

/** The lines of such a file by the addresses of their documents. They are parts of the bytes that are given: to decode a large file takes as long as to build a page. */
export function readMetadataFile(bytes: Buffer): ReadonlyMap<string, Uint8Array> {
  const lines = new Map<string, Uint8Array>()
  for (let start = 0; start < bytes.length; ) {
    const next = bytes.indexOf(NEWLINE, start)
    const end = next === -1 ? bytes.length : next
    const url = addressOf(bytes.subarray(start, end))
    if (url !== undefined) lines.set(url, bytes.subarray(start, bytes[end - 1] === COMMA ? end - 1 : end))
    start = end + 1
  }
  return lines
}

/** Puts the next bytes of a file into memory. @returns how many; 0 at the end of the file */
export type ReadBytes = (target: Uint8Array) => number

/** A file of 30 MB is read in a tenth of the time into memory that is used again and again: the system clears new memory. */
const READ_BYTES = 1 << 20

/**
 * Such a file with other lines for documents that it has, as blocks. The memory of a block is used again for the next one.
 *
 * @param lines by the addresses of their documents
 * @throws Error when the file does not have one of the documents
 */
export function* replaceMetadata(
  read: ReadBytes,
  lines: ReadonlyMap<string, Uint8Array>,
  readBytes = READ_BYTES,
): Generator<Uint8Array, undefined> {
  const searched = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).values()
  let next = searched.next().value
  for (const part of readLines(read, readBytes)) {
    let done = 0
    for (; next !== undefined; next = searched.next().value) {
      const place = findLine(part, next[0], done)
      if (place === undefined) break
      yield part.subarray(done, place.start)
      yield next[1]
      done = place.end
    }
    yield part.subarray(done)
  }
  if (next !== undefined) throw new Error(`no line of the metadata is that of ${next[0]}`)
}

/** A file in parts of whole lines, each with the line break before it. The last part is the last line break. */
function* readLines(read: ReadBytes, readBytes: number): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(readBytes)
  let size = 0
  for (let length = read(buffer); length > 0; length = read(buffer.subarray(size))) {
    size += length
    const end = buffer.lastIndexOf(NEWLINE, size - 1)
    if (end > 0) {
      yield buffer.subarray(0, end)
      buffer.copyWithin(0, end, size)
      size -= end
    }
    if (size === buffer.length) buffer = Buffer.concat([buffer], 2 * size)
  }
  yield buffer.subarray(0, size)
}

function findLine(part: Buffer, url: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const start = part.indexOf(`\n{"mdn_url":${JSON.stringify(url)},`, from) + 1
  if (start === 0) return undefined
  const next = part.indexOf(NEWLINE, start)
  const end = next === -1 ? part.length : next
  return { start, end: part[end - 1] === COMMA ? end - 1 : end }
}

const NEWLINE = 0x0a
const COMMA = 0x2c
const QUOTE = 0x22
const BACKSLASH = 0x5c
const ADDRESS = Buffer.from('{"mdn_url":"')
const EMPTY = Buffer.from('[]\n')
const OPEN = Buffer.from('[\n')
const BETWEEN = Buffer.from(',\n')
const CLOSE = Buffer.from('\n]\n')

function addressOf(line: Buffer): string | undefined {
  if (!line.subarray(0, ADDRESS.length).equals(ADDRESS)) return undefined
  let end = ADDRESS.length
  while (end < line.length && line[end] !== QUOTE) end += line[end] === BACKSLASH ? 2 : 1
  return trustJson(line.toString('utf8', ADDRESS.length - 1, end + 1))
}
