/**
 * A number with its English noun, for messages to operators and authors. Texts for users come from `src/locales`, which know all languages.
 *
 * @param plural by default the noun with an s
 * @example countOf(1, 'page') // '1 page'
 * @example countOf(0, 'entry', 'entries') // '0 entries'
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
