import { trimEndOf } from '#contracts/trim-characters.ts'

/** A range of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

const RUN = /`+/g
const BLANK_LINE = /\n[ \t>]*\r?\n/g

/**
 * Code in the lines of a text: what stands between two runs of backticks of one length in one paragraph, the backticks included
 * (CommonMark 6.1). A backtick after a backslash opens nothing.
 *
 * @param text without its code blocks
 */
export function listCodeSpans(text: string): readonly Span[] {
  if (!text.includes('`')) return []
  const starts = [0, ...[...text.matchAll(BLANK_LINE)].map(({ index, 0: { length } }) => index + length)]
  return starts.flatMap((start, index) => spansOfParagraph(text.slice(start, starts[index + 1]), start))
}

function spansOfParagraph(text: string, offset: number): readonly Span[] {
  const runs = [...text.matchAll(RUN)].map(({ index, 0: { length } }) => ({ start: index, length }))
  const byLength = Map.groupBy(runs, ({ length }) => length)
  const spans: Span[] = []
  let at = 0
  for (const { start, length } of runs) {
    if (start < at) continue
    const before = text.slice(at, start)
    const isEscaped = (before.length - trimEndOf(before, '\\').length) % 2 === 1
    const open = isEscaped ? { start: start + 1, length: length - 1 } : { start, length }
    const same = byLength.get(open.length) ?? []
    while ((same[0]?.start ?? Number.POSITIVE_INFINITY) <= open.start) same.shift()
    const [close] = same
    if (close === undefined) continue
    at = close.start + close.length
    spans.push({ start: offset + open.start, end: offset + at })
  }
  return spans
}
