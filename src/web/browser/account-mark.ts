/**
 * A mark by which a browser knows again whose something is. 32 bits that are the same for the same account, by FNV-1a: too few to find out which
 * one it is.
 *
 * @param account `username` of the user
 */
export function accountMark(account: string): string {
  let hash = 0x811c9dc5
  for (const character of account) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
