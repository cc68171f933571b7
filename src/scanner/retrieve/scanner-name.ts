/** The user agent of scans: honest, with the site that scans where there is one. @param origin without a slash at the end; empty: no site */
export function scannerName(origin: string): string {
  return origin === '' ? 'Lectern-Observatory/1' : `Lectern-Observatory/1 (+${origin}/)`
}
