/** Fields of bits, in whole planes of 32: the pairs of characters in a title, those that begin words, words' initials, and what is no letter. */
const PAIRS = { plane: 0, bits: 256 }
const STARTS = { plane: 8, bits: 96 }
const INITIALS = { plane: 11, bits: 32 }
const MARKS = { plane: 12, bits: 32 }
const PLANES = 13
const PLANE_BITS = 32
/** Spread pairs over the bits: odd numbers of 32 bits, of whose products the upper half counts. */
const FACTORS = [0x9e3779b1, 0x85ebca6b] as const
const LETTER = /[\p{L}\p{N}]/u
const ASCII = 128
const IS_ASCII_LETTER = Array.from({ length: ASCII }, (_, code) => /[a-z0-9]/i.test(String.fromCharCode(code)))

/**
 * The characters of each title of a list, in bits: most titles that do not match a query are skipped without a look at their text. A bit
 * that is set may be set for another reason; a bit that is not set is certain. The bits of all titles for one thing lie side by side.
 */
export class TitleSigns {
  readonly #numbers: Int32Array
  readonly #planes: Int32Array

  /** @param count of the titles */
  constructor(count: number) {
    this.#numbers = Int32Array.from({ length: count }, (_, at) => at)
    this.#planes = new Int32Array(count * PLANES)
  }

  /** Notes what stands in the title of a number. */
  note(at: number, { title, lower }: { readonly title: string; readonly lower: string }): void {
    for (let index = 0; index < lower.length; index += 1) {
      this.#noteAny(at, lower, index)
      if (isWordStart(title, lower, index)) this.#noteStart(at, lower, index)
    }
  }

  /** The numbers of the titles that may contain all of these terms, in their order. */
  mayContain(terms: readonly string[]): Int32Array {
    const needs = new TitleSigns(1)
    for (const term of terms) for (let index = 0; index < term.length; index += 1) needs.#noteAny(0, term, index)
    return this.#select(this.#numbers, needs)
  }

  /** The bits of titles in which each of these terms may begin a word. */
  mayBegin(numbers: Int32Array, terms: readonly string[]): Int32Array {
    const needs = new TitleSigns(1)
    for (const term of terms) needs.#noteStart(0, term, 0)
    return this.#select(numbers, needs)
  }

  #select(numbers: Int32Array, needs: TitleSigns): Int32Array {
    let selected = numbers
    for (const [plane, needed] of needs.#planes.entries()) if (needed !== 0) selected = this.#withBits(selected, plane, needed)
    return selected
  }

  #withBits(numbers: Int32Array, plane: number, needed: number): Int32Array {
    const planes = this.#planes
    const from = plane * this.#numbers.length
    const found = new Int32Array(numbers.length)
    let count = 0
    for (const at of numbers) {
      if (((planes[from + at] ?? 0) & needed) !== needed) continue
      found[count] = at
      count += 1
    }
    return found.subarray(0, count)
  }

  #noteAny(at: number, text: string, index: number): void {
    this.#notePair(at, PAIRS, text, index)
    if (!isLetter(text, index)) this.#noteBit(at, MARKS.plane, text.charCodeAt(index) % MARKS.bits)
  }

  #noteStart(at: number, text: string, index: number): void {
    this.#notePair(at, STARTS, text, index)
    this.#noteBit(at, INITIALS.plane, text.charCodeAt(index) % INITIALS.bits)
  }

  #notePair(at: number, { plane, bits }: { readonly plane: number; readonly bits: number }, text: string, index: number): void {
    if (index + 1 >= text.length) return
    const mixed = Math.imul(text.charCodeAt(index), FACTORS[0]) + Math.imul(text.charCodeAt(index + 1), FACTORS[1])
    this.#noteBit(at, plane, ((mixed | 0) >>> 16) % bits)
  }

  #noteBit(at: number, plane: number, bit: number): void {
    const place = (plane + Math.floor(bit / PLANE_BITS)) * this.#numbers.length + at
    this.#planes[place] = (this.#planes[place] ?? 0) | (1 << (bit % PLANE_BITS))
  }
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
