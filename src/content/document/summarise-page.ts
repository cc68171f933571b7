import type { DataSources } from '../data/data-sources.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { type Facts, Questions } from '../tree/facts.ts'
import { createMacroContext } from './macro-context.ts'
import { summaryFromSource } from './summary-from-source.ts'

/** Gives the summary of a page as HTML; the empty text where a page has none. */
export type SummarisePage = (page: PageRecord) => string

/** Summaries for pages that are made anew in each build: what they depend on is not recorded. */
export function createSummarisePage(facts: Facts, data: DataSources): SummarisePage {
  return (page) => {
    const body = readPageText(page.file).text.slice(page.bodyStart)
    return summaryFromSource(body, createMacroContext(page, new Questions(facts), data))?.html.toString() ?? ''
  }
}
