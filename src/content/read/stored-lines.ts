import { createHash, hash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { trustJson } from '../text/json.ts'
import type { Steps } from './steps.ts'

/** Where lines are stored. */
export interface LinesFile {
  readonly file: string
  /** A text that differs when the code does that made the values. */
  readonly version: string
}

/** Where what was read is stored between commands. */
export interface CachePlace extends LinesFile {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NEWLINE = 0x0a
const TAB = 0x09
/** So many lines are written at a time: a few milliseconds of work. */
const LINES_OF_A_STEP = 256

/** Stored values by path. A value is parsed when it is asked for: together, those of a large site take 200 ms. */
export class StoredLines<Value> {
  readonly #bytes: Buffer
  readonly #ranges: Map<string, readonly [start: number, end: number]>

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#ranges = rangesOf(bytes)
  }

  /** How many were stored. */
  get size(): number {
    return this.#ranges.size
  }

  find(path: string): Value | undefined {
    const range = this.#ranges.get(path)
    return range === undefined ? undefined : trustJson(this.#bytes.toString('utf8', ...range))
  }
}

/** Each line is a path, a tab and a value, both in JSON. */
function rangesOf(bytes: Buffer): Map<string, readonly [number, number]> {
  const ranges = new Map<string, readonly [number, number]>()
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    const tab = bytes.indexOf(TAB, start)
    const path: string = trustJson(bytes.toString('utf8', start, tab))
    ranges.set(path, [tab + 1, end])
    start = end + 1
  }
  return ranges
}

/** What was stored; nothing where the file is absent, damaged or of another version. */
export function loadStoredLines<Value>({ file, version }: LinesFile): StoredLines<Value> {
  try {
    const bytes = readFileSync(file)
    const start = bytes.lastIndexOf(NEWLINE, bytes.length - 2) + 1
    const lines = bytes.subarray(0, start)
    return new StoredLines(bytes.toString('utf8', start) === lastLine(version, hash('sha1', lines)) ? lines : Buffer.alloc(0))
  } catch {
    return new StoredLines(Buffer.alloc(0))
  }
}

/** Whether a text is in any of the stored values, in JSON; undefined where nothing is stored. The version does not matter. */
export function findInStored({ file }: Pick<LinesFile, 'file'>, text: string): boolean | undefined {
  try {
    return readFileSync(file).includes(text)
  } catch {
    return undefined
  }
}

/** Writes a new file and renames it, so that a command that is killed leaves the old one. A file that can't be written is left as it is. */
export function* storeLines({ file, version }: LinesFile, entries: Iterable<readonly [path: string, value: unknown]>): Steps<void> {
  const temporary = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    yield* writeLines(temporary, version, entries)
    renameSync(temporary, file)
  } catch {
    // The next command reads the files.
  } finally {
    if (existsSync(temporary)) rmSync(temporary)
  }
}

function* writeLines(path: string, version: string, entries: Iterable<readonly [string, unknown]>): Steps<void> {
  const digest = createHash('sha1')
  const output = openSync(path, 'w')
  try {
    for (const chunk of chunksOf(entries)) {
      const text = chunk.map(([key, value]) => `${JSON.stringify(key)}\t${JSON.stringify(value)}\n`).join('')
      digest.update(text)
      writeSync(output, text)
      yield
    }
    writeSync(output, lastLine(version, digest.digest('hex')))
  } finally {
    closeSync(output)
  }
}

function* chunksOf<Item>(items: Iterable<Item>): Generator<readonly Item[], undefined> {
  let chunk: Item[] = []
  for (const item of items) {
    chunk.push(item)
    if (chunk.length < LINES_OF_A_STEP) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Another version, or other bytes than were written, give another last line. */
function lastLine(version: string, digest: string): string {
  return `${version} ${digest}\n`
}
