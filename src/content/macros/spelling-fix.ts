import type { DiagnosticFix } from '#contracts/diagnostics.ts'
import type { MacroCall } from './lexer.ts'
import type { SpellingFault } from './macro.ts'

/**
 * What to write in the place of an argument, in its own kind of quotes; undefined when that can't be told without changing what the page
 * shows.
 *
 * @param text what the call was found in; offsets count from its beginning
 */
export function spellingFix({ ranges }: MacroCall, text: string, { argument, spelling, shown }: SpellingFault): DiagnosticFix | undefined {
  const range = ranges[argument]
  if (range === undefined || spelling === undefined) return undefined
  if (shown !== undefined && ranges.length > argument + 1) return undefined
  const first = text[range.start] ?? ''
  const mark = `'"\``.includes(first) ? first : '"'
  const words = shown === undefined ? [spelling] : [spelling, shown]
  return { ...range, text: words.map((word) => quote(word, mark)).join(', ') }
}

function quote(word: string, mark: string): string {
  return mark + word.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark
}
