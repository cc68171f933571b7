/** A text that is too long to be held as a whole: written as one JSON string. */
export class LongText {
  readonly pieces: AsyncIterable<string>

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}

/**
 * A value as JSON text in parts, indented by two spaces. An async iterable, at any depth of objects, is written as an array, one element
 * after the other, so that a long list is never held as a whole. An element may hold async iterables itself. A `LongText` is written as a string.
 *
 * @param value JSON values, async iterables and long texts; what is undefined is left out
 * @example jsonParts({ name: 'CSS', items: everyItem() })
 */
export async function* jsonParts(value: unknown, indent = ''): AsyncGenerator<string> {
  if (value instanceof LongText) yield* textParts(value)
  else if (isAsyncIterable(value)) yield* listParts(value, indent)
  else if (isRecord(value) && isStreamed(value)) yield* recordParts(value, indent)
  else yield (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`)
}

/** A surrogate pair that is cut comes as two escapes, which are the same character (RFC 8259 section 7). */
async function* textParts({ pieces }: LongText): AsyncGenerator<string> {
  yield '"'
  for await (const piece of pieces) yield JSON.stringify(piece).slice(1, -1)
  yield '"'
}

async function* listParts(list: AsyncIterable<unknown>, indent: string): AsyncGenerator<string> {
  let isEmpty = true
  for await (const element of list) {
    yield `${isEmpty ? '[' : ','}\n${indent}  `
    yield* jsonParts(element, `${indent}  `)
    isEmpty = false
  }
  yield isEmpty ? '[]' : `\n${indent}]`
}

async function* recordParts(record: Readonly<Record<string, unknown>>, indent: string): AsyncGenerator<string> {
  let separator = '{'
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue
    yield `${separator}\n${indent}  ${JSON.stringify(key)}: `
    yield* jsonParts(value, `${indent}  `)
    separator = ','
  }
  yield `\n${indent}}`
}

function isStreamed(record: Readonly<Record<string, unknown>>): boolean {
  return Object.values(record).some(
    (value) => value instanceof LongText || isAsyncIterable(value) || (isRecord(value) && isStreamed(value)),
  )
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
