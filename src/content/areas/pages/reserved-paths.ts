import { APP_PAGES, appPageUrl } from '#contracts/app-pages.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { monthsUrl } from '#contracts/month-urls.ts'
import { observatoryUrl } from '#contracts/observatory-pages.ts'
import { quickIndexUrl } from '#contracts/quick-search.ts'
import { searchPath } from '#contracts/search-url.ts'
import { updatesPath } from '#contracts/updates-url.ts'
import { findProduct } from './product-docs.ts'

/** Addresses that the site has without a file of the content. */
const OWN_URLS = [
  ...APP_PAGES.map(({ path }) => appPageUrl(DEFAULT_LOCALE, path)),
  ...[monthsUrl, observatoryUrl, quickIndexUrl, searchPath, updatesPath].map((urlIn) => urlIn(DEFAULT_LOCALE)),
]

/** First segments of paths that belong to other parts of the site, in lower case; the empty one is that of the home page. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['', '404', 'blog', 'curriculum', 'docs', 'opensearch.xml'],
  ...OWN_URLS.map((url) => url.split('/')[2] ?? ''),
])

/** Names of files that pages consist of: a page at such an address would replace the file of another one. */
const PAGE_FILES: ReadonlySet<string> = new Set(['index.html', 'index.json', 'bcd.json', 'metadata.json', 'contributors.txt'])

/**
 * Whether no page of `pages/` can have a path, in any case (docs/behaviour/pages.md 5). The documentation of a product lies below the product's own page.
 *
 * @param path below the locale
 * @example isReserved('updates/2026-10') // true
 */
export function isReserved(path: string): boolean {
  const segments = path.toLowerCase().split('/')
  const [first = ''] = segments
  return segments.some((segment) => PAGE_FILES.has(segment)) || (RESERVED.has(first) && findProduct(path) === undefined)
}
