import { DocumentCounter } from '#search/document-counter.ts'
import { type CountedPage, countPage } from '../search/counted-pages.ts'
import type { PublicFolder } from './public-files.ts'
import { readSearchSource } from './write-search-index.ts'

/** A page that a thread is to count for the search index of its language: plain data that can be posted. */
export interface CountTask {
  readonly locale: string
  readonly url: string
  readonly publicFolder: PublicFolder
  /** Slugs that lead to the page. */
  readonly aliases: readonly string[]
}

/** A page as the thread that counted it posts it. */
export interface PostedPage {
  readonly locale: string
  readonly url: string
  readonly thread: number
  /** The number of the first of `added`; 0 when the thread begins a new list of terms. */
  readonly from: number
  /** Terms that the thread met in this page for the first time. */
  readonly added: readonly string[]
  /** Its terms are numbers in the list of the thread. Absent: the page is not to be found. */
  readonly page?: CountedPage
}

/** Counts pages in a thread. It has one list of terms: a page of another language than the one before begins a new list. */
export function createPageCount(thread: number): (task: CountTask) => PostedPage {
  let current: Counting | undefined
  return ({ locale, url, publicFolder, aliases }) => {
    if (current?.locale !== locale) current = { locale, counter: new DocumentCounter(locale), posted: 0 }
    const source = readSearchSource(url, publicFolder, aliases)
    if (source === undefined) return { locale, url, thread, from: current.posted, added: [] }
    const page = countPage(current.counter, source)
    const from = current.posted
    const added = current.counter.terms.slice(from)
    current.posted += added.length
    return { locale, url, thread, from, added, page }
  }
}

interface Counting {
  readonly locale: string
  readonly counter: DocumentCounter
  /** How many terms were posted. */
  posted: number
}
