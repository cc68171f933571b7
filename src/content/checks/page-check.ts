import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { PageSource } from '../source/page-source.ts'

/** A page as checks see it. */
export interface CheckedPage {
  readonly page: PageRecord
  readonly source: PageSource
  /** Of a translation: the English page. */
  readonly english?: PageSource
}

/** A problem found in the source of a page; `offset` counts characters of its body. */
export interface PageProblem extends Pick<Diagnostic, 'kind' | 'severity' | 'message' | 'hint'> {
  readonly offset: number
}

/** Looks for one problem in one page. */
export type PageCheck = (checked: CheckedPage) => readonly PageProblem[]
