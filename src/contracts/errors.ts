interface ErrorKind {
  readonly status: number
  /** Short name for programs, readable: clients show it for failed POST requests (reference/backend.md 1.0). */
  readonly error: string
  /** For programs. People read `locales/errors.ts`. */
  readonly message: string
}

/**
 * Every way in which a request can fail. An answer shows these texts and nothing of the cause; who throws one that is the reader's to
 * mend may give a message that says more.
 */
export const ERRORS = {
  bad_request: { status: 400, error: 'Bad Request', message: 'The address or the headers of this request are malformed.' },
  validation: { status: 400, error: 'Validation Error', message: 'What was sent is not what is expected here.' },
  invalid_session: { status: 400, error: 'Invalid Session', message: 'The account of this session is gone. Sign in again.' },
  collection_not_found: { status: 400, error: 'Collection not found', message: 'There is no such collection.' },
  collection_limit: {
    status: 400,
    error: 'Subscription limit reached',
    message: 'The maximum number of collections of this plan is reached. Please upgrade',
  },
  collection_full: { status: 400, error: 'Collection is full', message: 'A collection holds no more articles than this.' },
  unauthorized: { status: 401, error: 'Unauthorized', message: 'Sign in to do this.' },
  login_required: { status: 401, error: 'Login Required', message: 'Please login to use this feature.' },
  forbidden: { status: 403, error: 'Forbidden', message: 'This is not allowed.' },
  not_found: { status: 404, error: 'Not Found', message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, error: 'Method Not Allowed', message: 'This address does not answer requests of this method.' },
  conflict: { status: 409, error: 'Conflict', message: 'What is there already stands against this.' },
  shares_full: {
    status: 409,
    error: 'Too much shared',
    message: 'This account has shared as much code as it may. Take back some of it first.',
  },
  gone: { status: 410, error: 'Gone', message: 'What was at this address has been removed.' },
  payload_too_large: { status: 413, error: 'Content Too Large', message: 'The body of this request is too large.' },
  unsupported_media_type: {
    status: 415,
    error: 'Unsupported Media Type',
    message: 'The body of this request has a type that is not accepted here.',
  },
  head_too_large: {
    status: 431,
    error: 'Request Header Fields Too Large',
    message: 'The address and the headers of this request are too long together.',
  },
  too_many_requests: { status: 429, error: 'Too Many Requests', message: 'Too many requests. Try again later.' },
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
