import { findLocale } from '#contracts/locales.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { decodePath } from '../text/decode-path.ts'

/** Parts of the site that content may link to although no content root has them (docs/behaviour/documents.md 21). */
const UNCHECKED =
  /^\/(?:discord|users\/|shared-assets\/|[^/]+\/(?:plus|play|observatory|blog|curriculum|community|about|advertising|newsletter|preferences|search)(?:[/?#]|$))/

/** The address of a document in several forms. */
export interface DocumentAddress {
  /** As written, decoded. */
  readonly written: string
  /** With its locale. */
  readonly url: string
  /** Without slashes at its end. */
  readonly slugUrl: string
}

/**
 * The address of a document that a path of this site names; undefined for other parts of the site.
 *
 * @param path beginning with `/`, without query and fragment
 * @param locale of addresses that name none
 */
export function findDocumentAddress(path: string, locale: string): DocumentAddress | undefined {
  if (isUnchecked(path)) return undefined
  const written = decodePath(path)
  const url = withLocale(written, locale)
  return DOCUMENT.test(url) ? { written, url, slugUrl: trimEndOf(url, '/') } : undefined
}

const DOCUMENT = /^\/[^/]*\/docs\//

/** Adds the page's locale where the address has none, and the right case where it has. */
function withLocale(path: string, locale: string): string {
  const end = path.indexOf('/', 1)
  const first = path.slice(1, end < 0 ? path.length : end)
  const known = findLocale(first)
  if (known !== undefined) return known.code === first && end > 0 ? path : `/${known.code}/${end < 0 ? '' : path.slice(end + 1)}`
  return first === 'docs' ? `/${locale}${path}` : path
}

/** Whether an address leads to a part of the site that is not made from content, so that nothing can be said of it here. */
export function isUnchecked(path: string): boolean {
  return UNCHECKED.test(path)
}
