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
  /<[!/]?[a-z][\w-]*>|(?<![\w)\]&])(?:@|::?|#|!|--)[a-z*][\w-]*|(?<![\w.])[a-z_$][\w.$-]*(?:\(\)|\*(?!\w))?|(?<=^|[\s([`"'“,;:])[!%&*+\-/<=>?^|~.@#]{1,4}(?=$|[\s)\]`"'”,;:])/giu

/** A name without a sign after it. It is matched as a whole, so that no part of it is looked at twice. */
const PLAIN_NAME = /^[a-z_$].*[^)*]$|^[a-z_$]$/iu

/**
 * The symbols of a text, lower-cased, without the call after a name that has a sign before it.
 *
 * @example listSymbols('Optional chaining (?.)') // [{ text: '?.', start: 19 }]
 * @example listSymbols(':has()') // [{ text: ':has', start: 0 }]
 * @example listSymbols('Math.max()') // [{ text: 'math.max()', start: 0 }]
 */
export function listSymbols(text: string): readonly FoundSymbol[] {
  const found: FoundSymbol[] = []
  for (const match of text.matchAll(SYMBOLS)) {
    if (!PLAIN_NAME.test(match[0])) found.push({ text: match[0].toLowerCase(), start: match.index })
  }
  return found
}
