import { openSections, readRows } from '#search/index-format.ts'
import type { IndexParts } from '#search/index-parts.ts'
import { trustJson } from '../text/json.ts'
import type { SearchContents, SearchEntry } from './build-search-index.ts'

/**
 * What an index does not have of its contents, so that the next build can begin from both. Private to the builder; bytes in this order: the
 * length of the header (u32), the header (JSON), the ends of links by entry (u32), the links as numbers in `targets` (u32), the ends of
 * postings by term (u32), and the postings before compounds are split.
 */
interface StoredHeader {
  readonly entries: readonly (readonly [url: string, input: string, isIndexed: 0 | 1, popularity: number | null])[]
  /** Of the entries that are in the index. */
  readonly shortTitles: readonly string[]
  readonly targets: readonly string[]
  readonly terms: readonly string[]
  /** Lengths of the last four parts in bytes. */
  readonly sizes: readonly [number, number, number, number]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The bytes that are stored next to the index. The same contents give the same bytes. */
export function encodeStoredSearch({ entries, parts }: SearchContents): Uint8Array {
  const targets = new Map<string, number>()
  const links: number[] = []
  const linkEnds = Uint32Array.from(entries, ({ ranked }) => {
    for (const url of ranked?.links ?? []) links.push(numberOf(targets, url))
    return links.length
  })
  const { terms, ends, bytes } = parts.postings
  const blocks = [bytesOf(linkEnds), bytesOf(Uint32Array.from(links)), bytesOf(ends), bytes] as const
  const header: StoredHeader = {
    entries: entries.map(({ url, input, ranked }) => [url, input, ranked === undefined ? 0 : 1, ranked?.popularity ?? null]),
    shortTitles: parts.documents.map(({ shortTitle }) => shortTitle),
    targets: [...targets.keys()],
    terms,
    sizes: [blocks[0].byteLength, blocks[1].byteLength, blocks[2].byteLength, blocks[3].byteLength],
  }
  const text = encoder.encode(JSON.stringify(header))
  return Buffer.concat([bytesOf(Uint32Array.of(text.byteLength)), text, ...blocks])
}

/**
 * The contents of an index.
 *
 * @param stored what `encodeStoredSearch` gave with this index
 * @throws when one of them is damaged
 */
export function decodeStoredSearch(stored: Uint8Array, index: Uint8Array): SearchContents {
  const length = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true)
  const header: StoredHeader = trustJson(decoder.decode(stored.subarray(4, 4 + length)))
  const [linkEnds, links, ends, postings] = blocksOf(stored.subarray(4 + length), header.sizes)
  const { section } = openSections(index)
  const rows = readRows(decoder.decode(section('documents')))
  return {
    entries: entriesOf(header, numbersOf(linkEnds), numbersOf(links)),
    parts: {
      documents: rows.map(([url, title, summary, , pageType, names], at) => {
        return { url, title, shortTitle: header.shortTitles[at] ?? '', summary, pageType, names }
      }),
      postings: { terms: header.terms, ends: numbersOf(ends), bytes: postings },
      lengths: new Uint16Array(new Uint8Array(section('lengths')).buffer),
      textEnds: numbersOf(section('textEnds')),
      texts: section('texts'),
      words: section('words'),
    } satisfies IndexParts,
  }
}

function entriesOf({ entries, targets }: StoredHeader, ends: Uint32Array, links: Uint32Array): readonly SearchEntry[] {
  return entries.map(([url, input, isIndexed, popularity], at) => {
    if (isIndexed === 0) return { url, input }
    const own = links.subarray(at === 0 ? 0 : ends[at - 1], ends[at])
    return { url, input, ranked: { links: Array.from(own, (number) => targets[number] ?? ''), popularity } }
  })
}

function blocksOf(bytes: Uint8Array, sizes: StoredHeader['sizes']): readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array] {
  const [a, b, c, d] = sizes
  return [bytes.subarray(0, a), bytes.subarray(a, a + b), bytes.subarray(a + b, a + b + c), bytes.subarray(a + b + c, a + b + c + d)]
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}
