/** What the log shows of an error. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: DescribedError
  /** As the logger has it. */
  readonly [key: string]: unknown
}

const EMAIL = /[^\s@/"'<>()=,;:]+@[^\s@/"'<>()=,;:]+\.[^\s@/"'<>()=,;:]+/g
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
 * A text for the log without e-mail addresses.
 *
 * @example coverEmails('no ada@example.org here') // 'no [e-mail] here'
 */
export function coverEmails(text: string): string {
  return text.replace(EMAIL, '[e-mail]')
}
