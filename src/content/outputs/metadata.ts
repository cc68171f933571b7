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

/**
 * Such a file with other lines for documents that it has, as blocks that are parts of what was given: to copy a large file takes as long as to write it.
 *
 * @param lines by the addresses of their documents
 * @throws Error when the file does not have one of the documents
 */
export function replaceMetadata(bytes: Buffer, lines: ReadonlyMap<string, Uint8Array>): readonly Uint8Array[] {
  const places = Array.from(lines, ([url, line]) => ({ ...findLine(bytes, url), line })).sort((a, b) => a.start - b.start)
  const starts = [0, ...places.map(({ end }) => end)]
  return [...places.flatMap(({ start, line }, at) => [bytes.subarray(starts[at], start), line]), bytes.subarray(starts.at(-1))]
}

function findLine(bytes: Buffer, url: string): { readonly start: number; readonly end: number } {
  const start = bytes.indexOf(`\n{"mdn_url":${JSON.stringify(url)},`) + 1
  if (start === 0) throw new Error(`no line of the metadata is that of ${url}`)
  const next = bytes.indexOf(NEWLINE, start)
  return { start, end: bytes[next - 1] === COMMA ? next - 1 : next }
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
