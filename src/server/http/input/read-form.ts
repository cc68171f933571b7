import { inputError } from '../errors/input-error.ts'
import { findTextProblem } from './check-text.ts'
import { decodeUtf8 } from './read-json.ts'

/** More fields than any form of ours has. */
const MAX_FIELDS = 200

/**
 * A urlencoded body (https://url.spec.whatwg.org/#application/x-www-form-urlencoded): words by the names of their fields.
 *
 * @throws AppError `validation` for a field that comes twice, broken percent-encoding, NULs
 */
export function readForm(bytes: Uint8Array): Readonly<Record<string, string>> {
  const pairs = readPairs(decodeUtf8(bytes))
  const names = new Set<string>()
  for (const [name] of pairs) {
    if (names.has(name)) throw inputError(name, 'comes twice')
    names.add(name)
  }
  return Object.fromEntries(pairs)
}

/**
 * Names and values in the order in which they came, decoded.
 *
 * @param text `a=1&b=%20`, without a question mark
 * @throws AppError `validation`
 * @example readPairs('a=1&b=x+y') // [['a', '1'], ['b', 'x y']]
 */
export function readPairs(text: string): readonly (readonly [name: string, value: string])[] {
  const parts = text.split('&', MAX_FIELDS + 1).filter((part) => part !== '')
  if (parts.length > MAX_FIELDS) throw inputError('body', `has more than ${MAX_FIELDS} fields`)
  return parts.map((part) => {
    const mark = part.indexOf('=')
    const [name, value] = mark === -1 ? [part, ''] : [part.slice(0, mark), part.slice(mark + 1)]
    return [decodeWord(name), decodeWord(value)] as const
  })
}

function decodeWord(word: string): string {
  const text = decode(word.replaceAll('+', ' '))
  const problem = findTextProblem(text)
  if (problem !== undefined) throw inputError('body', `${problem} in one of its fields`)
  if (text === '__proto__') throw inputError(text, 'is not a valid field')
  return text
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    throw inputError('body', 'has a field with broken percent-encoding')
  }
}
