import type { Encoding } from './accept-encoding.ts'

/** 80 bits tell the versions of a file apart; each response carries them. */
const TAG_CHARACTERS = 20

/**
 * The strong entity tag of one representation: compressed bytes are others than plain ones (RFC 9110 section 8.8.3.3).
 *
 * @param hash of the file's bytes, in hexadecimal
 * @example entityTag('1f', 'br') // '"1f-br"'
 */
export function entityTag(hash: string, encoding: Encoding | undefined): string {
  const tag = hash.slice(0, TAG_CHARACTERS)
  return encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`
}

/**
 * Whether the user already has this representation, by If-None-Match; compared weakly, as RFC 9110 section 13.1.2 requires, since
 * caches on the way may have weakened the tag.
 */
export function isNotModified(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
