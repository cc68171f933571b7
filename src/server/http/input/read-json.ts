import { inputError } from '../errors/input-error.ts'
import { findTextProblem } from './check-text.ts'

/** Containers within one another; our deepest body has four. */
const MAX_DEPTH = 32
const BYTES_OF_A_TOKEN = 20
const LEAST_TOKENS = 10_000
/** A string of valid JSON, a mark, or what stands between these: numbers, words and spaces. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^"{}[\],:]+/gy

/**
 * A JSON body as it is: nothing is coerced, and what parsers disagree about is rejected (RFC 8259 section 4 and 8.2): keys that come twice,
 * `__proto__`, NULs and halves of surrogate pairs, plain or escaped, and nesting over 32 levels.
 *
 * @param bytes UTF-8
 * @param maxBytes how long such a text may be. It may have a mark or a value for each 20 of these bytes: reading one takes longer than its length says, and our longest text, an
 *   import, has two thirds of that
 * @throws AppError `validation`
 */
export function readJson(bytes: Uint8Array, maxBytes: number): unknown {
  const text = decodeUtf8(bytes)
  const value = parse(text)
  checkTokens(text, Math.max(LEAST_TOKENS, Math.floor(maxBytes / BYTES_OF_A_TOKEN)))
  return value
}

/** @throws AppError `validation` when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw inputError('body', 'is not UTF-8')
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw inputError('body', 'is not JSON')
  }
}

/** Reads the marks and strings of a text that is known to be JSON. */
function checkTokens(text: string, maxTokens: number): void {
  const open: (Set<string> | undefined)[] = []
  let key: string | undefined
  let count = 0
  for (const [token] of text.matchAll(TOKEN)) {
    count += 1
    if (count > maxTokens) throw inputError('body', `has more than ${maxTokens} marks and values`)
    if (token.startsWith('"')) key = checkString(token)
    else if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : undefined)
      if (open.length > MAX_DEPTH) throw inputError('body', `is nested more than ${MAX_DEPTH} levels deep`)
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ':') addKey(open.at(-1), key ?? '')
  }
}

function checkString(token: string): string {
  const text = String(JSON.parse(token))
  const problem = findTextProblem(text)
  if (problem !== undefined) throw inputError('body', `${problem} in one of its texts`)
  return text
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (key === '__proto__') throw inputError(key, 'is not a valid key')
  if (keys?.has(key) === true) throw inputError(key, 'comes twice')
  keys?.add(key)
}
