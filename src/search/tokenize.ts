import { normalizeText } from '#contracts/normalize-text.ts'
import { foldWord } from './fold-word.ts'
import { listSymbols } from './list-symbols.ts'
import { splitName } from './split-name.ts'
import { stemWord } from './stem-word.ts'
import { visitRuns } from './visit-runs.ts'

/** A place in a text and the terms it is found by. */
export interface Token {
  /** The word whole, or a symbol. */
  readonly term: string
  /** The words of a name, the halves of a run without spaces; empty for most words. */
  readonly parts: readonly string[]
  readonly start: number
  readonly end: number
}

/** Turns the texts of one language into tokens. */
export type Tokenizer = (text: string) => readonly Token[]

/** A word this long is data, not language. */
export const MAX_TERM = 64

/** Particles that Korean writes at the end of a noun, longest first. */
const PARTICLES = [
  '으로서',
  '으로써',
  '에서는',
  '에게서',
  '이라는',
  '으로',
  '에서',
  '에게',
  '까지',
  '부터',
  '처럼',
  '보다',
  '하기',
  '하는',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '의',
  '로',
  '와',
  '과',
  '도',
  '만',
]

/** So many words are stored with their terms: most words of a text have been in the texts before. */
const MAX_STORED = 20_000
/** A longer part of a string keeps the whole string in memory. */
const MAX_STORED_LENGTH = 12

type Terms = Pick<Token, 'term' | 'parts'>

/**
 * The tokenizer of a language. Words are folded (`foldWord`) and stemmed (`stemWord`); a name in code is found whole and by its words; Chinese
 * and Japanese by the words that `Intl.Segmenter` finds and by pairs of characters, Korean without particles and by pairs.
 */
export function createTokenizer(locale: string): Tokenizer {
  const language = locale.split('-')[0]?.toLowerCase() ?? 'en'
  const segmenter = new Intl.Segmenter(language === 'ja' || language === 'zh' ? locale : 'ja', { granularity: 'word' })
  const termsOf = storeTerms((word) => wordOf(word, language))
  return (text) => {
    const tokens: Token[] = []
    visitRuns(text, (start, end, script) => {
      const run = text.slice(start, end)
      if (script === 'unspaced') {
        for (const token of unspacedTokens(run, start, segmenter)) tokens.push(token)
        return
      }
      const { term, parts } = script === 'word' ? termsOf(run) : hangulWord(run)
      tokens.push({ term, parts, start, end })
    })
    return tokens
  }
}

function storeTerms(read: (word: string) => Terms): (word: string) => Terms {
  const stored = new Map<string, Terms>()
  return (word) => {
    const known = stored.get(word)
    if (known !== undefined) return known
    const terms = read(word)
    if (stored.size >= MAX_STORED) stored.clear()
    if (word.length <= MAX_STORED_LENGTH) stored.set(word, terms)
    return terms
  }
}

/** The symbols of a text as tokens; a symbol has no parts. */
export function symbolTokens(text: string): readonly Token[] {
  return listSymbols(text).map(({ text: term, start }) => ({ term, parts: [], start, end: start + term.length }))
}

function wordOf(run: string, language: string): Terms {
  const parts = splitName(run)
  const term = stemWord(foldWord(run), language)
  return parts.length === 0
    ? { term, parts: [] }
    : { term: foldWord(run).replace(/[_$]/g, ''), parts: parts.map((part) => stemWord(foldWord(part), language)) }
}

function hangulWord(run: string): Terms {
  const particle = PARTICLES.find((ending) => run.length > ending.length + 1 && run.endsWith(ending))
  const term = particle === undefined ? run : run.slice(0, run.length - particle.length)
  return { term, parts: pairsOf(term) }
}

function unspacedTokens(run: string, at: number, segmenter: Intl.Segmenter): readonly Token[] {
  const normal = normalizeText(run, 'NFKC')
  const folded = run.length === normal.length ? foldWord(run) : normal
  const scale = run.length === folded.length ? 1 : 0
  return [...segmenter.segment(folded)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => {
      const start = at + index * scale
      return { term: segment, parts: pairsOf(segment), start, end: scale === 1 ? start + segment.length : at + run.length }
    })
}

/** Every two characters that stand side by side; none for a word of two. */
function pairsOf(word: string): readonly string[] {
  if (word.length < 3) return []
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
}
