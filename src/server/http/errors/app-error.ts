import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { StoreUnavailable } from '../../store/store.ts'

export interface AppErrorOptions extends ErrorOptions {
  /** For programs, in place of the error's own message: what the caller can fix. Never shown for a 5xx. */
  readonly message?: string
  /** In place of the error's own short name, where clients show it for failed POST requests and it has to say more. */
  readonly error?: string
  /** Headers that belong to the error: `allow`, `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** When to come back after a 503, in seconds: a database that restarts is back by then. */
const RETRY_AFTER_S = 5

/** Ends a request with an error of the closed list; `cause` is logged for 5xx and never shown. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly error: string
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, { error, message = ERRORS[code].message, headers = ownHeaders(code), ...options }: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
    this.error = error ?? ERRORS[code].error
    this.headers = headers
  }
}

/**
 * The error of the closed list that stands for anything thrown: an AppError is itself, a store that can't be reached is `unavailable`, a 4xx
 * of the framework becomes its counterpart, and all else is a `server_error` with the thrown value as its cause.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const code = thrown instanceof StoreUnavailable ? 'unavailable' : codeOfStatus(statusOf(thrown))
  return new AppError(code, { cause: thrown })
}

function ownHeaders(code: ErrorCode): Readonly<Record<string, string>> {
  if (code === 'unavailable') return { 'retry-after': String(RETRY_AFTER_S) }
  return code === 'cookies_too_large' ? { 'clear-site-data': '"cookies"' } : {}
}

function statusOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown ? thrown.statusCode : undefined
}

function codeOfStatus(status: unknown): ErrorCode {
  switch (status) {
    case 404:
      return 'not_found'
    case 413:
      return 'payload_too_large'
    case 415:
      return 'unsupported_media_type'
    case 503:
      return 'unavailable'
    default:
      return typeof status === 'number' && status >= 400 && status < 500 ? 'bad_request' : 'server_error'
  }
}
