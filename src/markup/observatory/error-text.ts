import { observatoryText } from '#locales/observatory.ts'

/** The part of a failed call that says what went wrong. */
interface Failure {
  readonly status: number | undefined
  readonly error: string
  readonly message: string
}

/** The errors of the scanner that have a text of their own, by the names that its calls give. */
const NAMES = ['invalid-site', 'invalid-hostname', 'invalid-hostname-ip', 'invalid-hostname-lookup'] as const

/** What users are shown of a call that failed: by its name, else as the server says it (docs/behaviour/observatory.md 203). */
export function errorText({ status, error, message }: Failure): string {
  if (status === undefined) return observatoryText('down')
  if (status === 429) return observatoryText('too_many')
  const name = NAMES.find((known) => known === error)
  return observatoryText('error', { message: name === undefined ? message : observatoryText(`error_${name}`) })
}
