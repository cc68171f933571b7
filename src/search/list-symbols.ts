/** A sign or a name with its signs, as a title or a query has it. */
export interface FoundSymbol {
  readonly text: string
  readonly start: number
}

/**
 * `<tag>`, `</tag>` · `@rule`, `:class`, `::element`, `#private`, `!flag`, `--name` · `call()` · `name*` · operators that stand alone.
 * What is in the tables of operators of a language reads like this in titles: `Optional chaining (?.)`.
 */
const SYMBOLS =
  /<[!/]?[a-z][\w-]*>|(?<![\w)\]&])(?:@|::?|#|!|--)[a-z*][\w-]*|(?<![\w.])[a-z_$][\w.$-]*(?:\(\)|\*(?!\w))|(?<=^|[\s([`"'“,;:])[!%&*+\-/<=>?^|~.@#]{1,4}(?=$|[\s)\]`"'”,;:])/giu

/**
 * The symbols of a text, lower-cased, without the call behind a name that has a sign before it.
 *
 * @example listSymbols('Optional chaining (?.)') // [{ text: '?.', start: 19 }]
 * @example listSymbols(':has()') // [{ text: ':has', start: 0 }]
 * @example listSymbols('Math.max()') // [{ text: 'math.max()', start: 0 }]
 */
export function listSymbols(text: string): readonly FoundSymbol[] {
  const found: FoundSymbol[] = []
  for (const match of text.matchAll(SYMBOLS)) found.push({ text: match[0].toLowerCase(), start: match.index })
  return found
}
