import { AppError } from './app-error.ts'

const LONGEST_NAME = 100

/**
 * An error for input that is not as expected: 400 with the name of the field (docs/behaviour/http.md 15).
 *
 * @example inputError('settings.no_ads', 'expected a boolean').message // 'Error validating input settings.no_ads: expected a boolean'
 */
export function inputError(field: string, problem: string): AppError {
  return new AppError('validation', { message: `Error validating input ${field.toWellFormed().slice(0, LONGEST_NAME)}: ${problem}` })
}
