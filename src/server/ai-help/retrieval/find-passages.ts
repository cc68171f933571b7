import type { AiSource } from '#contracts/ai-help.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { createTokenizer } from '#search/tokenize.ts'
import { isWhole, type QuestionWords, readQuestion } from './question-words.ts'
import { type PageSection, type ReadPage, readPage } from './read-page.ts'
import { type ScoredSection, scoreSections } from './score-sections.ts'

/** Looks for pages: their addresses, the best first. @param locale one that the site can search */
export type FindPages = (query: string, locale: string, count: number) => Promise<readonly string[]>

/** A section that an answer is made from. */
export interface Passage {
  readonly source: AiSource
  readonly page: ReadPage
  readonly section: PageSection
  /** As it is given to a model: paragraphs, then code blocks. */
  readonly text: string
  /** Whether it is likely to answer the question by itself (docs/behaviour/ai-help.md 12). */
  readonly isLikely: boolean
}

export interface PassageSearch {
  readonly snapshot: SiteSnapshot
  readonly findPages: FindPages
  readonly question: string
  /** Words of earlier questions of the conversation, for a short one that goes on. */
  readonly before?: string
  readonly locale: string
  /** How many tokens all passages have together. */
  readonly maxTokens: number
  /** Puts the passages into another order; absent: they stay. */
  readonly rerank?: (question: string, sections: readonly ScoredSection[]) => Promise<readonly ScoredSection[]>
}

/** Pages whose sections are looked at, sections of one page and of all that are used. */
const PAGES_MAX = 12
const PER_PAGE_MAX = 2
const PASSAGES_MAX = 8
/** The longest passage in characters, and how many characters of English a token has. */
const PASSAGE_LENGTH_MAX = 6000
const TOKEN_LENGTH = 4
/** Names that are looked up by themselves. */
const NAMES_MAX = 3
/** A question with fewer words that tell something, which is not whole, is read together with the one before. */
const SHORT_QUESTION = 3
/** Pages for those who write the pages, not for those who read them. */
const CONTRIBUTOR_PAGES = /^\/[^/]+\/docs\/mdn(?:\/|$)/i

/** The sections of the site that answer a question, the best first, within a budget of tokens. */
export async function findPassages(search: PassageSearch): Promise<readonly Passage[]> {
  const { snapshot, question, before = '', maxTokens, rerank } = search
  const locale = snapshot.searchIndexes.some((index) => index.locale === search.locale) ? search.locale : DEFAULT_LOCALE
  const read = readQuestion(question)
  const goesOn = read.words.length < SHORT_QUESTION && before !== '' && !isWhole(question)
  const { words, names } = goesOn ? readQuestion(`${question} ${before}`) : read
  if (words.length === 0) return []
  const queries = [words.join(' '), ...(goesOn ? [read.words.join(' ')] : []), ...names.slice(0, NAMES_MAX)]
  const urls = await listPages(search.findPages, queries, locale)
  const pages = await Promise.all(urls.map((url) => readPage(snapshot, url)))
  const found = pages.flatMap((page, rank) => (page === undefined ? [] : [{ page, rank }]))
  const tokenize = createTokenizer(locale)
  const termsOf = (text: string): readonly string[] => tokenize(text).flatMap(({ term, parts }) => [term, ...parts])
  const scored = scoreSections(found, { asked: read.words, before: goesOn ? words : [] }, termsOf)
  // The stop words are those of English: in another language, words that tell nothing would count.
  const isLikely = search.locale === DEFAULT_LOCALE ? (section: ScoredSection) => hasMost(section, read, termsOf) : () => true
  return pack((await rerank?.(question, scored)) ?? scored, maxTokens, isLikely)
}

/** Whether a section and the title of its page have at least half of the words, or a name of code that is asked about. */
function hasMost({ page, section }: ScoredSection, { words, names }: QuestionWords, termsOf: (text: string) => readonly string[]): boolean {
  const terms = new Set(termsOf([page.title, section.heading ?? '', textOf(section)].join('\n')))
  const has = (word: string): boolean => termsOf(word).every((term) => terms.has(term))
  return names.some(has) || words.filter(has).length * 2 >= words.length
}

/** The pages of several queries, taken in turn: the first of each, then the second. */
async function listPages(findPages: FindPages, queries: readonly string[], locale: string): Promise<readonly string[]> {
  const lists = await Promise.all([...new Set(queries)].map((query) => findPages(query, locale, PAGES_MAX * 2)))
  const scores = new Map<string, number>()
  for (const list of lists)
    for (const [rank, url] of list.filter((one) => !CONTRIBUTOR_PAGES.test(one)).entries())
      scores.set(url, (scores.get(url) ?? 0) + 1 / (2 + rank))
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, PAGES_MAX)
    .map(([url]) => url)
}

function pack(scored: readonly ScoredSection[], maxTokens: number, isLikely: (section: ScoredSection) => boolean): readonly Passage[] {
  const passages: Passage[] = []
  const perPage = new Map<string, number>()
  let left = maxTokens
  for (const one of scored) {
    const { page, section } = one
    const count = perPage.get(page.url) ?? 0
    const text = textOf(section)
    const tokens = Math.ceil(text.length / TOKEN_LENGTH)
    if (passages.length === PASSAGES_MAX || count === PER_PAGE_MAX || tokens > left || text === '') continue
    left -= tokens
    perPage.set(page.url, count + 1)
    const source = { url: section.url, title: page.title, heading: section.heading }
    passages.push({ page, section, text, source, isLikely: isLikely(one) })
  }
  return withUniqueTitles(passages)
}

function textOf({ paragraphs, code }: PageSection): string {
  const blocks = code.map(({ language, text }) => `\`\`\`${language}\n${text}\n\`\`\``)
  return [...paragraphs, ...blocks].join('\n\n').slice(0, PASSAGE_LENGTH_MAX)
}

/** Different pages with the same title have the title of the page above in parentheses. */
function withUniqueTitles(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((passage) => {
    const { page, source } = passage
    const isShared = passages.some((other) => other.page.title === page.title && other.page.url !== page.url)
    return isShared && page.parentTitle !== null
      ? { ...passage, source: { ...source, title: `${page.title} (${page.parentTitle})` } }
      : passage
  })
}
