import type { TranslationState } from '#contracts/document.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Questions } from '../tree/facts.ts'

/** How a translation stands to its English page; null for English pages (docs/behaviour/documents.md 42). */
export function translationState(page: PageRecord, questions: Questions): TranslationState | null {
  if (page.locale === DEFAULT_LOCALE) return null
  return { sourceCommit: page.sourceCommit || null, freshness: freshnessOf(page, questions), isMachineMade: page.isMachineMade === true }
}

function freshnessOf({ slug, sourceCommit }: PageRecord, questions: Questions): TranslationState['freshness'] {
  const english = questions.resolve(docUrl(DEFAULT_LOCALE, slug))?.page
  const newest = english === undefined ? undefined : questions.commitOf(english)
  if (newest === undefined || sourceCommit === undefined || /^0*$/.test(sourceCommit)) return 'unknown'
  return isSameCommit(newest, sourceCommit.toLowerCase()) ? 'current' : 'outdated'
}

/** Either hash may be abbreviated: the front matter and the file of dates take seven digits or more. */
function isSameCommit(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}
