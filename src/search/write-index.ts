import { type PlaceCounts, packPlaces } from './fields.ts'
import { foldWord } from './fold-word.ts'
import { type DocumentRow, joinSections } from './index-format.ts'
import { listNames } from './names.ts'
import type { SearchDocument } from './search-document.ts'
import { splitCompounds } from './split-compounds.ts'
import { createTokenizer, symbolTokens, type Token } from './tokenize.ts'
import { encodeText } from './utf8.ts'

/** Of a document's text, as much is kept for excerpts. */
const MAX_TEXT = 20_000
/** A word this long is data, not language. */
const MAX_TERM = 64

type Postings = Map<string, { readonly documents: number[]; readonly places: number[] }>

/**
 * The index of one language's documents. The same documents in the same order give the same bytes.
 *
 * @param locale decides how words are found and stemmed
 */
export function writeIndex(locale: string, documents: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  const tokenize = createTokenizer(locale)
  const postings: Postings = new Map()
  const lengths = new Uint16Array(documents.length)
  for (const [number, document] of documents.entries()) {
    const counts = countTerms(document, tokenize)
    for (const [term, places] of counts.terms) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, { documents: [number], places: [packPlaces(places)] })
      else {
        list.documents.push(number)
        list.places.push(packPlaces(places))
      }
    }
    lengths[number] = Math.min(counts.length, 0xffff)
  }
  if (locale === 'de') splitCompounds(postings)
  const terms = [...postings.keys()].sort()
  const { bytes, ends } = writePostings(terms, postings)
  const texts = documents.map(({ body }) => encodeText(body.slice(0, MAX_TEXT)))
  return joinSections(locale, {
    documents: encodeText(JSON.stringify(documents.map(rowOf))),
    terms: encodeText(terms.map((term) => `${term}\n`).join('')),
    postingEnds: bytesOf(ends),
    postings: bytes,
    lengths: bytesOf(lengths),
    words: encodeText(JSON.stringify(listWords(documents, tokenize))),
    textEnds: bytesOf(endsOf(texts)),
    texts: concatenate(texts),
  })
}

function rowOf(document: SearchDocument): DocumentRow {
  const { url, title, summary, prior, pageType } = document
  return [url, title, summary, Math.round(prior * 1000) / 1000, pageType, listNames(document)]
}

function countTerms(
  document: SearchDocument,
  tokenize: (text: string) => readonly Token[],
): { terms: Map<string, PlaceCounts>; length: number } {
  const terms = new Map<string, PlaceCounts>()
  const count = (tokens: readonly Token[], note: (places: PlaceCounts) => void): number => {
    for (const { term, parts } of tokens) {
      noteTerm(terms, term, note)
      for (const part of parts) noteTerm(terms, part, note)
    }
    return tokens.length
  }
  const { title, shortTitle, slug, aliases, headings, summary, body, code } = document
  for (const text of [title, shortTitle, slug.replaceAll('_', ' ')])
    for (const tokens of [tokenize(text), symbolTokens(text)])
      count(tokens, (places) => {
        places.isInName = true
      })
  for (const alias of aliases)
    count(tokenize(alias.replaceAll('_', ' ')), (places) => {
      places.isInAlias = true
    })
  for (const heading of headings)
    for (const tokens of [tokenize(heading), symbolTokens(heading)])
      count(tokens, (places) => {
        places.heading += 1
      })
  count(tokenize(summary), (places) => {
    places.isInSummary = true
  })
  const inBody = (places: PlaceCounts): void => {
    places.body += 1
  }
  count(symbolTokens(code), inBody)
  return { terms, length: count(tokenize(body), inBody) }
}

function noteTerm(terms: Map<string, PlaceCounts>, term: string, note: (places: PlaceCounts) => void): void {
  if (term === '' || term.length > MAX_TERM) return
  const known = terms.get(term)
  const places = known ?? { body: 0, heading: 0, isInSummary: false, isInName: false, isInAlias: false }
  if (known === undefined) terms.set(term, places)
  note(places)
}

function writePostings(terms: readonly string[], postings: Postings): { bytes: Uint8Array; ends: Uint32Array } {
  const out: number[] = []
  const ends = new Uint32Array(terms.length)
  for (const [index, term] of terms.entries()) {
    const { documents = [], places = [] } = postings.get(term) ?? {}
    let former = -1
    for (const [at, document] of documents.entries()) {
      writeVarint(out, document - former - 1)
      out.push(places[at] ?? 0)
      former = document
    }
    ends[index] = out.length
  }
  return { bytes: Uint8Array.from(out), ends }
}

function writeVarint(out: number[], value: number): void {
  let rest = value
  while (rest > 0x7f) {
    out.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  out.push(rest)
}

/** How often each word stands in names, as it is written there, folded: what a misspelt word may have meant. */
function listWords(
  documents: readonly SearchDocument[],
  tokenize: (text: string) => readonly Token[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { title, shortTitle } of documents)
    for (const text of new Set([title, shortTitle]))
      for (const { start, end } of tokenize(text)) {
        const word = foldWord(text.slice(start, end))
        if (word.length > 2 && word.length <= MAX_TERM) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

function endsOf(parts: readonly Uint8Array[]): Uint32Array {
  let end = 0
  return Uint32Array.from(parts, ({ byteLength }) => {
    end += byteLength
    return end
  })
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.byteLength
  }
  return bytes
}

function bytesOf(numbers: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
