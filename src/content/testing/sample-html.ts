import type { LocaleCode } from '#contracts/locales.ts'
import { contentTexts } from '#locales/content.ts'
import { parseHtml, serialize } from '../html/dom.ts'
import type { HtmlContext, ImageSize } from '../html/html-context.ts'
import { processHtml } from '../html/process-html.ts'
import { UniqueIds } from '../html/slugify.ts'
import { StyleSheet } from '../html/style-sheet.ts'
import type { PageRecord } from '../read/page-record.ts'
import { Questions } from '../tree/facts.ts'
import { type SampleSite, sampleFacts } from './sample-facts.ts'
import { samplePage } from './sample-page.ts'

/** What the HTML stage made of a piece of HTML: the result, the sheet of its styles, and its faults as `severity kind: message`. */
export interface SampleHtml {
  readonly html: string
  readonly sheet: string
  readonly faults: readonly string[]
}

interface SampleHtmlOptions extends SampleSite {
  readonly locale?: LocaleCode
  /** The page that holds the HTML; absent: `/{locale}/docs/Sample`. */
  readonly page?: PageRecord
  readonly sizes?: Readonly<Record<string, ImageSize>>
}

/** Runs the HTML stage on a piece of HTML of a made-up site. */
export function processSample(
  html: string,
  { locale = 'en-US', page = samplePage('Sample', { locale }), sizes = {}, ...site }: SampleHtmlOptions = {},
): SampleHtml {
  const faults: string[] = []
  const styles = new StyleSheet()
  const context: HtmlContext = {
    page,
    questions: new Questions(sampleFacts({ ...site, pages: [page, ...(site.pages ?? [])] })),
    ids: new UniqueIds(),
    styles,
    text: (key) => contentTexts(page.locale)[key],
    measure: (path) => sizes[path],
    report: (kind, severity, message) => faults.push(`${severity} ${kind}: ${message}`),
  }
  return { html: serialize(processHtml(parseHtml(html), context)), sheet: styles.toString(), faults }
}
