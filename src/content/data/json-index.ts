import { trustJson } from '../text/json.ts'

/** Where a value lies in the bytes of a JSON file. */
export interface JsonPart {
  readonly start: number
  readonly end: number
  /** The members of a large object, by their names. */
  readonly parts?: Readonly<Record<string, JsonPart>>
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN = 0x7b
const CLOSE = 0x7d
const SPACE = 0x20

/**
 * Where the members of a JSON object lie, and in turn those of each member that is a large object. Nothing but names is parsed, so that this takes a
 * third of the time of `JSON.parse`.
 *
 * @param maxBytes objects of more bytes are large
 * @throws SyntaxError when the bytes end early, or are not an object
 */
export function indexJson(bytes: Uint8Array, maxBytes: number): JsonPart {
  const start = skipSpace(bytes, 0)
  if (bytes[start] !== OPEN) throw new SyntaxError('the JSON is not an object')
  return indexObject(bytes, start, maxBytes)
}

function indexObject(bytes: Uint8Array, start: number, maxBytes: number): JsonPart {
  const members: [string, JsonPart][] = []
  let next = skipSpace(bytes, start + 1)
  while (bytes[next] !== CLOSE) {
    const nameEnd = endOfString(bytes, next)
    const name: string = trustJson(Buffer.from(bytes.subarray(next, nameEnd)).toString())
    const valueStart = skipSpace(bytes, skipSpace(bytes, nameEnd) + 1)
    const end = endOfValue(bytes, valueStart)
    const isLarge = bytes[valueStart] === OPEN && end - valueStart > maxBytes
    members.push([name, isLarge ? indexObject(bytes, valueStart, maxBytes) : { start: valueStart, end }])
    next = skipSpace(bytes, end)
    if (bytes[next] === COMMA) next = skipSpace(bytes, next + 1)
  }
  return { start, end: next + 1, parts: Object.fromEntries(members) }
}

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start
  while ((bytes[at] ?? CLOSE) <= SPACE) at++
  return at
}

function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte === BACKSLASH) at++
  }
  throw new SyntaxError('the JSON ends in a string')
}

function endOfValue(bytes: Uint8Array, start: number): number {
  const first = bytes[start]
  if (first === QUOTE) return endOfString(bytes, start)
  return first === OPEN || first === OPEN_LIST ? endOfGroup(bytes, start) : endOfWord(bytes, start)
}

/** The end of an object or a list. */
function endOfGroup(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfString(bytes, at) - 1
    else if (byte === OPEN || byte === OPEN_LIST) depth++
    else if ((byte === CLOSE || byte === CLOSE_LIST) && --depth === 0) return at + 1
  }
  throw new SyntaxError('the JSON ends in an object or a list')
}

/** The end of a number, `true`, `false` or `null`. */
function endOfWord(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at] ?? COMMA
    if (byte === COMMA || byte === CLOSE || byte === CLOSE_LIST || byte <= SPACE) return at
  }
  throw new SyntaxError('the JSON ends in a value')
}
