import type { AiSource } from '#contracts/ai-help.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { createTokenizer } from '#search/tokenize.ts'
import { readQuestion } from './question-words.ts'
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
/** A question with fewer words that tell something is read together with the one before. */
const SHORT_QUESTION = 3
/** Pages for those who write the pages, not for those who read them. */
const CONTRIBUTOR_PAGES = /^\/[^/]+\/docs\/mdn(?:\/|$)/i

/** The sections of the site that answer a question, the best first, within a budget of tokens. */
export async function findPassages(search: PassageSearch): Promise<readonly Passage[]> {
  const { snapshot, question, before = '', maxTokens, rerank } = search
  const locale = snapshot.searchIndexes.some((index) => index.locale === search.locale) ? search.locale : DEFAULT_LOCALE
  const read = readQuestion(question)
  const { words, names } = read.words.length < SHORT_QUESTION && before !== '' ? readQuestion(`${question} ${before}`) : read
  if (words.length === 0) return []
  const urls = await listPages(search.findPages, { words, names, locale })
  const pages = await Promise.all(urls.map((url) => readPage(snapshot, url)))
  const found = pages.flatMap((page, rank) => (page === undefined ? [] : [{ page, rank }]))
  const tokenize = createTokenizer(locale)
  const scored = scoreSections(found, words, (text) => tokenize(text).flatMap(({ term, parts }) => [term, ...parts]))
  return pack((await rerank?.(question, scored)) ?? scored, maxTokens)
}

/** The pages of the whole question and of each of its names, taken in turn: the first of each, then the second. */
async function listPages(
  findPages: FindPages,
  { words, names, locale }: { readonly words: readonly string[]; readonly names: readonly string[]; readonly locale: string },
): Promise<readonly string[]> {
  const queries = [...new Set([words.join(' '), ...names.slice(0, NAMES_MAX)])]
  const lists = await Promise.all(queries.map((query) => findPages(query, locale, PAGES_MAX * 2)))
  const scores = new Map<string, number>()
  for (const list of lists)
    for (const [rank, url] of list.filter((one) => !CONTRIBUTOR_PAGES.test(one)).entries())
      scores.set(url, (scores.get(url) ?? 0) + 1 / (2 + rank))
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, PAGES_MAX)
    .map(([url]) => url)
}

function pack(scored: readonly ScoredSection[], maxTokens: number): readonly Passage[] {
  const passages: Passage[] = []
  const perPage = new Map<string, number>()
  let left = maxTokens
  for (const { page, section } of scored) {
    const count = perPage.get(page.url) ?? 0
    const text = textOf(section)
    const tokens = Math.ceil(text.length / TOKEN_LENGTH)
    if (passages.length === PASSAGES_MAX || count === PER_PAGE_MAX || tokens > left || text === '') continue
    left -= tokens
    perPage.set(page.url, count + 1)
    passages.push({ page, section, text, source: { url: section.url, title: page.title, heading: section.heading } })
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
