import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
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
export class StoredValues implements Disposable {
  readonly #file: number
  /** What is left of the file. */
  #bytes: number
  /** Of the values that are used at once. The system clears new memory, which takes longer than reading into memory that was used before. */
  #shared: Buffer = Buffer.alloc(0)

  /** @throws Error when the file can't be opened */
  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.#bytes = fstatSync(this.#file).size
  }

  get isAtEnd(): boolean {
    return this.#bytes === 0
  }

  /** @throws Error when the file is cut off or damaged */
  next<Value>(): Value {
    const value: Value = deserialize(this.#read(Buffer.allocUnsafeSlow(this.#nextLength())))
    return value
  }

  /**
   * As `next`, for a value that is used at once: its typed arrays change with the next value.
   *
   * @param use makes of it what is kept
   */
  use<Value, Result>(use: (value: Value) => Result): Result {
    const length = this.#nextLength()
    if (this.#shared.length < length) this.#shared = Buffer.allocUnsafeSlow(length)
    const value: Value = deserialize(this.#read(this.#shared.subarray(0, length)))
    return use(value)
  }

  [Symbol.dispose](): void {
    closeSync(this.#file)
  }

  #nextLength(): number {
    const length = this.#read(Buffer.alloc(LENGTH_BYTES)).readUInt32LE()
    if (length > this.#bytes) throw new RangeError('a value is cut off')
    return length
  }

  #read(target: Buffer): Buffer {
    for (let done = 0; done < target.length; ) {
      const length = readSync(this.#file, target, done, target.length - done, null)
      if (length === 0) throw new RangeError('the file is cut off')
      done += length
    }
    this.#bytes -= target.length
    return target
  }
}

/** Parts of a list, so that the bytes of each are few. */
export function* partsOf<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length)
}
