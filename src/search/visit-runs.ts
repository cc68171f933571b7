/** The pattern of a run at the place where it begins, which is all the same text of one of its three groups: unspaced, Hangul, other words. */
const RUN =
  /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+)|(\p{sc=Hangul}+)|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}])[\p{L}\p{N}_$])(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}ー])[\p{L}\p{N}\p{M}_$])*/uy

/** Scripts that write no spaces; Hangul; all others, with the signs that names in code may have. */
export type Script = 'unspaced' | 'hangul' | 'word'

const ASCII = 128
const IS_NAME = Uint8Array.from({ length: ASCII }, (_, code) => (/[A-Za-z0-9_$]/.test(String.fromCharCode(code)) ? 1 : 0))

/**
 * Calls `visit` for each run of letters of a text, in order. Words of ASCII are found by their codes, which is several times as fast as the pattern; it
 * is asked only where other characters are.
 */
export function visitRuns(text: string, visit: (start: number, end: number, script: Script) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code < ASCII && IS_NAME[code] === 0) {
      at += 1
      continue
    }
    const end = nameEnd(text, at)
    if (end > at && !(text.charCodeAt(end) >= ASCII)) {
      visit(at, end, 'word')
      at = end
    } else at = visitPattern(text, at, visit)
  }
}

/** Where the characters of names that are ASCII end. */
function nameEnd(text: string, start: number): number {
  let end = start
  while (end < text.length && IS_NAME[text.charCodeAt(end)] === 1) end += 1
  return end
}

/** @returns where to go on */
function visitPattern(text: string, at: number, visit: (start: number, end: number, script: Script) => void): number {
  RUN.lastIndex = at
  const match = RUN.exec(text)
  if (match === null) return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  const [run, unspaced, hangul] = match
  visit(at, at + run.length, unspaced !== undefined ? 'unspaced' : hangul !== undefined ? 'hangul' : 'word')
  return at + run.length
}
