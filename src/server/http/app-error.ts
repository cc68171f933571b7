interface ErrorKind {
  readonly status: number
  /** Short name, readable: clients show it for failed POST requests (reference/backend.md 1.0). */
  readonly error: string
  readonly message: string
}

/** Every way in which a request can fail. An answer shows these texts and nothing of the cause. */
export const ERRORS = {
  bad_request: { status: 400, error: 'Bad Request', message: 'The address or the headers of this request are malformed.' },
  not_found: { status: 404, error: 'Not Found', message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, error: 'Method Not Allowed', message: 'This address answers GET and HEAD requests only.' },
  payload_too_large: { status: 413, error: 'Content Too Large', message: 'The body of this request is too large.' },
  unsupported_media_type: {
    status: 415,
    error: 'Unsupported Media Type',
    message: 'The body of this request has a type that is not accepted here.',
  },
  unavailable: { status: 503, error: 'Service Unavailable', message: 'The server is stopping or overloaded. Try again in a moment.' },
  server_error: { status: 500, error: 'Server Error', message: 'internal server error' },
} as const satisfies Readonly<Record<string, ErrorKind>>

export type ErrorCode = keyof typeof ERRORS

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
