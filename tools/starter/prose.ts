const FENCE = /^( *)(`{3,}|~{3,}).*\n[\s\S]*?^ *\2 *$/gm
const MACRO = /(?<!\\)\{\{[\s\S]*?\}\}/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
/** Shorter ones ("See the example below.") may well be needed twice. */
const MIN_SENTENCE_WORDS = 6

/**
 * How many words of prose a page has: no code, no macros, no addresses, no HTML tags.
 *
 * @example countWords('Set `a` to [the origin](/x).') // 4
 */
export function countWords(markdown: string): number {
  return wordsOf(proseOf(markdown).replace(/`[^`\n]*`/g, ' ')).length
}

/**
 * The sentences of a page that no other page may have: six words or more, lower-cased, without marks.
 *
 * @example listSentences('Short one. A page says what it has to say once.') // ['a page says what it has to say once']
 */
export function listSentences(markdown: string): readonly string[] {
  return proseOf(markdown)
    .split(/\n\s*\n|\n(?= *(?:[-*>|#]|\d+\.) ?)|(?<=[.!?]["”’)]?)\s+/)
    .map(wordsOf)
    .filter((words) => words.length >= MIN_SENTENCE_WORDS)
    .map((words) => words.join(' ').toLowerCase())
}

/** Whether something on the page runs: a live sample, an interactive example, or JavaScript for the console. */
export function hasRunningExample(markdown: string): boolean {
  return /\{\{ *(?:EmbedLiveSample|InteractiveExample)\b/i.test(markdown) || /^ *`{3,}js\b/m.test(markdown)
}

function proseOf(markdown: string): string {
  return markdown
    .replace(FENCE, '\n')
    .replace(MACRO, ' ')
    .replace(/<[^>\n]+>/g, ' ')
    .replace(/\]\([^)\s]*\)/g, ' ')
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? []
}
