import type { LocaleCode } from '#contracts/locales.ts'
import { contentTexts } from '#locales/content.ts'
import { ProblemReports } from '../document/problem-reports.ts'
import type { HtmlContext, ImageSize } from '../html/html-context.ts'
import { processHtml } from '../html/process-html.ts'
import { Stylesheet } from '../html/stylesheet.ts'
import type { PageRecord } from '../read/page-record.ts'
import { parseHtml, serialize } from '../text/dom.ts'
import { UniqueIds } from '../text/slugify.ts'
import { Questions } from '../tree/facts.ts'
import { type SampleSite, sampleFacts } from './sample-facts.ts'
import { samplePage } from './sample-page.ts'

/** The result of the HTML stage for a piece of HTML, the sheet of its styles, and its problems as `severity kind: message`. */
export interface SampleHtml {
  readonly html: string
  readonly stylesheet: string
  readonly problems: readonly string[]
  /** Where the problems stand, as `line:column`. */
  readonly places: readonly string[]
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
  const reports = new ProblemReports(page, html)
  const styles = new Stylesheet()
  const context: HtmlContext = {
    page,
    questions: new Questions(sampleFacts({ ...site, pages: [page, ...(site.pages ?? [])] })),
    ids: new UniqueIds(),
    styles,
    text: (key) => contentTexts(page.locale)[key],
    measure: (path) => sizes[path],
    linkToPart: () => undefined,
    report: reports.ofHtml({ text: html, outputs: [], offsets: [] }),
  }
  const processed = serialize(processHtml(parseHtml(html), context))
  const { diagnostics } = reports
  return {
    html: processed,
    stylesheet: styles.toString(),
    problems: diagnostics.map(({ kind, severity, message }) => `${severity} ${kind}: ${message}`),
    places: diagnostics.map(({ line, column }) => `${line}:${column}`),
  }
}
