/**
 * Removes the backslash that keeps braces from being read as a macro call (docs/behaviour/documents.md 1-3). Runs on the whole page before
 * Markdown, because it holds in code as well. No line break is touched.
 *
 * @example unescapeBraces('`\\{{x}}`') // '`{{x}}`'
 */
export function unescapeBraces(text: string): string {
  return text.includes('\\')
    ? text.replace(/\\+[{}]?/g, (run, at: number) =>
        isBeforeBrace(run) && (run.length > 2 || isBeforeCall(text, at)) ? run.slice(1) : run,
      )
    : text
}

/** @param run backslashes, and the brace after them if there is one */
function isBeforeBrace(run: string): boolean {
  return !run.endsWith('\\')
}

const BRACES = /(?:\\?\{)+/y
const QUANTIFIER = /\{\d+(?:,\d*)?\}/y

/**
 * Whether the backslash stands before or between braces that would open a call: `\{{x`, `\{\{{x`, `{\{x`. In a regular expression `\{{2}` is
 * a brace twice.
 */
function isBeforeCall(text: string, at: number): boolean {
  if (text[at - 1] === '{' && text[at - 2] !== '\\') return text[at + 1] === '{'
  BRACES.lastIndex = at
  const [braces = ''] = BRACES.exec(text) ?? []
  QUANTIFIER.lastIndex = at + braces.length - 1
  return braces.includes('{{') && !QUANTIFIER.test(text)
}
