/** A text without case and accents, and where each of its characters comes from. */
export interface FoldedText {
  readonly folded: string
  /** For each UTF-16 unit of `folded`, where in the text its character begins; one more at the end: where the text ends. */
  readonly starts: readonly number[]
}

/** A part of a text, from one UTF-16 unit up to another. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * Prepares a text to be searched without regard to case and accents.
 *
 * @example foldText('Éa').folded // 'ea'
 */
export function foldText(text: string): FoldedText {
  let folded = ''
  const starts: number[] = []
  let place = 0
  for (const character of text) {
    const plain = plainOf(character)
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(place)
    folded += plain
    place += character.length
  }
  return { folded, starts: [...starts, place] }
}

/** The terms of a query, as `findTerms` requires them (docs/behaviour/reading.md 6). */
export function termsOf(query: string): readonly string[] {
  return [...new Set(foldText(query).folded.split(/\s+/))].filter((term) => term !== '')
}

/**
 * Where in a text the terms stand, in order and without overlaps; undefined unless all of them appear.
 *
 * @param terms of `termsOf`
 * @example findTerms(foldText('Grid gap'), ['gap', 'g']) // [{ start: 0, end: 1 }, { start: 5, end: 8 }]
 */
export function findTerms({ folded, starts }: FoldedText, terms: readonly string[]): readonly TextRange[] | undefined {
  if (!terms.every((term) => folded.includes(term))) return undefined
  const ranges = terms.flatMap((term) => [...listPlaces(folded, term)]).sort((a, b) => a.start - b.start)
  return merge(ranges.map(({ start, end }) => ({ start: starts[start] ?? 0, end: endOf(starts, end) })))
}

/** Marks of accents are taken off; a letter that is nothing else stays nothing. */
function plainOf(character: string): string {
  return character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function* listPlaces(folded: string, term: string): Generator<TextRange> {
  for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) yield { start: at, end: at + term.length }
}

/** A character belongs to a range as a whole, with the marks after it. */
function endOf(starts: readonly number[], end: number): number {
  let unit = end
  while (unit < starts.length - 1 && starts[unit] === starts[end - 1]) unit += 1
  return starts[unit] ?? 0
}

function merge(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last === undefined || range.start > last.end) merged.push(range)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return merged
}
