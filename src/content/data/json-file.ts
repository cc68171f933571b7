import { openSync, readFileSync, readSync } from 'node:fs'
import { trustJson } from '../text/json.ts'
import type { JsonPart } from './json-index.ts'
import { RecentValues } from './recent-values.ts'

/** So many bytes of text stay parsed: pages ask for the same part several times in a row. */
const MAX_PARSED_BYTES = 2 * 1024 * 1024

/** A large JSON file of which only those parts are read and parsed that are asked for. It stays open until the thread ends. */
export class JsonFile<Data> {
  readonly #path: string
  readonly #index: JsonPart
  readonly #file: number
  readonly #parsed = new RecentValues<JsonPart, unknown>(MAX_PARSED_BYTES)

  /** @throws Error with a system call when the file can't be opened */
  constructor(path: string, index: JsonPart) {
    this.#path = path
    this.#index = index
    this.#file = openSync(path, 'r')
  }

  /** All of it, parsed anew by each call. */
  readAll(): Data {
    return trustJson(readFileSync(this.#path, 'utf8'))
  }

  /** A member of the file that the index lists, parsed anew by each call; undefined where there is none. */
  readPart<Value>(path: readonly string[]): Value | undefined {
    const { part, rest } = this.#locate(path)
    return rest.length > 0 ? undefined : trustJson<Value>(this.#textOf(part))
  }

  /** The value at a path of names; undefined where there is none. */
  find(path: readonly string[]): unknown {
    const { part, rest } = this.#locate(path)
    return part.parts !== undefined && rest.length > 0 ? undefined : findMember(this.#parse(part), rest)
  }

  /** The smallest part that holds a path, and what is left of the path there. */
  #locate(path: readonly string[]): { readonly part: JsonPart; readonly rest: readonly string[] } {
    let part = this.#index
    for (const [depth, name] of path.entries()) {
      const { parts = {} } = part
      const member = Object.hasOwn(parts, name) ? parts[name] : undefined
      if (member === undefined) return { part, rest: path.slice(depth) }
      part = member
    }
    return { part, rest: [] }
  }

  #parse(part: JsonPart): unknown {
    return this.#parsed.get(part, bytesOf(part), () => trustJson(this.#textOf(part)))
  }

  #textOf(part: JsonPart): string {
    const bytes = Buffer.allocUnsafe(bytesOf(part))
    readSync(this.#file, bytes, 0, bytes.length, part.start)
    return bytes.toString('utf8')
  }
}

/** The value at a path of names in a value; undefined where there is none. */
export function findMember(value: unknown, path: readonly string[]): unknown {
  let node = value
  for (const name of path) {
    if (!isObject(node) || !Object.hasOwn(node, name)) return undefined
    node = node[name]
  }
  return node
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bytesOf({ start, end }: JsonPart): number {
  return end - start
}
