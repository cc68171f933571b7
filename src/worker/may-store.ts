/** What is never stored, whatever it is: it is private, or the server says so. */
const NOT_STORED = /\b(?:private|no-store)\b/i

/**
 * Whether a response may be stored (docs/behaviour/offline.md 4): whole, of this site, where it was asked for, and for everybody.
 *
 * @param type with which the media type has to begin; absent: any
 */
export function mayStore({ status, type, redirected, headers }: Response, mediaType = ''): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  return !NOT_STORED.test(headers.get('cache-control') ?? '') && (headers.get('content-type') ?? '').startsWith(mediaType)
}
