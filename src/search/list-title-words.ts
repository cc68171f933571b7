import { foldWord } from './fold-word.ts'
import type { WordRow } from './index-format.ts'
import type { SearchDocument } from './search-document.ts'
import { MAX_TERM, type Token } from './tokenize.ts'

/** Two of its syllables are four letters or more. */
const HANGUL = /\p{sc=Hangul}/u

/** The words of titles, for suggestions: folded, how often they occur, and their most frequent spelling if it differs. */
export function listTitleWords(
  documents: readonly Pick<SearchDocument, 'title' | 'shortTitle'>[],
  tokenize: (text: string) => readonly Token[],
): readonly WordRow[] {
  const found = new Map<string, Map<string, number>>()
  for (const { title, shortTitle } of documents)
    for (const text of new Set([title, shortTitle]))
      for (const { start, end } of tokenize(text)) {
        const written = text.slice(start, end)
        const word = foldWord(written)
        if (word.length < (HANGUL.test(word) ? 2 : 3) || word.length > MAX_TERM) continue
        const counts = found.get(word) ?? new Map<string, number>()
        found.set(word, counts.set(written, (counts.get(written) ?? 0) + 1))
      }
  return Array.from(found, ([word, counts]) => wordRow(word, counts)).sort(([a], [b]) => (a < b ? -1 : 1))
}

function wordRow(word: string, counts: ReadonlyMap<string, number>): WordRow {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [[written = word] = []] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  return written === word ? [word, total] : [word, total, written]
}
