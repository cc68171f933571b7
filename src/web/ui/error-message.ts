/**
 * The message of something that was thrown, for a text that users see.
 *
 * @example errorMessage(new Error('500')) // '500'
 */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
