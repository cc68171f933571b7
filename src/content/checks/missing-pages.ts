import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'
import type { Tree } from '../tree/tree.ts'

/** Of these documents, translations of pages that English does not have (any more). Says nothing of content without English pages. */
export function findMissingTwins(pages: readonly PageRecord[], tree: Tree): readonly Diagnostic[] {
  if (!tree.locales.includes(DEFAULT_LOCALE)) return []
  return pages.flatMap(({ locale, slug, file }): Diagnostic[] => {
    if (locale === DEFAULT_LOCALE || isUnlisted(slug) || tree.findPage(DEFAULT_LOCALE, slug) !== undefined) return []
    const url = docUrl(DEFAULT_LOCALE, slug)
    const moved = tree.resolve(url)?.page.url
    const hint = moved === undefined ? 'move it to orphaned/, or delete it' : `the English page has moved to ${moved}: move this one, too`
    return [
      {
        kind: 'missing-english-twin',
        severity: 'warning',
        message: `the page is a translation of ${url}, which does not exist`,
        file,
        hint,
      },
    ]
  })
}

/** Of these documents, those below one that is there in no language: their breadcrumbs have a gap. */
export function findMissingParents(pages: readonly PageRecord[], tree: Tree): readonly Diagnostic[] {
  return pages.flatMap(({ locale, slug, file }): Diagnostic[] => {
    const parent = slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
    if (parent === '' || isUnlisted(slug)) return []
    const found = tree.resolve(docUrl(locale, parent))
    if (found !== undefined && !found.isRedirected) return []
    const message = `the parent page ${docUrl(locale, parent)} does not exist`
    return [{ kind: 'missing-parent', severity: 'info', message, file, hint: 'create it, or move this page' }]
  })
}
