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
export function packTexts(texts: Iterable<string>): PackedTexts {
  const all = [...texts]
  return { text: inLatin1(all.join('')), ends: endsOf(all) }
}

/** The same text, with one byte for each letter where that can be: V8 keeps two for a text that was cut out of one with letters of other scripts. */
function inLatin1(text: string): string {
  return /[^\0-\xff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
}

/** The same texts, by texts. */
export interface PackedMap {
  readonly keys: PackedTexts
  readonly values: PackedTexts
}

/** The texts of a map in two. */
export function packMap(map: ReadonlyMap<string, string>): PackedMap {
  return { keys: packTexts(map.keys()), values: packTexts(map.values()) }
}

/** The same texts as places in a list that has each of them once. */
export function packChoices(texts: readonly string[]): PackedChoices {
  const places = new Map([...new Set(texts)].map((text, at) => [text, at]))
  return { choices: [...places.keys()], numbers: Uint32Array.from(texts, (text) => places.get(text) ?? 0) }
}

/** A text of packed ones; undefined after the last. @throws Error when a part of them is missing */
export function choiceAt({ choices, numbers }: PackedChoices, at: number): string | undefined {
  const number = numbers[at]
  return number === undefined ? undefined : (choices[number] ?? fail())
}

/** The same lists as one, with their ends. @param lists of whole numbers below 2 ** 32 */
export function packNumbers(lists: readonly ArrayLike<number>[]): PackedNumbers {
  const ends = endsOf(lists)
  const numbers = new Uint32Array(ends.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) numbers.set(list, (ends[at] ?? 0) - list.length)
  return { numbers, ends }
}

/**
 * A list of packed ones: a part of the one that is stored, not a copy.
 *
 * @throws Error when it or a part of it is missing
 */
export function numbersAt({ numbers, ends }: PackedNumbers, at: number): Uint32Array {
  const [start, end] = [at === 0 ? 0 : ends[at - 1], ends[at]]
  return start === undefined || end === undefined || end > numbers.length ? fail() : numbers.subarray(start, end)
}

function endsOf(lists: readonly { readonly length: number }[]): Uint32Array {
  let length = 0
  return Uint32Array.from(lists, (list) => (length += list.length))
}

function fail(): never {
  throw new Error('a packed list is too short')
}
