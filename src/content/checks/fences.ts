import { trimEndOf } from '#contracts/trim-characters.ts'
import type { PageSource } from '../source/page-source.ts'

/** A code block between backticks. */
export interface Fence {
  /** Of its language and its flags: the text, and where it begins in the info string. */
  readonly words: readonly { readonly text: string; readonly index: number }[]
  /** The offset of the info string in the body. */
  readonly wordsStart: number
  /** The offset of its first line. */
  readonly start: number
}

/** The code blocks of a page, in their order. */
export function findFences({ body, tokens, lineStarts }: PageSource): readonly Fence[] {
  return tokens.flatMap(({ type, info, map }): Fence[] => {
    if (type !== 'fence' || map === null) return []
    const start = lineStarts[map[0]] ?? 0
    // The info is the end of its line. It can't be searched for in the body, in which macro calls are not filled.
    const line = trimEndOf(body.slice(start, lineStarts[map[0] + 1]), '\r\n')
    const words = [...info.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, index }))
    return [{ words, wordsStart: start + Math.max(0, line.length - info.length), start }]
  })
}
