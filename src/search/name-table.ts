import type { DocumentRow } from './index-format.ts'
import { symbolTokens, type Token, type Tokenizer } from './tokenize.ts'

/** The terms of an index. */
interface Terms {
  readonly count: number
  readonly find: (term: string) => number | undefined
}

/** The numbers of terms, and how many of the following ones are parts of the first. */
type TermNumbers = readonly number[]

const FIRST_NUMBERS = 1 << 16
const SPACES = /[/_\s]+/
/** A name without a symbol (`listSymbols`): words with at most hyphens in them. */
const SIGNLESS = /^[\w$]+(?:(?:-|\s+|\/)[\w$]+)*$/

/**
 * The names of documents as numbers of terms, to be compared with queries: one array for all of them, which grows with each document that is read. For a
 * document:
 *
 *     the number of the terms of its address, and these
 *     the number of its names, and for each name:
 *         the number of the following numbers, how many words it has, and whether it is a name of the past (1)
 *         for each word: its term, how many parts it has, and these
 *
 * Numbers from the number of terms on are none of a term: first the one for all terms that no document has, then the counts of parts from 0 on.
 */
export class NameTable {
  readonly #rows: readonly DocumentRow[]
  readonly #terms: Terms
  readonly #tokenize: Tokenizer
  /** Names consist of the same parts of addresses again and again. */
  readonly #stored = new Map<string, TermNumbers>()
  readonly #starts: Int32Array
  #numbers = new Int32Array(FIRST_NUMBERS)
  #length = 0

  constructor(rows: readonly DocumentRow[], terms: Terms, tokenize: Tokenizer) {
    this.#rows = rows
    this.#starts = new Int32Array(rows.length).fill(-1)
    this.#terms = terms
    this.#tokenize = tokenize
  }

  /** The array of all documents; another one when a document has been read. */
  get numbers(): Int32Array {
    return this.#numbers
  }

  /** Where a document stands in `numbers`; it is read if it was not yet. */
  find(document: number): number {
    const known = this.#starts[document] ?? -1
    if (known >= 0) return known
    const start = this.#length
    const [url = '', , , , , names = []] = this.#rows[document] ?? []
    this.#add(url, names)
    this.#starts[document] = start
    return start
  }

  #add(url: string, names: readonly string[]): void {
    const place = new Set(url.split(SPACES).flatMap((chunk) => this.#numbersOf(chunk).filter((number) => number < this.#terms.count)))
    this.#push([place.size, ...place, names.length])
    for (const name of names) {
      const isPrevious = name.startsWith('~')
      const words = this.#wordsOf(isPrevious ? name.slice(1) : name)
      const count = words.reduce((sum, number) => (number > this.#terms.count ? sum + 1 : sum), 0)
      this.#push([words.length, count, isPrevious ? 1 : 0])
      this.#push(words)
    }
  }

  #wordsOf(name: string): TermNumbers {
    const words = name.split(SPACES).flatMap((chunk) => this.#numbersOf(chunk))
    return SIGNLESS.test(name) ? words : [...words, ...symbolTokens(name).flatMap((token) => this.#numbersOfToken(token))]
  }

  /** The numbers of a part of a name: no word goes beyond it. */
  #numbersOf(chunk: string): TermNumbers {
    const known = this.#stored.get(chunk)
    if (known !== undefined) return known
    const numbers = this.#tokenize(chunk).flatMap((token) => this.#numbersOfToken(token))
    this.#stored.set(chunk, numbers)
    return numbers
  }

  #numbersOfToken({ term, parts }: Token): TermNumbers {
    return [this.#numberOf(term), this.#terms.count + 1 + parts.length, ...parts.map((part) => this.#numberOf(part))]
  }

  #numberOf(term: string): number {
    return this.#terms.find(term) ?? this.#terms.count
  }

  #push(numbers: readonly number[]): void {
    while (this.#length + numbers.length > this.#numbers.length) {
      const grown = new Int32Array(this.#numbers.length * 2)
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    this.#numbers.set(numbers, this.#length)
    this.#length += numbers.length
  }
}
