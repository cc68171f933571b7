import { AppError } from './app-error.ts'

const LONGEST_NAME = 100

/**
 * What the caller sent is not what is expected: 400 with the field's name (reference/backend.md 1.0).
 *
 * @example inputError('settings.no_ads', 'expected a boolean').message // 'Error validating input settings.no_ads: expected a boolean'
 */
export function inputError(field: string, fault: string): AppError {
  return new AppError('validation', { message: `Error validating input ${field.toWellFormed().slice(0, LONGEST_NAME)}: ${fault}` })
}
