import type { Severity } from '#contracts/diagnostics.ts'
import type { TextKey } from '#locales/content.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { FragmentTarget } from '../fragments/fragment-link.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { UniqueIds } from '../text/slugify.ts'
import type { Questions } from '../tree/facts.ts'
import type { Stylesheet } from './stylesheet.ts'

/** Width and height of an image, in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Where a problem stands, as far as the HTML stage knows. */
export interface ProblemPlace {
  /** From 0, in the body with its macros expanded. */
  readonly line?: number
  /** Searched from the line on, or in the front matter. */
  readonly needle?: string
  readonly isFrontMatter?: boolean
  /** The address of a link, to be found as the author wrote it. */
  readonly address?: string
  /** What the path of the address should be; absent: it stays, as the query does. */
  readonly path?: string
  /** What its fragment should be, with `#` and percent-encoded; absent: it stays. */
  readonly fragment?: string
  /** The macro call that made it, by its place among the outputs. */
  readonly call?: number
}

/** A problem of a page's HTML. */
export interface HtmlProblem extends Problem {
  readonly severity: Severity
  readonly place: ProblemPlace
}

/** What the HTML stage works with while it goes through one page. */
export interface HtmlContext {
  readonly page: PageRecord
  readonly questions: Questions
  readonly ids: UniqueIds
  readonly styles: Stylesheet
  /** Addresses of the files that the page shows. */
  text(key: TextKey): string
  measure(path: string): ImageSize | undefined
  /** Takes each link to a part of a page, as the page has it in the end. */
  linkToPart(target: FragmentTarget, place: ProblemPlace): void
  report(problem: HtmlProblem): void
}
