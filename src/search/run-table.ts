/** A prime that spreads the codes of characters over 32 bits (FNV-1a). */
const FACTOR = 0x01000193
const BASIS = 0x811c9dc5 | 0
const FIRST_SLOTS = 1 << 16
const FIRST_CODES = 1 << 18
const NONE = -1

/**
 * Values by parts of texts. A part is looked up by the codes of its characters, without making a string of it: several million are looked up for an
 * index, and some ten thousand are different.
 */
export class RunTable<Value> {
  readonly #values: Value[] = []
  /** The numbers of parts by their hashes; a part whose slot is taken has the next one that is free. Half of the slots are free. */
  #slots = new Int32Array(FIRST_SLOTS).fill(NONE)
  #hashes = new Int32Array(FIRST_SLOTS / 2)
  /** The codes of all parts one after the other, and where those of each part begin; after the last one, where it ends. */
  #codes = new Uint16Array(FIRST_CODES)
  #starts = new Uint32Array(FIRST_SLOTS / 2 + 1)

  get size(): number {
    return this.#values.length
  }

  /** The value of a part of a text; what `make` gives when there is none yet. */
  get(text: string, start: number, end: number, make: (part: string) => Value): Value {
    const hash = hashOf(text, start, end)
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = hash & mask
    for (let number = slots[slot] ?? NONE; number !== NONE; number = slots[slot] ?? NONE) {
      const value = this.#hashes[number] === hash && this.#isSame(number, text, start, end) ? this.#values[number] : undefined
      if (value !== undefined) return value
      slot = (slot + 1) & mask
    }
    const value = make(text.slice(start, end))
    this.#add(value, hash, text.slice(start, end))
    return value
  }

  #isSame(number: number, text: string, start: number, end: number): boolean {
    const codes = this.#codes
    const from = this.#starts[number] ?? 0
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false
    for (let at = start; at < end; at += 1) if (codes[from + at - start] !== text.charCodeAt(at)) return false
    return true
  }

  #add(value: Value, hash: number, part: string): void {
    const number = this.#values.length
    if (number === this.#hashes.length) this.#growSlots()
    const from = this.#starts[number] ?? 0
    if (from + part.length > this.#codes.length) this.#codes = copyTo(new Uint16Array((from + part.length) * 2), this.#codes)
    for (let at = 0; at < part.length; at += 1) this.#codes[from + at] = part.charCodeAt(at)
    this.#values.push(value)
    this.#hashes[number] = hash
    this.#starts[number + 1] = from + part.length
    this.#fill(number)
  }

  #fill(number: number): void {
    const mask = this.#slots.length - 1
    let slot = (this.#hashes[number] ?? 0) & mask
    while (this.#slots[slot] !== NONE) slot = (slot + 1) & mask
    this.#slots[slot] = number
  }

  #growSlots(): void {
    const size = this.#hashes.length * 2
    this.#hashes = copyTo(new Int32Array(size), this.#hashes)
    this.#starts = copyTo(new Uint32Array(size + 1), this.#starts)
    this.#slots = new Int32Array(size * 2).fill(NONE)
    for (let number = 0; number < this.size; number += 1) this.#fill(number)
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = BASIS
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR)
  return hash ^ (hash >>> 15)
}

function copyTo<Numbers extends Uint16Array | Int32Array | Uint32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers)
  return larger
}
