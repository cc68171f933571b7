/** Words a user takes in within a minute (docs/behaviour/blog.md 3). */
const WORDS_PER_MINUTE = 220
const OPENING_FENCE = /^[ \t]*(`{3,})([^`]*)$/
const WORD = /[\p{L}\p{N}<>_.,!?]+/gu

/**
 * How long a text takes to read, in minutes, at least 1. Code that users don't see doesn't count.
 *
 * @param markdown without front matter
 */
export function readTimeOf(markdown: string): number {
  const words = withoutHiddenCode(markdown).match(WORD)?.length ?? 0
  return Math.ceil(Math.max(1, words) / WORDS_PER_MINUTE)
}

/** Each line is looked at once: the ends of fences are known by their text. */
function withoutHiddenCode(markdown: string): string {
  const lines = markdown.split('\n')
  const ends = Map.groupBy(lines.keys(), (index) => (lines[index] ?? '').trim())
  const shown: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const end = endOfHiddenCode(lines[index] ?? '', index, ends)
    if (end === undefined) shown.push(lines[index] ?? '')
    else index = end
  }
  return shown.join('\n')
}

/** The line that ends the hidden code which a line begins; undefined when it begins none, or one without an end. */
function endOfHiddenCode(line: string, index: number, ends: ReadonlyMap<string, number[]>): number | undefined {
  const [, fence = '', info = ''] = OPENING_FENCE.exec(line) ?? []
  if (!/\bhidden\b/.test(info)) return undefined
  const later = ends.get(fence) ?? []
  while ((later[0] ?? Number.POSITIVE_INFINITY) <= index) later.shift()
  return later[0]
}
