import { addHeading, IN_ALIAS, IN_NAME, IN_SUMMARY, type Places, packPlaces } from './fields.ts'
import { listSymbols } from './list-symbols.ts'
import { RunTable } from './run-table.ts'
import type { SearchDocument } from './search-document.ts'
import { createTokenizer, MAX_TERM, type Tokenizer } from './tokenize.ts'
import { visitRuns } from './visit-runs.ts'

/** The terms of a document as numbers in a list of terms, each once, and where each of them stands (`fields.ts`). */
export interface TermCounts {
  readonly numbers: Uint32Array
  readonly places: Uint8Array
  /** How many words the body has. */
  readonly length: number
}

/** The texts of a document that are counted. */
export type CountedTexts = Pick<SearchDocument, 'title' | 'shortTitle' | 'slug' | 'aliases' | 'headings' | 'summary' | 'body' | 'code'>

/** What a run of letters is found by: the numbers of its terms, and how many words it is. */
interface RunTerms {
  readonly numbers: readonly number[]
  readonly words: number
}

/** So many runs are remembered: all of a large language have a quarter of it. */
const MAX_RUNS = 1 << 19
const FIRST_TERMS = 1 << 16

/**
 * Counts the terms of the documents of one language. Each term has a number, in the order in which the counter met them. A run of letters is folded,
 * stemmed and taken apart once; where it occurs again, only its numbers are counted.
 */
export class TermCounter {
  readonly #tokenize: Tokenizer
  readonly #terms: string[] = []
  readonly #numbers = new Map<string, number>()
  #runs = new RunTable<RunTerms>()
  /** Of the document that is being counted: its terms, and for each of them the occurrences in the body and the other places. */
  readonly #found: number[] = []
  #isFound = new Uint8Array(FIRST_TERMS)
  #bodies = new Uint32Array(FIRST_TERMS)
  #places = new Uint8Array(FIRST_TERMS)

  constructor(locale: string) {
    this.#tokenize = createTokenizer(locale)
  }

  /** All terms that were met, by their numbers. */
  get terms(): readonly string[] {
    return this.#terms
  }

  count({ title, shortTitle, slug, aliases, headings, summary, body, code }: CountedTexts): TermCounts {
    for (const text of [title, shortTitle, slug.replaceAll('_', ' ')]) {
      this.#countWords(text, inName)
      this.#countSymbols(text, inName)
    }
    for (const alias of aliases) this.#countWords(alias.replaceAll('_', ' '), inAlias)
    for (const heading of headings) {
      this.#countWords(heading, addHeading)
      this.#countSymbols(heading, addHeading)
    }
    this.#countWords(summary, inSummary)
    this.#countBodySymbols(code)
    const length = this.#countBodyWords(body)
    return { ...this.#take(), length }
  }

  #countWords(text: string, note: (places: Places) => Places): void {
    visitRuns(text, (start, end) => {
      for (const number of this.#termsOf(text, start, end).numbers) this.#note(number, note)
    })
  }

  #countSymbols(text: string, note: (places: Places) => Places): void {
    for (const symbol of listSymbols(text)) if (isTerm(symbol.text)) this.#note(this.#numberOf(symbol.text), note)
  }

  #countBodyWords(text: string): number {
    let words = 0
    visitRuns(text, (start, end) => {
      const run = this.#termsOf(text, start, end)
      words += run.words
      for (const number of run.numbers) this.#noteBody(number)
    })
    return words
  }

  #countBodySymbols(text: string): void {
    for (const symbol of listSymbols(text)) if (isTerm(symbol.text)) this.#noteBody(this.#numberOf(symbol.text))
  }

  #noteBody(number: number): void {
    this.#find(number)
    this.#bodies[number] = (this.#bodies[number] ?? 0) + 1
  }

  #note(number: number, note: (places: Places) => Places): void {
    this.#find(number)
    this.#places[number] = note(this.#places[number] ?? 0)
  }

  #find(number: number): void {
    if (this.#isFound[number] === 1) return
    this.#isFound[number] = 1
    this.#found.push(number)
  }

  /** The counts of the document; the next one begins with none. */
  #take(): Omit<TermCounts, 'length'> {
    const numbers = Uint32Array.from(this.#found)
    const places = new Uint8Array(numbers.length)
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      places[at] = packPlaces(this.#bodies[number] ?? 0, this.#places[number] ?? 0)
      this.#isFound[number] = 0
      this.#bodies[number] = 0
      this.#places[number] = 0
    }
    this.#found.length = 0
    return { numbers, places }
  }

  #termsOf(text: string, start: number, end: number): RunTerms {
    if (this.#runs.size >= MAX_RUNS) this.#runs = new RunTable()
    return this.#runs.get(text, start, end, this.#readRun)
  }

  readonly #readRun = (run: string): RunTerms => {
    const tokens = this.#tokenize(run)
    const terms = tokens.flatMap(({ term, parts }) => [term, ...parts]).filter(isTerm)
    return { numbers: terms.map((term) => this.#numberOf(term)), words: tokens.length }
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#terms.length
    this.#terms.push(term)
    this.#numbers.set(term, number)
    if (number >= this.#isFound.length) this.#grow()
    return number
  }

  #grow(): void {
    const size = this.#isFound.length * 2
    this.#isFound = grown(new Uint8Array(size), this.#isFound)
    this.#bodies = grown(new Uint32Array(size), this.#bodies)
    this.#places = grown(new Uint8Array(size), this.#places)
  }
}

function isTerm(text: string): boolean {
  return text !== '' && text.length <= MAX_TERM
}

function inName(places: Places): Places {
  return places | IN_NAME
}

function inAlias(places: Places): Places {
  return places | IN_ALIAS
}

function inSummary(places: Places): Places {
  return places | IN_SUMMARY
}

function grown<Numbers extends Uint8Array | Uint32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers)
  return larger
}
