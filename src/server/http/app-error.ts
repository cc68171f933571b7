import { ERRORS, type ErrorCode } from '#contracts/errors.ts'

/** Ends a request with an error of the closed list; `cause` is logged for 5xx and never shown. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(ERRORS[code].message, options)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
  }
}

/**
 * The error of the closed list that stands for anything thrown: an AppError is itself, a 4xx of the framework becomes its counterpart,
 * and all else is a `server_error` with the thrown value as its cause.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  return new AppError(codeOfStatus(statusOf(thrown)), { cause: thrown })
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
