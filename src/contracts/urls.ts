import type { LocaleCode } from './locales.ts'
import { trimBothEndsOf } from './trim-characters.ts'

const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/\*/g, '_star_'],
  [/::/g, '_doublecolon_'],
  [/:/g, '_colon_'],
  [/\?/g, '_question_'],
]

/**
 * The folder of a slug inside a content root's locale folder: characters that file systems reject are spelled out, then
 * everything is lower-cased (docs/behaviour/documents.md 27).
 *
 * @example folderOfSlug('Web/CSS/Reference/Selectors/::before') // 'web/css/reference/selectors/_doublecolon_before'
 */
export function folderOfSlug(slug: string): string {
  return SPELLED_OUT.reduce((folder, [pattern, word]) => folder.replace(pattern, word), slug).toLowerCase()
}

/**
 * The address of a document.
 *
 * @example docUrl('de', 'Web/CSS') // '/de/docs/Web/CSS'
 */
export function docUrl(locale: LocaleCode, slug: string): string {
  return `/${locale}/docs/${slug}`
}

/**
 * Whether an address of the site is one of documents.
 *
 * @example isDocumentUrl('/de/docs/Web') // true
 * @example isDocumentUrl('/en-US/plus/docs/faq') // false
 */
export function isDocumentUrl(url: string): boolean {
  return /^\/[^/]*\/docs(?:\/|$)/.test(url)
}

/**
 * The file of a page below a built site's public folder: the address itself, so that a plain file host serves the site.
 * A `?` in a slug is stored in the file's name and percent-encoded in links. Builds with portable names encode the path (portable-path.ts).
 *
 * @example filePathOf('/en-US/docs/Web/CSS', 'index.json') // 'en-US/docs/Web/CSS/index.json'
 */
export function filePathOf(url: string, file: 'index.html' | 'index.json' | 'metadata.json' | 'contributors.txt'): string {
  const folder = trimBothEndsOf(url, '/')
  return folder === '' ? file : `${folder}/${file}`
}
