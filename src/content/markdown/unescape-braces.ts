/** A backslash and a brace with all braces after it, each with a backslash or none; or backslashes, and the brace after them if there is one. */
const RUN = /\\\{(?:\\?\{)*|\\+[{}]?/g
const QUANTIFIER = /\{\d+(?:,\d*)?\}/y

/**
 * Removes the backslash that keeps braces from being read as a macro call (docs/behaviour/documents.md 1-3). Runs on the whole page before
 * Markdown, because it holds in code as well. No line break is touched.
 *
 * @example unescapeBraces('`\\{{x}}`') // '`{{x}}`'
 */
export function unescapeBraces(text: string): string {
  return text.includes('\\')
    ? text.replace(RUN, (run, at: number) => {
        if (run.startsWith('\\{')) return unescapeCall(run, at, text)
        return run.length > 2 && !run.endsWith('\\') ? run.slice(1) : run
      })
    : text
}

/**
 * Removes the backslashes that stand before or between braces that would open a call: `\{{x`, `\{\{{x`, `{\{x`. In a regular expression
 * `\{{2}` is a brace twice.
 */
function unescapeCall(run: string, at: number, text: string): string {
  QUANTIFIER.lastIndex = at + run.length - 1
  const endOfCalls = QUANTIFIER.test(text) ? -1 : run.lastIndexOf('{{')
  return run.replace(/\\/g, (backslash, index: number) => {
    const isBetween = text[at + index - 1] === '{' && text[at + index - 2] !== '\\'
    return isBetween || index < endOfCalls ? '' : backslash
  })
}
