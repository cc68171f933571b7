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

/** What the HTML stage works with while it goes through one page. */
export interface HtmlContext {
  readonly page: PageRecord
  readonly questions: Questions
  readonly ids: UniqueIds
  readonly styles: StyleSheet
  /** Addresses of the files that the page shows. */
  text(key: TextKey): string
  measure(path: string): ImageSize | undefined
  /** Reports a fault. `line` counts from 0 in the body with its macros expanded; `needle` is searched from there on, or in the front matter. */
  report(kind: string, severity: 'error' | 'warning' | 'info', message: string, place: { readonly line?: number; readonly needle?: string; readonly isFrontMatter?: boolean }, hint?: string): void
}
