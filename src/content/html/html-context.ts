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

/** The tag of an element with a problem, to be found as the author wrote it. */
export interface HtmlTag {
  readonly element: { readonly name: string }
  /** The attribute that is meant, in lower case, and its whole value. */
  readonly attribute?: string
  readonly value?: string
  /** A part of the value as the author wrote it; absent: the name of the attribute is meant. */
  readonly part?: string
  /** An attribute that the element does not have, where others with the same value have no such problem. */
  readonly without?: string
}

/** Where a problem stands, as far as the HTML stage knows. */
export interface ProblemPlace {
  /** From 0, in the body with its macros expanded. */
  readonly line?: number
  /** Searched from the line on, or in the front matter. */
  readonly needle?: string
  readonly isFrontMatter?: boolean
  /** Of an element without a line. */
  readonly tag?: HtmlTag
  /** The address of a link, to be found as the author wrote it. */
  readonly address?: string
  /** The right path of the address; absent: it stays, as the query does. */
  readonly path?: string
  /** The right fragment, with `#` and percent-encoded; absent: it stays. */
  readonly fragment?: string
  /** The macro call that made it, by its place among the outputs. */
  readonly call?: number
}

/** A problem of a page's HTML. */
export interface HtmlProblem extends Problem {
  readonly severity: Severity
  readonly place: ProblemPlace
}

/** The tools of the HTML stage while it goes through one page. */
export interface HtmlContext {
  readonly page: PageRecord
  readonly questions: Questions
  readonly ids: UniqueIds
  readonly styles: Stylesheet
  /** A text of the interface in the page's language. */
  text(key: TextKey): string
  measure(path: string): ImageSize | undefined
  /** Takes each link to a part of a page, as the page has it in the end. */
  linkToPart(target: FragmentTarget, place: ProblemPlace): void
  report(problem: HtmlProblem): void
}
