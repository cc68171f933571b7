interface ErrorKind {
  readonly status: number
  /** Short name for programs, readable: clients show it for failed POST requests (reference/backend.md 1.0). */
  readonly error: string
  /** For programs. People read `locales/errors.ts`. */
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

/** The one shape of every error for programs (reference/backend.md 1.0 and 8.2); `id` is there for 5xx and stands in the server's log. */
export interface ErrorEnvelope {
  readonly code: number
  readonly error: string
  readonly message: string
  readonly id?: string
}
