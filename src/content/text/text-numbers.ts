/** Texts by their numbers, as in a list. */
export interface Texts extends Iterable<string> {
  readonly length: number
  readonly at: (number: number) => string | undefined
}

/** The share of slots that are taken is at most one half. */
const MIN_SLOTS_PER_TEXT = 2

/** Finds the numbers of texts: a hash table with open addressing, which is made in a third of the time of a `Map` of 65,000 texts. */
export class TextNumbers {
  readonly #texts: Texts
  /** The number of a text plus 1; 0 in a free slot. Their count is a power of two. */
  readonly #slots: Uint32Array

  /** @param texts no two of them the same */
  constructor(texts: Texts) {
    this.#texts = texts
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(texts.length * MIN_SLOTS_PER_TEXT + 1)))
    let number = 0
    for (const text of texts) this.#slots[this.#slotOf(text)] = ++number
  }

  /** Undefined for a text that is not one of them. */
  find(text: string): number | undefined {
    const number = this.#slots[this.#slotOf(text)] ?? 0
    return number === 0 ? undefined : number - 1
  }

  /** The slot of a text, or the free one where it belongs. */
  #slotOf(text: string): number {
    const last = this.#slots.length - 1
    for (let slot = hashOf(text) & last; ; slot = (slot + 1) & last) {
      const number = this.#slots[slot] ?? 0
      if (number === 0 || this.#texts.at(number - 1) === text) return slot
    }
  }
}

/** FNV-1a, of UTF-16 code units in place of bytes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
