import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lineOf, splitFrontMatter } from '../read/front-matter.ts'
import type { PageRecord } from '../read/page-record.ts'
import { findNearestName } from '../text/nearest-name.ts'
import { PAGE_TYPES } from './page-types.data.ts'

const KNOWN: ReadonlySet<string> = new Set(PAGE_TYPES)

/**
 * Of these documents, those whose `page-type` is not known and nearly one that is: macros and searches then treat the page as one without a
 * type (docs/behaviour/documents.md 51).
 */
export function findMisspelledTypes(pages: readonly PageRecord[]): readonly Diagnostic[] {
  const unknown = pages.filter(({ pageType, area }) => area === undefined && pageType !== '' && !KNOWN.has(pageType))
  return unknown.flatMap(({ pageType, file }): Diagnostic[] => {
    const meant = findNearestName(pageType, PAGE_TYPES)
    // A translation has the type of its English page.
    const place = meant === undefined ? {} : lineOf(splitFrontMatter(readFileSync(file, 'utf8')).yaml ?? '', 'page-type')
    if (meant === undefined || place.line === undefined) return []
    const message = `${pageType} is not a known type of pages`
    return [{ kind: 'page-type', severity: 'warning', message, file, ...place, hint: `did you mean ${meant}?` }]
  })
}
