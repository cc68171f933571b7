/*
 * What can stand in a title, in bits: most titles that do not answer a query are passed over without a look at their text. A bit that is set
 * may be set for another reason; a bit that is not set is certain.
 */

/** So many numbers hold the signs of a title: four of the pairs of characters in it, two of those that begin words, one of words' initials and one of what is no letter. */
export const SIGNS_EACH = 8

const PAIRS = { at: 0, bits: 128 }
const STARTS = { at: 4, bits: 64 }
const INITIALS = 6
const MARKS = 7
const WORD_BITS = 32
/** Spreads pairs over the bits. */
const FACTOR = 31
const LETTER = /[\p{L}\p{N}]/u
const ASCII = 128
const IS_ASCII_LETTER = Array.from({ length: ASCII }, (_, code) => /[a-z0-9]/i.test(String.fromCharCode(code)))

/** Notes what stands in a title, at its place among the signs of all. */
export function noteSigns(all: Int32Array, at: number, { title, lower }: { readonly title: string; readonly lower: string }): void {
  const signs = all.subarray(at * SIGNS_EACH)
  for (let index = 0; index < lower.length; index += 1) {
    noteAny(signs, lower, index)
    if (isWordStart(title, lower, index)) noteStart(signs, lower, index)
  }
}

/** What a title needs to contain all these terms, and for each of them to begin a word in it. */
export function neededSigns(terms: readonly string[]): Int32Array {
  const signs = new Int32Array(SIGNS_EACH)
  for (const term of terms) {
    for (let index = 0; index < term.length; index += 1) noteAny(signs, term, index)
    noteStart(signs, term, 0)
  }
  return signs
}

/** Whether a title may contain what is needed. */
export function mayContain(all: Int32Array, at: number, needs: Int32Array): boolean {
  return (
    hasAll(all, at, needs, 0) &&
    hasAll(all, at, needs, 1) &&
    hasAll(all, at, needs, 2) &&
    hasAll(all, at, needs, 3) &&
    hasAll(all, at, needs, MARKS)
  )
}

/** Whether words of a title may begin with what is needed. */
export function mayBegin(all: Int32Array, at: number, needs: Int32Array): boolean {
  return hasAll(all, at, needs, 4) && hasAll(all, at, needs, 5) && hasAll(all, at, needs, INITIALS)
}

/** Whether a word begins there: what comes before is no letter, or a name goes on with a capital. */
export function isWordStart(title: string, lower: string, at: number): boolean {
  if (at === 0 || !isLetter(lower, at - 1)) return true
  return title.charCodeAt(at) !== lower.charCodeAt(at) && title.charCodeAt(at - 1) === lower.charCodeAt(at - 1)
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < ASCII ? IS_ASCII_LETTER[code] === true : LETTER.test(text.charAt(at))
}

function hasAll(all: Int32Array, at: number, needs: Int32Array, part: number): boolean {
  const needed = needs[part] ?? 0
  return ((all[at * SIGNS_EACH + part] ?? 0) & needed) === needed
}

function noteAny(signs: Int32Array, text: string, at: number): void {
  notePair(signs, PAIRS, text, at)
  if (!isLetter(text, at)) noteBit(signs, MARKS, text.charCodeAt(at) % WORD_BITS)
}

function noteStart(signs: Int32Array, text: string, at: number): void {
  notePair(signs, STARTS, text, at)
  noteBit(signs, INITIALS, text.charCodeAt(at) % WORD_BITS)
}

function notePair(signs: Int32Array, part: { readonly at: number; readonly bits: number }, text: string, at: number): void {
  if (at + 1 < text.length) noteBit(signs, part.at, (text.charCodeAt(at) * FACTOR + text.charCodeAt(at + 1)) % part.bits)
}

function noteBit(signs: Int32Array, part: number, bit: number): void {
  const place = part + Math.floor(bit / WORD_BITS)
  signs[place] = (signs[place] ?? 0) | (1 << (bit % WORD_BITS))
}
