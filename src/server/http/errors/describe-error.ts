/** The description of an error in the log. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: DescribedError
  /** As the logger has it. */
  readonly [key: string]: unknown
}

/** The surroundings of an e-mail address: everything between white space and the punctuation around it. */
const WORD = /[^\s/"'<>()=,;:]+/g
const MAX_CAUSES = 5

/**
 * An error for the log: its name, message, stack and causes, and none of what libraries hang on errors besides (a database names the row
 * that stood in the way). E-mail addresses are covered.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: coverEmails(String(error)), stack: '' }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: name,
    message: coverEmails(message),
    ...(code === undefined ? {} : { code }),
    stack: coverEmails(stack),
    ...(cause === undefined || depth >= MAX_CAUSES ? {} : { cause: describeError(cause, depth + 1) }),
  }
}

/**
 * A text for the log without e-mail addresses: a word with an `@` that is not its first character, and a dot within what follows. It takes
 * linear time, whatever the text (docs/behaviour/http.md 3).
 *
 * @example coverEmails('no ada@example.org here') // 'no [e-mail] here'
 */
export function coverEmails(text: string): string {
  return text.includes('@') ? text.replace(WORD, (word) => (isEmail(word) ? '[e-mail]' : word)) : text
}

function isEmail(word: string): boolean {
  const at = word.indexOf('@', 1)
  const dot = at === -1 ? -1 : word.indexOf('.', at + 2)
  return dot !== -1 && dot < word.length - 1
}
