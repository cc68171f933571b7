import type { Page } from '#contracts/page.ts'
import type { ContentKind, ContentPage } from '../document/content-kind.ts'
import type { PageRecord } from '../read/page-record.ts'
import { CONTENT_KINDS } from './index.ts'

/** The kind of the page that a record becomes. */
export function kindOfRecord({ area }: Pick<PageRecord, 'area'>): ContentKind {
  return CONTENT_KINDS[area?.renderer ?? 'Doc']
}

/** The kind of a page that was built from a record. */
export function kindOfPage({ renderer }: Pick<ContentPage, 'renderer'>): ContentKind {
  return CONTENT_KINDS[renderer]
}

/** Whether a page is built from a record: home, not-found, search and application pages are not. */
export function isContentPage(page: Page): page is ContentPage {
  return Object.hasOwn(CONTENT_KINDS, page.renderer)
}
