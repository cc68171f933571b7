import type { DiagnosticFix } from '#contracts/diagnostics.ts'
import type { MacroCall } from './lexer.ts'
import type { SpellingProblem } from './macro.ts'

/**
 * What to write in the place of an argument, in its own kind of quotes; undefined when it is unknown.
 *
 * @param text what the call was found in; offsets count from its beginning
 */
export function spellingFix({ ranges }: MacroCall, text: string, { argument, spelling }: SpellingProblem): DiagnosticFix | undefined {
  const range = ranges[argument]
  if (range === undefined || spelling === undefined) return undefined
  const first = text[range.start] ?? ''
  const mark = first !== '' && `'"\``.includes(first) ? first : '"'
  return { ...range, text: mark + spelling.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark }
}
