import type { Encoding } from './accept-encoding.ts'

/**
 * The strong entity tag of one representation: compressed bytes are others than plain ones (RFC 9110 section 8.8.3.3).
 *
 * @example entityTag('1f', 'br') // '"1f-br"'
 */
export function entityTag(hash: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`
}

/**
 * Whether the reader already has this representation, by If-None-Match; compared weakly, as RFC 9110 section 13.1.2 wants, since
 * caches on the way may have weakened the tag.
 */
export function isNotModified(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
