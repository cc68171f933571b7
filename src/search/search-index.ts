import { areaNameOf, areaOf, slugOf } from './area-of.ts'
import { decodePostings, type Postings } from './decode-postings.ts'
import { type DocumentRow, IndexFormatError, openSections, readRows, type WordRow } from './index-format.ts'
import { nameKey } from './names.ts'
import { createTokenizer, symbolTokens, type Token } from './tokenize.ts'
import { decodeText } from './utf8.ts'

/** A name of a document as it is compared with a query. */
export interface Name {
  readonly key: string
  readonly tokens: readonly Token[]
  /** The terms of the tokens and of their parts. */
  readonly terms: ReadonlySet<string>
  /** The document is no longer called so. */
  readonly isPrevious: boolean
}

/** The names of a document, and the terms of its address. */
export interface Names {
  readonly names: readonly Name[]
  readonly place: ReadonlySet<string>
}

/** So many lists are stored decoded: some 20 MB when they are those of the most frequent words. */
const MAX_DECODED = 500

/** An index, open for queries. It keeps what it decodes, and never changes. */
export class SearchIndex {
  readonly locale: string
  readonly documents: readonly DocumentRow[]
  readonly terms: readonly string[]
  /** The words of names, folded, and how often they stand there. */
  readonly words: ReadonlyMap<string, number>
  readonly tokenize: (text: string) => readonly Token[]
  /** The area of each document. */
  readonly areas: readonly string[]
  /** The names of areas that have a page of their own. */
  readonly areaNames: ReadonlyMap<string, string>
  /** For each document: how its length counts against the body's occurrences, about 1. */
  readonly lengthFactors: Float32Array
  /** Documents by the keys of all their names. */
  readonly byName: ReadonlyMap<string, readonly number[]>
  readonly #written: ReadonlyMap<string, string>
  readonly #ends: Uint32Array
  readonly #postings: Uint8Array
  readonly #textEnds: Uint32Array
  readonly #texts: Uint8Array
  readonly #decoded = new Map<number, Postings>()
  readonly #names = new Map<number, Names>()

  /**
   * @param bytes what `writeIndex` gave, also in shared memory
   * @throws IndexFormatError
   */
  constructor(bytes: Uint8Array) {
    const { header, section } = openSections(bytes)
    this.locale = header.locale
    this.documents = readRows(decodeText(section('documents')))
    this.areas = this.documents.map(([url]) => areaOf(url))
    this.areaNames = new Map(
      this.documents.flatMap(([url, title], at) => (slugOf(url) === this.areas[at] ? [[this.areas[at] ?? '', areaNameOf(title)]] : [])),
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
    this.lengthFactors = lengthFactors(section('lengths'))
    this.byName = byName(this.documents)
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
  postingsOf(term: number): Postings {
    const known = this.#decoded.get(term)
    if (known !== undefined) return known
    const start = term === 0 ? 0 : (this.#ends[term - 1] ?? 0)
    const postings = decodePostings(this.#postings.subarray(start, this.#ends[term] ?? start))
    if (this.#decoded.size >= MAX_DECODED) this.#decoded.clear()
    this.#decoded.set(term, postings)
    return postings
  }

  /** The text of a document that excerpts are cut from. */
  textOf(document: number): string {
    const start = document === 0 ? 0 : (this.#textEnds[document - 1] ?? 0)
    return decodeText(this.#texts.subarray(start, this.#textEnds[document] ?? start))
  }

  /** The names of a document, ready to be compared. */
  namesOf(document: number): Names {
    const known = this.#names.get(document)
    if (known !== undefined) return known
    const [url = '', , , , , names = []] = this.documents[document] ?? []
    const place = new Set(url.split(/[/_]/).flatMap((segment) => this.tokenize(segment).flatMap(termsOf)))
    const read = { names: names.map((name) => this.#readName(name)), place }
    this.#names.set(document, read)
    return read
  }

  #readName(name: string): Name {
    const isPrevious = name.startsWith('~')
    const text = isPrevious ? name.slice(1) : name
    const tokens = [...this.tokenize(text.replaceAll('_', ' ')), ...symbolTokens(text)]
    return { key: nameKey(text), tokens, terms: new Set(tokens.flatMap(termsOf)), isPrevious }
  }
}

function termsOf({ term, parts }: Token): readonly string[] {
  return [term, ...parts]
}

/** BM25's b: how much a long text counts less. */
const LENGTH_WEIGHT = 0.6

function lengthFactors(bytes: Uint8Array): Float32Array {
  const lengths = new Uint16Array(new Uint8Array(bytes).buffer)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1
  return Float32Array.from(lengths, (length) => 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean)
}

function byName(documents: readonly DocumentRow[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [number, row] of documents.entries())
    for (const key of new Set(row[5].map((name) => nameKey(name.replace(/^~/, ''))))) {
      const known = found.get(key)
      if (known === undefined) found.set(key, [number])
      else known.push(number)
    }
  return found
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}

function readWords(text: string): readonly WordRow[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words) || !words.every(isWord)) throw new IndexFormatError('has damaged words')
  return words
}

function isWord(word: unknown): word is WordRow {
  if (!Array.isArray(word) || word.length > 3) return false
  return typeof word[0] === 'string' && typeof word[1] === 'number' && ['string', 'undefined'].includes(typeof word[2])
}
