import type { PageSection, ReadPage } from './read-page.ts'

/** A section with how well it answers a question. */
export interface ScoredSection {
  readonly page: ReadPage
  readonly section: PageSection
  readonly score: number
}

/** A page that search has found, and its place among the results: 0 is the first. */
export interface FoundPage {
  readonly page: ReadPage
  readonly rank: number
}

/** BM25's k1 and b: how soon more occurrences stop to count, how much a long section counts less. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.6
/** How a match in the heading, in the title of the page, the place among the results and the popularity count against one in the text. */
const HEADING = 1.5
const TITLE = 1
const RANK = 6
const POPULARITY = 0.5
/** The beginning of a page says what it is about. */
const BEGINNING = 0.6

/** How a word of the question before counts against one of the question. */
const BEFORE = 0.3

/** The words that sections are scored by. */
export interface ScoredWords {
  readonly asked: readonly string[]
  /** Those of the question before, which the question goes on from; may repeat words that are asked. */
  readonly before: readonly string[]
}

/** Scores the sections of all pages together (BM25 over the sections), the best first. */
export function scoreSections(
  pages: readonly FoundPage[],
  words: ScoredWords,
  termsOf: (text: string) => readonly string[],
): readonly ScoredSection[] {
  const asked = new Set(words.asked.flatMap((word) => termsOf(word)))
  const terms = [...asked.union(new Set(words.before.flatMap((word) => termsOf(word))))]
  const sections = pages.flatMap(({ page, rank }) =>
    page.sections.map((section) => ({ page, rank, section, counts: countTerms(textOf(section), termsOf) })),
  )
  const mean = sections.reduce((sum, { counts }) => sum + counts.length, 0) / Math.max(sections.length, 1) || 1
  const weights = new Map(
    terms.map((term) => {
      const having = sections.filter(({ counts }) => counts.byTerm.has(term)).length
      return [term, inverse(having, sections.length) * (asked.has(term) ? 1 : BEFORE)]
    }),
  )
  const titles = new Map(pages.map(({ page }) => [page.url, new Set(termsOf(page.title))]))
  return sections
    .map(({ page, rank, section, counts }) => {
      const heading = new Set(termsOf(section.heading ?? ''))
      const long = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * counts.length) / mean
      const text = terms.reduce((sum, term) => {
        const count = counts.byTerm.get(term) ?? 0
        const weight = weights.get(term) ?? 0
        const inText = (count * (SATURATION + 1)) / (count + SATURATION * long)
        const inNames = (heading.has(term) ? HEADING : 0) + (titles.get(page.url)?.has(term) === true ? TITLE : 0)
        return sum + weight * (inText + inNames)
      }, 0)
      const place = RANK / (1 + rank)
      return { page, section, score: text + place + POPULARITY * page.popularity + (section.heading === null ? BEGINNING : 0) }
    })
    .toSorted((one, other) => other.score - one.score)
}

function textOf({ paragraphs, code }: PageSection): string {
  return [...paragraphs, ...code.map(({ text }) => text)].join('\n')
}

function countTerms(
  text: string,
  termsOf: (text: string) => readonly string[],
): { readonly length: number; readonly byTerm: Map<string, number> } {
  const byTerm = new Map<string, number>()
  const terms = termsOf(text)
  for (const term of terms) byTerm.set(term, (byTerm.get(term) ?? 0) + 1)
  return { length: terms.length, byTerm }
}

function inverse(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}
