/** A part of a code block: lines to highlight together, or a line that stays plain. */
export interface CodePiece {
  readonly code: string
  readonly isPlain: boolean
}

/** The most characters that are highlighted together: the patterns of a grammar may take the square of it. */
export const MAX_PIECE = 8_000
/** The longest line, and the longest word, that is highlighted. Of 45,777 blocks of real documentation, five have a longer line. */
export const MAX_LINE = 2_000
export const MAX_WORD = 1_000

const LONG_WORD = new RegExp(`\\S{${MAX_WORD + 1}}`)

/**
 * Cuts code at ends of lines, so that highlighting takes time in proportion to its length (docs/behaviour/content-limits.md 1). Joined, the pieces are the
 * code. A block within the limits is one piece.
 *
 * @param maxPiece most characters of a piece, at least `MAX_LINE`
 */
export function cutCode(code: string, maxPiece: number = MAX_PIECE): readonly CodePiece[] {
  if (isShort(code)) return code === '' ? [] : [{ code, isPlain: false }]
  const pieces: CodePiece[] = []
  let start = 0
  let lastBlank = 0
  let end = 0
  for (const line of linesOf(code)) {
    const isPlain = isTooLong(line)
    if (isPlain || end + line.length - start > maxPiece) {
      // A blank line is a better place for a cut: few comments and strings go on after it.
      const cut = !isPlain && lastBlank > start + maxPiece / 2 ? lastBlank : end
      if (cut > start) pieces.push({ code: code.slice(start, cut), isPlain: false })
      start = cut
    }
    end += line.length
    if (isPlain) {
      pieces.push({ code: line, isPlain })
      start = end
    }
    if (line.trim() === '') lastBlank = end
  }
  return start < end ? [...pieces, { code: code.slice(start), isPlain: false }] : pieces
}

/** Lines of a code that stay plain because they, or one of their words, are too long; from 0. */
export function listLongLines(code: string): readonly number[] {
  return isShort(code) ? [] : linesOf(code).flatMap((line, index) => (isTooLong(line) ? [index] : []))
}

/** Whether no line or word of a code can be too long, nor the whole of it. Most blocks are short. */
function isShort(code: string): boolean {
  return code.length <= MAX_WORD
}

function isTooLong(line: string): boolean {
  return line.replace(/\n$/, '').length > MAX_LINE || (line.length > MAX_WORD && LONG_WORD.test(line))
}

/** With their line feeds. */
function linesOf(code: string): readonly string[] {
  return code.split(/(?<=\n)/)
}
