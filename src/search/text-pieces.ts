/**
 * The texts of an index in pieces, each of documents that follow each other. Where pieces end depends on the addresses alone, so that after an edit all but
 * one of them are those of before (docs/decisions/0174).
 */
export interface TextPieces {
  /** Where the text of each document ends, from the beginning of the first piece. */
  readonly ends: Uint32Array
  /** The number of the first document after each piece. */
  readonly pieceEnds: Uint32Array
  /** The bytes of a piece, by its number. */
  readonly read: (piece: number) => Uint8Array
}

/** A piece of the previous index, by its number there, or the blocks of a new one. */
export type PieceSource = { readonly known: number } | { readonly blocks: readonly Uint8Array[] }

/** The texts of an index that was merged with a previous one. */
export interface MergedTexts extends Pick<TextPieces, 'ends' | 'pieceEnds'> {
  readonly pieces: readonly PieceSource[]
}

/** On average a piece has so many documents: a megabyte of the English pages. */
const PIECE_DOCUMENTS = 512

/** Where the pieces of documents with these addresses end. */
export function cutPieces(urls: readonly string[]): Uint32Array {
  const starts = urls.flatMap((url, number) => (number > 0 && hashOf(url) % PIECE_DOCUMENTS === 0 ? [number] : []))
  return Uint32Array.from(urls.length === 0 ? [] : [...starts, urls.length])
}

/** FNV-1a of the UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Texts of which some are new.
 *
 * @param sources where each text comes from: its number in `previous`, or -1 less its number in `added`
 * @param pieceEnds where the pieces end
 */
export function mergeTexts(
  previous: TextPieces,
  added: readonly Uint8Array[],
  { sources, pieceEnds }: { readonly sources: Int32Array; readonly pieceEnds: Uint32Array },
): MergedTexts {
  const ends = new Uint32Array(sources.length)
  let length = 0
  for (const [at, source] of sources.entries()) {
    length += source < 0 ? (added[-1 - source]?.byteLength ?? 0) : (previous.ends[source] ?? 0) - startOfText(previous, source)
    ends[at] = length
  }
  const known = new KnownTexts(previous)
  const pieces = Array.from(pieceEnds, (end, piece): PieceSource => {
    const own = sources.subarray(pieceEnds[piece - 1] ?? 0, end)
    const same = known.findPiece(own)
    if (same !== undefined) return { known: same }
    return { blocks: Array.from(own, (source) => (source < 0 ? added[-1 - source] : known.textOf(source)) ?? EMPTY) }
  })
  return { ends, pieceEnds, pieces }
}

/** The blocks of all pieces. */
export function listTextBlocks({ pieces }: Pick<MergedTexts, 'pieces'>, previous: TextPieces): readonly Uint8Array[] {
  return pieces.flatMap((piece) => ('known' in piece ? [previous.read(piece.known)] : piece.blocks))
}

const EMPTY = new Uint8Array()

function startOfText({ ends }: TextPieces, document: number): number {
  return document === 0 ? 0 : (ends[document - 1] ?? 0)
}

/** Finds the texts of documents in pieces, and reads each piece once. */
class KnownTexts {
  readonly #texts: TextPieces
  readonly #pieceOf: Uint32Array
  #read: { readonly piece: number; readonly bytes: Uint8Array } | undefined

  constructor(texts: TextPieces) {
    this.#texts = texts
    this.#pieceOf = new Uint32Array(texts.ends.length)
    for (const [piece, end] of texts.pieceEnds.entries()) this.#pieceOf.fill(piece, this.#startOf(piece), end)
  }

  /** The number of the piece that has just these documents. */
  findPiece(documents: Int32Array): number | undefined {
    const [first = -1] = documents
    const piece = first < 0 ? undefined : this.#pieceOf[first]
    if (piece === undefined || this.#startOf(piece) !== first || this.#texts.pieceEnds[piece] !== first + documents.length) return undefined
    return documents.every((document, at) => document === first + at) ? piece : undefined
  }

  textOf(document: number): Uint8Array {
    const piece = this.#pieceOf[document] ?? 0
    if (this.#read?.piece !== piece) this.#read = { piece, bytes: this.#texts.read(piece) }
    const offset = startOfText(this.#texts, this.#startOf(piece))
    return this.#read.bytes.subarray(startOfText(this.#texts, document) - offset, (this.#texts.ends[document] ?? 0) - offset)
  }

  #startOf(piece: number): number {
    return this.#texts.pieceEnds[piece - 1] ?? 0
  }
}
