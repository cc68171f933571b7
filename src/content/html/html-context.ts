import type { TextKey } from '#locales/content.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Questions } from '../tree/facts.ts'
import type { UniqueIds } from './slugify.ts'
import type { StyleSheet } from './style-sheet.ts'

/** Width and height of a picture, in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Where a fault stands, as far as the HTML stage knows. */
export interface FaultPlace {
  /** From 0, in the body with its macros expanded. */
  readonly line?: number
  /** Searched from the line on, or in the front matter. */
  readonly needle?: string
  readonly isFrontMatter?: boolean
  /** The address of a link, to be found as the author wrote it. */
  readonly address?: string
  /** What the address should be, its query and fragment left out: they stay. */
  readonly path?: string
  /** The fragment to add where it has none. */
  readonly fragment?: string
}

/** What the HTML stage works with while it goes through one page. */
export interface HtmlContext {
  readonly page: PageRecord
  readonly questions: Questions
  readonly ids: UniqueIds
  readonly styles: StyleSheet
  /** Addresses of the files that the page shows. */
  text(key: TextKey): string
  measure(path: string): ImageSize | undefined
  /** Reports a fault. */
  report(kind: string, severity: 'error' | 'warning' | 'info', message: string, place: FaultPlace, hint?: string): void
}
