/** The reason of a failure, in one line: the message of an error and that of its cause, unless the first contains it already. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message
}
