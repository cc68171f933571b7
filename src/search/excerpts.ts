import { EXCERPT_LENGTH, EXCERPTS_MAX } from '#contracts/search.ts'
import { type Html, html } from '#markup/html.ts'
import { lowerCase } from './lower-case.ts'
import type { SoughtTerms } from './sought-terms.ts'
import type { Token, Tokenizer } from './tokenize.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** Of each term, so many places are looked at. */
const MAX_PLACES = 12
/** Of all places, so many are read word by word. */
const MAX_READ = 12
/** Where the spelling in the text is another than that of the term, so much of its beginning is read word by word. */
const READ_LENGTH = 3000

/**
 * A text as HTML, escaped, with the words that have one of the terms between `<mark>` and `</mark>`.
 *
 * @example markTerms('a < b', new SoughtTerms(['b']), tokenize) // 'a &lt; <mark>b</mark>'
 */
export function markTerms(text: string, terms: SoughtTerms, tokenize: Tokenizer): string {
  return markTokens(text, terms.findTokens(text, tokenize))
}

function markTokens(text: string, tokens: readonly Token[]): string {
  const parts: Html[] = []
  let at = 0
  for (const { start, end } of tokens) {
    if (start < at) continue
    parts.push(html`${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`)
    at = end
  }
  return html`${parts}${text.slice(at)}`.toString()
}

/** Up to three pieces of a text around what was found, those with most of the terms first, in the order of the text; as HTML (`markTerms`). */
export function cutExcerpts(text: string, terms: SoughtTerms, tokenize: Tokenizer): readonly string[] {
  const lower = lowerCase(text)
  const windows = findPlaces(text, lower, terms, tokenize).map((place) => windowAround(text, place))
  const read = listFullest(lower, windows, terms).toSorted((a, b) => a.start - b.start)
  const pieces = new Map<Span, Piece>()
  const chosen = chooseWindows(read, terms, (window) => {
    const piece = text.slice(window.start, window.end)
    const tokens = terms.findTokens(piece, tokenize)
    pieces.set(window, { piece, tokens })
    return countTerms(tokens, terms)
  })
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .flatMap((window) => pieces.get(window) ?? [])
    .map(({ piece, tokens }) => markTokens(piece, tokens))
}

/** The text of a window, and the tokens in it that have one of the terms. */
interface Piece {
  readonly piece: string
  readonly tokens: readonly Token[]
}

/** The windows with most terms, of equal ones the first, without overlaps. When enough of them have all terms, the rest is not read. */
function chooseWindows(windows: readonly Span[], terms: SoughtTerms, countIn: (window: Span) => number): readonly Span[] {
  const byCount = Array.from({ length: terms.list.length + 1 }, (): Span[] => [])
  const full: Span[] = []
  for (const window of windows) {
    const count = countIn(window)
    byCount[count]?.push(window)
    if (count === terms.list.length && isApart(window, full)) full.push(window)
    if (full.length === EXCERPTS_MAX) return full
  }
  const chosen: Span[] = []
  for (let count = byCount.length - 1; count > 0; count -= 1)
    for (const window of byCount[count] ?? []) if (chosen.length < EXCERPTS_MAX && isApart(window, chosen)) chosen.push(window)
  return chosen
}

function isApart(window: Span, others: readonly Span[]): boolean {
  return others.every(({ start, end }) => window.end <= start || window.start >= end)
}

/** The windows that may have most of the terms, by what their words begin with: reading all of them word by word would take most of a query's time. */
function listFullest(lower: string, windows: readonly Span[], terms: SoughtTerms): readonly Span[] {
  if (windows.length <= MAX_READ) return windows
  const needles = terms.list.map(needleOf)
  const rated = windows.map((window) => {
    const piece = lower.slice(window.start, window.end)
    return { window, count: needles.filter((needle) => piece.includes(needle)).length }
  })
  const fullest = rated.sort((a, b) => b.count - a.count || a.window.start - b.window.start).map(({ window }) => window)
  return fullest.filter(({ start }, at) => fullest[at - 1]?.start !== start).slice(0, MAX_READ)
}

/** Where the terms may stand: a stem is the beginning of its words, so that most places are found without reading the whole text. */
function findPlaces(text: string, lower: string, terms: SoughtTerms, tokenize: Tokenizer): readonly number[] {
  const places = terms.list.flatMap((term) => placesOf(lower, needleOf(term)))
  return places.length > 0 ? places : terms.findTokens(text.slice(0, READ_LENGTH), tokenize).map(({ start }) => start)
}

/** The beginning that all words with a term share: a stem may end in another way than they do. */
function needleOf(term: string): string {
  return term.length > 4 ? term.slice(0, -1) : term
}

function placesOf(text: string, needle: string): readonly number[] {
  const found: number[] = []
  for (let at = text.indexOf(needle); at >= 0 && found.length < MAX_PLACES; at = text.indexOf(needle, at + EXCERPT_LENGTH / 2))
    found.push(at)
  return found
}

/** From a third of its length before the place, cut between words where there are any. */
function windowAround(text: string, place: number): Span {
  const from = Math.max(0, Math.min(place - EXCERPT_LENGTH / 3, text.length - EXCERPT_LENGTH))
  const space = from === 0 ? -1 : text.indexOf(' ', from)
  const start = from === 0 ? 0 : space >= 0 && space < place ? space + 1 : from
  if (start + EXCERPT_LENGTH >= text.length) return { start, end: text.length }
  const last = text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  return { start, end: last > place ? last : start + EXCERPT_LENGTH }
}

function countTerms(tokens: readonly Token[], terms: SoughtTerms): number {
  const found = new Set<string>()
  for (const { term, parts } of tokens) {
    if (terms.has(term)) found.add(term)
    for (const part of parts) if (terms.has(part)) found.add(part)
  }
  return found.size
}
