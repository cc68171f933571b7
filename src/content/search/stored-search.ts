import { type IndexPiece, openHead, type SectionName } from '#search/index-format.ts'
import { COMMA, type PreviousIndex } from '#search/merge-index.ts'
import type { PackedPostings } from '#search/packed-postings.ts'
import { trustJson } from '../text/json.ts'
import type { PreviousSearch, SearchContents, SearchEntry } from './build-search-index.ts'

/**
 * What an index does not have of its contents, so that the next build can begin from both. Private to the builder; bytes in this order: the
 * length of the header (u32), the header (JSON, with spaces up to a multiple of 4 bytes), and the parts that it names.
 */
interface StoredHeader {
  /** The popularity of each entry; false for one that is not in the index. */
  readonly ranks: readonly (false | number | null)[]
  /** Of the entries that are in the index. */
  readonly shortTitles: readonly string[]
  /** Lengths of the parts in bytes. */
  readonly sizes: Readonly<Record<PartName, number>>
}

/**
 * The addresses of all entries, their inputs and the addresses that links lead to (each as lines), the ends of links by entry (u32), the links as numbers in `targets` (u32), the ends of rows by document (u32), the ends of pieces of the texts by document
 * (u32), the ends of postings by term (u32), the priors of documents in thousandths (u16), and the postings. The last two are empty where the index has the same.
 */
const PARTS = ['urls', 'inputs', 'targets', 'linkEnds', 'links', 'rowEnds', 'pieceEnds', 'postingEnds', 'priors', 'postings'] as const
type PartName = (typeof PARTS)[number]

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The blocks that are stored next to the index, one after the other. The same contents give the same bytes. */
export function encodeStoredSearch({ entries, links, index }: SearchContents): readonly Uint8Array[] {
  const { postings, sections } = index
  const isSame = sections.postings[0] === postings.bytes
  const parts: Readonly<Record<PartName, Uint8Array>> = {
    urls: encodeLines(entries.map(({ url }) => url)),
    inputs: encodeLines(entries.map(({ input }) => input)),
    targets: encodeLines(links.targets),
    linkEnds: bytesOf(links.ends),
    links: bytesOf(links.numbers),
    rowEnds: bytesOf(index.rowEnds),
    pieceEnds: bytesOf(index.texts.pieceEnds),
    postingEnds: isSame ? new Uint8Array() : bytesOf(postings.ends),
    priors: bytesOf(index.priors),
    postings: isSame ? new Uint8Array() : postings.bytes,
  }
  const header = encodeHeader({
    ranks: entries.map(({ popularity }): false | number | null => (popularity === undefined ? false : popularity)),
    shortTitles: index.shortTitles,
    sizes: sizesOf(parts),
  })
  return [bytesOf(Uint32Array.of(header.byteLength)), header, ...PARTS.map((name) => parts[name])]
}

function encodeHeader(header: StoredHeader): Uint8Array {
  const bytes = encoder.encode(JSON.stringify(header))
  const padding = (4 - (bytes.byteLength % 4)) % 4
  return Buffer.concat([bytes, Buffer.alloc(padding, ' ')])
}

/** A line break after each, so that none and an empty one differ. */
function encodeLines(lines: readonly string[]): Uint8Array {
  return encoder.encode([...lines, ''].join('\n'))
}

function decodeLines(bytes: Uint8Array): readonly string[] {
  return decoder.decode(bytes).split('\n').slice(0, -1)
}

function sizesOf(parts: Readonly<Record<PartName, Uint8Array>>): StoredHeader['sizes'] {
  const { urls, inputs, targets, linkEnds, links, rowEnds, pieceEnds, postingEnds, priors, postings } = parts
  return {
    urls: urls.byteLength,
    inputs: inputs.byteLength,
    targets: targets.byteLength,
    linkEnds: linkEnds.byteLength,
    links: links.byteLength,
    rowEnds: rowEnds.byteLength,
    pieceEnds: pieceEnds.byteLength,
    postingEnds: postingEnds.byteLength,
    priors: priors.byteLength,
    postings: postings.byteLength,
  }
}

/**
 * The contents of an index.
 *
 * @param stored what `encodeStoredSearch` gave with this index
 * @param head of the index
 * @param readPiece gives the bytes of a piece of its texts
 * @throws when one of them is damaged
 */
export function decodeStoredSearch(stored: Uint8Array, head: Uint8Array, readPiece: (piece: IndexPiece) => Uint8Array): PreviousSearch {
  const start = 4 + new DataView(stored.buffer, stored.byteOffset).getUint32(0, true)
  const header: StoredHeader = trustJson(decoder.decode(stored.subarray(4, start)))
  const part = partsIn(stored.subarray(start), header.sizes)
  const { header: index, section } = openHead(head)
  const [urls, inputs, targets] = [decodeLines(part('urls')), decodeLines(part('inputs')), decodeLines(part('targets'))]
  if ([urls, inputs].some(({ length }) => length !== header.ranks.length)) throw new Error('an entry of a stored index is not whole')
  return {
    entries: urls.map((url, at): SearchEntry => {
      const [input = '', popularity = false] = [inputs[at], header.ranks[at]]
      return popularity === false ? { url, input } : { url, input, popularity }
    }),
    links: { targets, ends: numbersOf(part('linkEnds')), numbers: numbersOf(part('links')) },
    index: {
      rows: { bytes: section('documents').subarray(1), ends: numbersOf(part('rowEnds')), separator: COMMA },
      priors: new Uint16Array(copyOf(part('priors'))),
      shortTitles: header.shortTitles,
      postings: postingsOf(part, section),
      lengths: new Uint16Array(copyOf(section('lengths'))),
      words: section('words'),
      texts: {
        ends: numbersOf(section('textEnds')),
        pieceEnds: numbersOf(part('pieceEnds')),
        read: (number) => readPiece(index.pieces?.[number] ?? NO_PIECE),
      },
    } satisfies PreviousIndex,
  }
}

const NO_PIECE: IndexPiece = ['', 0]

type FindPart = (name: PartName) => Uint8Array

function partsIn(bytes: Uint8Array, sizes: StoredHeader['sizes']): FindPart {
  return (name) => {
    const start = PARTS.slice(0, PARTS.indexOf(name)).reduce((sum, before) => sum + sizes[before], 0)
    return bytes.subarray(start, start + sizes[name])
  }
}

function postingsOf(part: FindPart, section: (name: SectionName) => Uint8Array): PackedPostings {
  const isSame = part('postingEnds').byteLength === 0
  return {
    terms: decoder.decode(section('terms')).split('\n').slice(0, -1),
    ends: numbersOf(isSame ? section('postingEnds') : part('postingEnds')),
    bytes: isSame ? section('postings') : part('postings'),
  }
}

function bytesOf(numbers: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(copyOf(bytes))
}

function copyOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
