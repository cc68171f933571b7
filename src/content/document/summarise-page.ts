import type { DataSources } from '../data/data-sources.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { type Facts, Questions, SOURCE_QUESTION } from '../tree/facts.ts'
import { createMacroContext } from './macro-context.ts'
import { summaryFromSource } from './summary-from-source.ts'

/** Gives the summary of a page as HTML; the empty text where a page has none. */
export type SummarisePage = (page: PageRecord) => string

/** The summary of a page, and what it was made from. */
export interface PageSummary {
  /** Of the page. */
  readonly url: string
  /** Empty where the page has no summary. */
  readonly html: string
  /** Addresses, in lower case, of the pages whose texts are part of it, the page's own among them. */
  readonly texts: readonly string[]
}

/**
 * Summaries for pages that are made from no file.
 *
 * @param onSummary gets each summary that is made
 */
export function createSummarisePage(
  facts: Facts,
  data: DataSources,
  onSummary: (summary: PageSummary) => void = () => undefined,
): SummarisePage {
  return (page) => {
    const summary = summarisePage(page, facts, data)
    onSummary(summary)
    return summary.html
  }
}

/** Reads the text of a page and summarises it. */
export function summarisePage(page: PageRecord, facts: Facts, data: DataSources): PageSummary {
  const body = readPageText(page.file).text.slice(page.bodyStart)
  const questions = new Questions(facts)
  questions.source(page)
  const html = summaryFromSource(body, createMacroContext(page, questions, data))?.html.toString() ?? ''
  const texts = [...questions.keys].filter((key) => key.startsWith(SOURCE_QUESTION)).map((key) => key.slice(SOURCE_QUESTION.length))
  return { url: page.url, html, texts }
}
