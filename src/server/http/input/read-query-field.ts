import { inputError } from '../errors/input-error.ts'

export interface QueryField {
  readonly name: string
  /** Decoded; at least one. */
  readonly words: readonly string[]
}

const INTEGER = /^-?\d{1,15}$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

/**
 * The values of the words of a query string: numbers and booleans where the schema requires such and the word is one; a list where it requires
 * a list. A word that is none stays a word, and the schema rejects it.
 *
 * @param schema JSON Schema of the field
 * @throws AppError `validation` for a field that comes twice and is no list
 */
export function readQueryField(schema: unknown, { name, words }: QueryField): unknown {
  if (typeOf(schema) === 'array') return words.map((word) => readWord(itemsOf(schema), word))
  const [word = '', ...more] = words
  if (more.length > 0) throw inputError(name, 'comes twice')
  return readWord(schema, word)
}

function readWord(schema: unknown, word: string): unknown {
  switch (typeOf(schema)) {
    case 'integer':
      return INTEGER.test(word) ? Number(word) : word
    case 'number':
      return NUMBER.test(word) ? Number(word) : word
    case 'boolean':
      return word === 'true' ? true : word === 'false' ? false : word
    default:
      return word
  }
}

function typeOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'type' in schema ? schema.type : undefined
}

function itemsOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'items' in schema ? schema.items : undefined
}
