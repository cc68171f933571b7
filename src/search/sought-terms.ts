import { lowerCase } from './lower-case.ts'
import type { Token, Tokenizer } from './tokenize.ts'

/** What a word of ASCII may have been folded from, and names with signs that are left out of their terms. */
const IS_HIDING = /[_$\u0080-\uffff]/
const HAS_LETTERS = /[_$]|[^\p{ASCII}\p{P}\p{Z}\p{S}]/u
const IS_PLAIN = Array.from({ length: 128 }, (_, code) => /[a-z0-9]/i.test(String.fromCharCode(code)))
const IS_CAPITAL = Array.from({ length: 128 }, (_, code) => /[A-Z]/.test(String.fromCharCode(code)))

/** The terms of a query, to be found in texts of one language without reading all of their words. */
export class SoughtTerms {
  readonly list: readonly string[]
  readonly #terms: ReadonlySet<string>
  readonly #beginnings: readonly string[]
  readonly #byWord = new Map<string, readonly Token[]>()

  constructor(terms: Iterable<string>) {
    this.#terms = new Set(terms)
    this.list = [...this.#terms]
    this.#beginnings = [...new Set(this.list.map(beginningOf))]
  }

  has(term: string): boolean {
    return this.#terms.has(term)
  }

  /** The tokens of a text that have one of the terms, in their order. In a text of ASCII, only words that contain the beginning of a term are read. */
  findTokens(text: string, tokenize: Tokenizer): readonly Token[] {
    if (IS_HIDING.test(text) && HAS_LETTERS.test(text)) return this.#soughtAmong(tokenize(text))
    const found: Token[] = []
    for (const start of this.#listStarts(text)) {
      const end = endOfRun(text, start)
      for (const { term, parts } of this.#tokensOf(text.slice(start, end), tokenize)) found.push({ term, parts, start, end })
    }
    return found
  }

  /** Those of a word. The texts that a query finds have few different ones. */
  #tokensOf(word: string, tokenize: Tokenizer): readonly Token[] {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    const tokens = this.#soughtAmong(tokenize(word))
    this.#byWord.set(word, tokens)
    return tokens
  }

  #soughtAmong(tokens: readonly Token[]): readonly Token[] {
    return tokens.filter(({ term, parts }) => this.has(term) || parts.some((part) => this.has(part)))
  }

  /** Where words with the beginning of a term start, in their order. */
  #listStarts(text: string): readonly number[] {
    const lower = lowerCase(text)
    const starts: number[] = []
    for (const beginning of this.#beginnings)
      for (let at = lower.indexOf(beginning); at >= 0; at = lower.indexOf(beginning, at + 1)) {
        const start = startOfRun(text, at)
        // A part of a name begins with a capital.
        if ((start === at || IS_CAPITAL[text.charCodeAt(at)] === true) && starts.at(-1) !== start) starts.push(start)
      }
    return this.#beginnings.length < 2 ? starts : [...new Set(starts)].sort((a, b) => a - b)
  }
}

/** The part of a term with which all its words begin: stemming (`stemWord`) leaves the beginning of a word, and a last `i` or `y` may have been either. */
function beginningOf(term: string): string {
  return term.length > 1 && /[iy]$/.test(term) ? term.slice(0, -1) : term
}

function startOfRun(text: string, at: number): number {
  let start = at
  while (IS_PLAIN[text.charCodeAt(start - 1)] === true) start -= 1
  return start
}

function endOfRun(text: string, start: number): number {
  let end = start
  while (IS_PLAIN[text.charCodeAt(end)] === true) end += 1
  return end
}
