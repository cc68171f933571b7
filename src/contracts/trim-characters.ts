/**
 * The text without the given characters at its end. It takes linear time: a pattern like `/\/+$/` starts again at every character of a run
 * that is not at the end, and a run of 16,000 slashes costs seconds (docs/behaviour/http.md 3).
 *
 * @param characters each one is removed, in any order
 * @example trimEndOf('/en-US/docs//', '/') // '/en-US/docs'
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * The text without the given characters at its beginning and at its end, in linear time.
 *
 * @example trimBothEndsOf('/en-US/docs/', '/') // 'en-US/docs'
 */
export function trimBothEndsOf(text: string, characters: string): string {
  const trimmed = trimEndOf(text, characters)
  let start = 0
  while (start < trimmed.length && characters.includes(trimmed.charAt(start))) start += 1
  return trimmed.slice(start)
}
