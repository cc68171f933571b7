/** Words a reader takes in within a minute (reference/content.md 3.8). */
const WORDS_PER_MINUTE = 220
const HIDDEN_FENCE = /^[ \t]*(`{3,})[^\n`]*\bhidden\b[^\n`]*\n[\s\S]*?\n[ \t]*\1[ \t]*$/gm
const WORD = /[\p{L}\p{N}<>_.,!?]+/gu

/**
 * How long a text takes to read, in minutes, at least 1. Code that readers don't see doesn't count.
 *
 * @param markdown without front matter
 */
export function readTimeOf(markdown: string): number {
  const words = markdown.replace(HIDDEN_FENCE, '').match(WORD)?.length ?? 0
  return Math.ceil(Math.max(1, words) / WORDS_PER_MINUTE)
}
