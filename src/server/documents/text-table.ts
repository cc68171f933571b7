/** Texts by name. A map is one. */
export interface TextTable {
  readonly size: number
  readonly get: (name: string) => string | undefined
  readonly entries: () => Iterable<readonly [name: string, text: string]>
}

/** A table in the bytes of a JSON text, and the place behind it. */
export interface FoundTable {
  readonly table: TextTable
  readonly end: number
}

const [QUOTE, BACKSLASH, COLON, COMMA, OPEN, CLOSE] = [0x22, 0x5c, 0x3a, 0x2c, 0x7b, 0x7d]
/** The share of slots that are taken is at most one half. */
const MIN_SLOTS_PER_NAME = 2

/**
 * An object of texts in a JSON text. No text is made before it is asked for: of a hundred thousand names, `JSON.parse` and a map take half a second and 20 MB.
 *
 * @param json bytes, which must not change while the table is used
 * @param start where its `{` is
 * @returns undefined for JSON with spaces between its signs or with `\` in it, for two texts with one name, and for what is no such object
 */
export function parseTextTable(json: Buffer, start: number): FoundTable | undefined {
  if (json[start] !== OPEN) return undefined
  const names: number[] = []
  let at = start + 1
  while (json[at] === QUOTE) {
    names.push(at + 1)
    const nameEnd = findQuote(json, at + 1)
    const textEnd = json[nameEnd + 1] === COLON && json[nameEnd + 2] === QUOTE ? findQuote(json, nameEnd + 3) : -1
    if (textEnd === -1) return undefined
    at = textEnd + 1
    if (json[at] === CLOSE) break
    if (json[at] !== COMMA || json[at + 1] !== QUOTE) return undefined
    at += 1
  }
  if (json[at] !== CLOSE) return undefined
  const slots = slotsOf(json, names)
  return slots === undefined ? undefined : { table: new ByteTable(json, Uint32Array.from(names), slots), end: at + 1 }
}

/** The next `"`; -1 where there is none, or a `\` before it. */
function findQuote(json: Buffer, start: number): number {
  for (let at = start; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) return at
    if (byte === BACKSLASH) return -1
  }
  return -1
}

/** A hash table with open addressing: in each slot the number of a name plus 1, or 0. Undefined for two names that are the same. */
function slotsOf(json: Buffer, names: readonly number[]): Uint32Array | undefined {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(names.length * MIN_SLOTS_PER_NAME + 1)))
  const last = slots.length - 1
  for (const [number, start] of names.entries()) {
    let slot = hashOf(json, start) & last
    for (; slots[slot] !== 0; slot = (slot + 1) & last) if (isSame(json, start, json, names[(slots[slot] ?? 0) - 1] ?? 0)) return undefined
    slots[slot] = number + 1
  }
  return slots
}

/** FNV-1a of the bytes before the next `"`. */
function hashOf(bytes: Buffer, start: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? QUOTE
    if (byte === QUOTE) break
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash ^ (hash >>> 15)
}

/** Whether the bytes before the next `"` are the same. */
function isSame(one: Buffer, oneStart: number, other: Buffer, otherStart: number): boolean {
  for (let at = 0; ; at += 1) {
    const byte = one[oneStart + at]
    if (byte !== other[otherStart + at]) return false
    if (byte === QUOTE) return true
  }
}

class ByteTable implements TextTable {
  readonly #json: Buffer
  /** Where each name begins. */
  readonly #names: Uint32Array
  readonly #slots: Uint32Array

  constructor(json: Buffer, names: Uint32Array, slots: Uint32Array) {
    this.#json = json
    this.#names = names
    this.#slots = slots
  }

  get size(): number {
    return this.#names.length
  }

  get(name: string): string | undefined {
    // No name of the table has a quote.
    if (name.includes('"')) return undefined
    const wanted = Buffer.from(`${name}"`)
    const last = this.#slots.length - 1
    for (let slot = hashOf(wanted, 0) & last; ; slot = (slot + 1) & last) {
      const number = this.#slots[slot] ?? 0
      if (number === 0) return undefined
      const start = this.#names[number - 1] ?? 0
      if (isSame(wanted, 0, this.#json, start)) return this.#text(start + wanted.length + 2)
    }
  }

  *entries(): Generator<readonly [string, string], undefined> {
    for (const start of this.#names) {
      const name = this.#text(start)
      yield [name, this.#text(findQuote(this.#json, start) + 3)]
    }
  }

  /** The text that begins at a place. */
  #text(start: number): string {
    return this.#json.toString('utf8', start, findQuote(this.#json, start))
  }
}
