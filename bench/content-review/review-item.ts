import type { PageRecord } from '#content/read/page-record.ts'
import type { SiteContent } from '#content/site/read-site.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Document } from '#contracts/document.ts'

/** A built document next to its source. */
export interface ReviewedPage {
  readonly record: PageRecord
  /** The Markdown below the front matter. */
  readonly source: string
  readonly doc: Document
  /** The HTML of all prose sections, headings included. */
  readonly html: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The site as a whole: its content, and the files of the build. */
export interface ReviewedSite {
  readonly content: SiteContent
  /** The text of a file below the public folder; undefined when there is none. */
  readonly readPublic: (path: string) => string | undefined
}

/** One kind of defect, counted on real content. */
export interface ReviewItem {
  /** Kebab-case. */
  readonly name: string
  /** Finishes the sentence "places where ...". */
  readonly where: string
  /** The places in one document, each as a short excerpt. */
  readonly findInPage?: (page: ReviewedPage, site: ReviewedSite) => readonly string[]
  /** Places that belong to no single document. */
  readonly findInSite?: (site: ReviewedSite) => readonly string[]
  /** Why a place is no defect of the builder; undefined when it is one. */
  readonly explain?: (place: string) => string | undefined
}
