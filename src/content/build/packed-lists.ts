/** Many texts as one: V8 reads one long text many times as fast as it reads many short ones. */
export interface PackedTexts {
  readonly text: string
  /** Where each of them ends. */
  readonly ends: Uint32Array
}

/** Texts of which few are different. */
export interface PackedChoices {
  readonly choices: readonly string[]
  /** For each text, its place in `choices`. */
  readonly numbers: Uint32Array
}

/** Lists of numbers, all in one. */
export interface PackedNumbers {
  readonly numbers: Uint32Array
  /** Where each list ends. */
  readonly ends: Uint32Array
}

/** The same texts as one, with their ends. */
export function packTexts(texts: readonly string[]): PackedTexts {
  return { text: texts.join(''), ends: endsOf(texts) }
}

/** @throws Error when a part of them is missing */
export function unpackTexts({ text, ends }: PackedTexts): readonly string[] {
  return Array.from(ends, (_, at) => {
    const [start, end] = rangeAt(ends, at, text.length)
    return text.slice(start, end)
  })
}

/** The same texts as places in a list that has each of them once. */
export function packChoices(texts: readonly string[]): PackedChoices {
  const places = new Map([...new Set(texts)].map((text, at) => [text, at]))
  return { choices: [...places.keys()], numbers: Uint32Array.from(texts, (text) => places.get(text) ?? 0) }
}

/** @throws Error when a part of them is missing */
export function unpackChoices({ choices, numbers }: PackedChoices): readonly string[] {
  return Array.from(numbers, (number) => choices[number] ?? fail())
}

/** The same lists as one, with their ends. @param lists of whole numbers below 2 ** 32 */
export function packNumbers(lists: readonly ArrayLike<number>[]): PackedNumbers {
  const ends = endsOf(lists)
  const numbers = new Uint32Array(ends.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) numbers.set(list, (ends[at] ?? 0) - list.length)
  return { numbers, ends }
}

/**
 * The lists are parts of the one that is stored, not copies: of all pages they are two million numbers.
 *
 * @throws Error when a part of them is missing
 */
export function unpackNumbers({ numbers, ends }: PackedNumbers): readonly Uint32Array[] {
  return Array.from(ends, (_, at) => numbers.subarray(...rangeAt(ends, at, numbers.length)))
}

function endsOf(lists: readonly { readonly length: number }[]): Uint32Array {
  let length = 0
  return Uint32Array.from(lists, (list) => (length += list.length))
}

function rangeAt(ends: Uint32Array, at: number, length: number): readonly [number, number] {
  const [start, end] = [at === 0 ? 0 : ends[at - 1], ends[at]]
  return start === undefined || end === undefined || end > length ? fail() : [start, end]
}

function fail(): never {
  throw new Error('a packed list is too short')
}
