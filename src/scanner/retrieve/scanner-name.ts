/** The page of a site that explains its scans. */
const FAQ = '/en-US/observatory/docs/faq'

/** The user agent of scans: honest, with the page that explains them where there is a site. @param origin without a slash at the end; empty: no site */
export function scannerName(origin: string): string {
  return origin === '' ? 'Lectern-Observatory/1' : `Lectern-Observatory/1 (+${origin}${FAQ})`
}
