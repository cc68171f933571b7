import { deserialize, serialize } from 'node:v8'

const LENGTH_BYTES = 4

/**
 * The bytes of a file of several values, each in the format of V8 and after the length of its bytes. A value is only asked for when the one before is
 * written, so that the bytes of all of them are not in memory at once.
 */
export function* encodeValues(values: Iterable<unknown>): Generator<Uint8Array> {
  for (const value of values) {
    const bytes = serialize(value)
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(bytes.byteLength)
    yield length
    yield bytes
  }
}

/** The values of a file, one after the other. They are not checked: a build has written them, of this code. */
export class StoredValues {
  readonly #file: Buffer
  #at = 0

  constructor(file: Buffer) {
    this.#file = file
  }

  get isAtEnd(): boolean {
    return this.#at === this.#file.byteLength
  }

  /** @throws Error when the file is cut off or damaged */
  next<Value>(): Value {
    const start = this.#at + LENGTH_BYTES
    this.#at = start + this.#file.readUInt32LE(this.#at)
    if (this.#at > this.#file.byteLength) throw new RangeError('a value is cut off')
    const value: Value = deserialize(this.#file.subarray(start, this.#at))
    return value
  }
}

/** Parts of a list, so that the bytes of each are few. */
export function* partsOf<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length)
}
