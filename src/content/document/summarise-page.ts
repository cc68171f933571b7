import type { DataSources } from '../data/data-sources.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { type Facts, Questions, SOURCE_QUESTION } from '../tree/facts.ts'
import { createMacroContext } from './macro-context.ts'
import { summaryFromSource } from './summary-from-source.ts'

/** Gives the summary of a page as HTML; the empty text where a page has none. */
export type SummarisePage = (page: PageRecord) => string

/**
 * Summaries for pages that are made from no file.
 *
 * @param onText gets the address, in lower case, of each page whose text is part of a summary
 */
export function createSummarisePage(facts: Facts, data: DataSources, onText: (url: string) => void = () => undefined): SummarisePage {
  return (page) => {
    const body = readPageText(page.file).text.slice(page.bodyStart)
    const questions = new Questions(facts)
    questions.source(page)
    const summary = summaryFromSource(body, createMacroContext(page, questions, data))?.html.toString() ?? ''
    for (const key of questions.keys) if (key.startsWith(SOURCE_QUESTION)) onText(key.slice(SOURCE_QUESTION.length))
    return summary
  }
}
