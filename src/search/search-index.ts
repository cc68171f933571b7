import { areaNameOf, areaOf, slugOf } from './area-of.ts'
import { AskedTerms } from './asked-terms.ts'
import { countPostings, decodePostings, type Postings } from './decode-postings.ts'
import { type DocumentRow, IndexFormatError, openSections, parseSection, readRows, type WordRow } from './index-format.ts'
import { type Labels, labelsOf } from './labels.ts'
import { NameTable } from './name-table.ts'
import { nameKey } from './names.ts'
import { saturate } from './saturation.ts'
import { ScoreArrays } from './score-arrays.ts'
import { createTokenizer, type Token } from './tokenize.ts'
import { decodeText } from './utf8.ts'

/** A document that has a name, and whether it is no longer called so. */
export interface Named {
  readonly document: number
  readonly isPrevious: boolean
}

/** The documents that have a term, where in them it stands, and how much it counts there (`saturate`). */
export interface ScoredPostings extends Postings {
  readonly scores: Float32Array
}

/** So many bytes of lists are stored decoded: those of almost all terms of 15,000 documents that users ask for. */
const MAX_DECODED_BYTES = 12 << 20
/** The memory of a list besides its numbers. */
const LIST_BYTES = 400

/** An index, open for queries. It keeps what it decodes, and never changes. */
export class SearchIndex {
  readonly locale: string
  readonly documents: readonly DocumentRow[]
  readonly terms: readonly string[]
  /** The words of names, folded, and how often they stand there. */
  readonly words: ReadonlyMap<string, number>
  readonly tokenize: (text: string) => readonly Token[]
  /** The area and the page type of each document. */
  readonly areas: Labels
  readonly types: Labels
  /** The names of areas that have a page of their own. */
  readonly areaNames: ReadonlyMap<string, string>
  /** For each document: how its length counts against the body's occurrences, about 1. */
  readonly lengthFactors: Float32Array
  /** How likely users are to mean each document. */
  readonly priors: Float64Array
  readonly names: NameTable
  /** For the query at hand. */
  readonly scoreArrays: ScoreArrays
  readonly askedTerms: AskedTerms
  readonly #written: ReadonlyMap<string, string>
  readonly #ends: Uint32Array
  readonly #postings: Uint8Array
  readonly #textEnds: Uint32Array
  readonly #texts: Uint8Array
  readonly #decoded = new Map<number, ScoredPostings>()
  #decodedBytes = 0
  readonly #byName: ReadonlyMap<string, readonly Named[]>

  /**
   * @param bytes what `writeIndex` gave, also in shared memory
   * @throws IndexFormatError
   */
  constructor(bytes: Uint8Array) {
    const { header, section } = openSections(bytes)
    this.locale = header.locale
    this.documents = readRows(decodeText(section('documents')))
    const areas = this.documents.map(([url]) => areaOf(url))
    this.areas = labelsOf(areas)
    this.types = labelsOf(this.documents.map(([, , , , type]) => type))
    this.areaNames = new Map(
      this.documents.flatMap(([url, title], at) => (slugOf(url) === areas[at] ? [[areas[at] ?? '', areaNameOf(title)]] : [])),
    )
    this.terms = decodeText(section('terms')).split('\n').slice(0, -1)
    const words = readWords(decodeText(section('words')))
    this.words = new Map(words.map(([word, count]) => [word, count]))
    this.#written = new Map(words.flatMap(([word, , written]) => (written === undefined ? [] : [[word, written]])))
    this.tokenize = createTokenizer(header.locale)
    this.#ends = numbersOf(section('postingEnds'))
    this.#postings = section('postings')
    this.#textEnds = numbersOf(section('textEnds'))
    this.#texts = section('texts')
    this.priors = Float64Array.from(this.documents, ([, , , prior]) => prior)
    this.scoreArrays = new ScoreArrays(this.documents.length)
    this.askedTerms = new AskedTerms(this.terms.length)
    this.lengthFactors = lengthFactors(section('lengths'))
    this.#byName = byName(this.documents)
    this.names = new NameTable(this.documents, { count: this.terms.length, find: (term) => this.findTerm(term) }, this.tokenize)
    if (this.#ends.length !== this.terms.length || this.#textEnds.length !== this.documents.length)
      throw new IndexFormatError('is damaged: its sections do not fit together')
  }

  /** The most frequent spelling of a folded word of titles. */
  writtenOf(word: string): string {
    return this.#written.get(word) ?? word
  }

  /** The number of a term; undefined when no document has it. */
  findTerm(term: string): number | undefined {
    const at = this.firstFrom(term)
    return this.terms[at] === term ? at : undefined
  }

  /** The number of the first term that is not before this one. */
  firstFrom(term: string): number {
    let [low, high] = [0, this.terms.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.terms[middle] ?? '') < term) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The documents that have the term with this number. */
  postingsOf(term: number): ScoredPostings {
    const known = this.#decoded.get(term)
    if (known !== undefined) return known
    const postings = decodePostings(this.#bytesOf(term))
    const scored = { ...postings, scores: this.#scoresOf(postings) }
    this.#decodedBytes += bytesOf(scored)
    this.#decoded.set(term, scored)
    for (const [oldest, other] of this.#decoded) {
      if (this.#decodedBytes <= MAX_DECODED_BYTES) break
      this.#decoded.delete(oldest)
      this.#decodedBytes -= bytesOf(other)
    }
    return scored
  }

  #scoresOf({ documents, places }: Postings): Float32Array {
    const scores = new Float32Array(documents.length)
    for (let at = 0; at < scores.length; at += 1) scores[at] = saturate(places[at] ?? 0, this.lengthFactors[documents[at] ?? 0] ?? 1, 1)
    return scores
  }

  /** How many documents have the term with this number. */
  countOf(term: number): number {
    return this.#decoded.get(term)?.documents.length ?? countPostings(this.#bytesOf(term))
  }

  #bytesOf(term: number): Uint8Array {
    const start = term === 0 ? 0 : (this.#ends[term - 1] ?? 0)
    return this.#postings.subarray(start, this.#ends[term] ?? start)
  }

  /** The text of a document that excerpts are cut from. */
  textOf(document: number): string {
    const start = document === 0 ? 0 : (this.#textEnds[document - 1] ?? 0)
    return decodeText(this.#texts.subarray(start, this.#textEnds[document] ?? start))
  }

  /** The documents with a name of this key (`nameKey`), in their order. */
  findNamed(key: string): readonly Named[] {
    return this.#byName.get(key) ?? []
  }
}

function bytesOf({ documents, places, scores }: ScoredPostings): number {
  return documents.byteLength + places.byteLength + scores.byteLength + LIST_BYTES
}

/** BM25's b: how much a long text counts less. */
const LENGTH_WEIGHT = 0.6

function lengthFactors(bytes: Uint8Array): Float32Array {
  const lengths = new Uint16Array(new Uint8Array(bytes).buffer)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1
  return Float32Array.from(lengths, (length) => 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean)
}

function byName(documents: readonly DocumentRow[]): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>()
  for (const [document, row] of documents.entries())
    for (const name of row[5]) {
      const isPrevious = name.startsWith('~')
      const key = nameKey(isPrevious ? name.slice(1) : name)
      const known = found.get(key)
      if (known === undefined) found.set(key, [{ document, isPrevious }])
      // The names of today come first.
      else if (known.at(-1)?.document !== document) known.push({ document, isPrevious })
    }
  return found
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}

function readWords(text: string): readonly WordRow[] {
  const words = parseSection(text)
  if (!Array.isArray(words) || !words.every(isWord)) throw new IndexFormatError('has damaged words')
  return words
}

function isWord(word: unknown): word is WordRow {
  if (!Array.isArray(word) || word.length > 3) return false
  return typeof word[0] === 'string' && typeof word[1] === 'number' && ['string', 'undefined'].includes(typeof word[2])
}
