import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { type PackedTexts, packTexts } from '../text/packed-lists.ts'
import { TextNumbers } from '../text/text-numbers.ts'
import { UnpackedTexts } from '../text/texts.ts'
import { STAMP_LENGTH, type Stamp, stampAt } from './stamp.ts'

/** A folder of the store: its stamp, and each entry as the letter of its kind and its name. */
export interface StoredFolder {
  readonly stamp: Stamp
  readonly entries: readonly string[]
}

/** All folders, in columns: fifteen thousand of them are read in 20 ms, where a line of JSON for each takes 80. */
interface PackedListing {
  readonly paths: PackedTexts
  readonly stamps: Float64Array
  readonly entries: PackedTexts
  /** Where the entries of each folder end. */
  readonly ends: Uint32Array
}

/** Changes when the stored form does. */
const VERSION = 'listing-2'
const NEWLINE = 0x0a
const NOTHING: PackedListing = { paths: packTexts([]), stamps: new Float64Array(), entries: packTexts([]), ends: new Uint32Array() }

/** What folders held when a command listed them. An entry is made when it is asked for. */
export class StoredListing {
  readonly #paths: UnpackedTexts
  readonly #entries: UnpackedTexts
  readonly #stamps: Float64Array
  readonly #ends: Uint32Array
  /** Commands go through the folders in the same order: mostly the next one is asked for. */
  #next = 0
  #numbers: TextNumbers | undefined

  /** @throws Error when a part is missing */
  constructor({ paths, stamps, entries, ends }: PackedListing = NOTHING) {
    this.#paths = new UnpackedTexts(paths)
    this.#entries = new UnpackedTexts(entries)
    this.#stamps = stamps
    this.#ends = ends
    if (stamps.length !== this.size * STAMP_LENGTH || ends.length !== this.size || (ends.at(-1) ?? 0) !== this.#entries.length)
      throw new Error('a part of a stored listing is missing')
  }

  /** How many folders were stored. */
  get size(): number {
    return this.#paths.length
  }

  find(path: string): StoredFolder | undefined {
    const number = this.#paths.at(this.#next) === path ? this.#next : this.#search(path)
    if (number === undefined) return undefined
    this.#next = number + 1
    const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
    const count = (this.#ends[number] ?? 0) - start
    return { stamp: stampAt(this.#stamps, number), entries: Array.from({ length: count }, (_, at) => this.#entries.at(start + at) ?? '') }
  }

  #search(path: string): number | undefined {
    this.#numbers ??= new TextNumbers(this.#paths)
    return this.#numbers.find(path)
  }
}

/** What was stored in a file; nothing where it is absent, damaged or of another version. */
export function loadStoredListing(file: string): StoredListing {
  try {
    const bytes = readFileSync(file)
    const start = bytes.indexOf(NEWLINE) + 1
    const value = bytes.subarray(start)
    return bytes.toString('latin1', 0, start) === firstLine(value) ? new StoredListing(deserialize(value)) : new StoredListing()
  } catch {
    return new StoredListing()
  }
}

/** Writes a new file and renames it, so that a command that is killed leaves the old one. A file that can't be written is left as it is. */
export function storeListing(file: string, folders: ReadonlyMap<string, StoredFolder>): void {
  const temporary = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const value = serialize(pack(folders))
    writeFileSync(temporary, Buffer.concat([Buffer.from(firstLine(value)), value]))
    renameSync(temporary, file)
  } catch {
    // The next command opens the folders.
  } finally {
    if (existsSync(temporary)) rmSync(temporary)
  }
}

function pack(folders: ReadonlyMap<string, StoredFolder>): PackedListing {
  const all = [...folders.values()]
  let count = 0
  return {
    paths: packTexts(folders.keys()),
    stamps: Float64Array.from(all.flatMap(({ stamp }) => stamp)),
    entries: packTexts(all.flatMap(({ entries }) => entries)),
    ends: Uint32Array.from(all, ({ entries }) => (count += entries.length)),
  }
}

/** Another version, or other bytes than were written, give another first line. */
function firstLine(value: Uint8Array): string {
  return `${VERSION} ${hash('sha1', value)}\n`
}
