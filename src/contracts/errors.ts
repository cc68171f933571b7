interface ErrorKind {
  readonly status: number
  /** A short, readable name: clients show it for failed POST requests. */
  readonly error: string
  /** The text for programs. Users read the texts of `locales/errors.ts`. */
  readonly message: string
}

/**
 * The closed list of request errors. A response shows these texts and never the cause. Code that throws an error which the user can fix
 * may give a more precise message.
 */
export const ERRORS = {
  bad_request: { status: 400, error: 'Bad Request', message: 'The address or the headers of this request are malformed.' },
  validation: { status: 400, error: 'Validation Error', message: 'The data in this request is not valid.' },
  invalid_session: { status: 400, error: 'Invalid Session', message: 'The account of this session no longer exists. Log in again.' },
  collection_not_found: { status: 400, error: 'Collection not found', message: 'There is no such collection.' },
  collection_limit: {
    status: 400,
    error: 'Subscription limit reached',
    message: 'The maximum number of collections of this plan is reached. Please upgrade',
  },
  collection_full: { status: 400, error: 'Collection is full', message: 'This collection cannot hold more articles.' },
  unauthorized: { status: 401, error: 'Unauthorized', message: 'Log in to do this.' },
  login_required: { status: 401, error: 'Login Required', message: 'Please login to use this feature.' },
  ai_quota_reached: {
    status: 402,
    error: 'Payment Required',
    message: 'All questions of today are asked. Subscribers have no limit.',
  },
  forbidden: { status: 403, error: 'Forbidden', message: 'This is not allowed.' },
  not_found: { status: 404, error: 'Not Found', message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, error: 'Method Not Allowed', message: 'This address does not accept requests with this method.' },
  conflict: { status: 409, error: 'Conflict', message: 'This conflicts with something that already exists.' },
  shares_full: {
    status: 409,
    error: 'Too much shared',
    message: 'This account has reached its limit of shared code. Stop sharing some of it first.',
  },
  gone: { status: 410, error: 'Gone', message: 'The content at this address was removed.' },
  payload_too_large: { status: 413, error: 'Content Too Large', message: 'The body of this request is too large.' },
  uri_too_long: { status: 414, error: 'URI Too Long', message: 'The address of this request is too long.' },
  unsupported_media_type: {
    status: 415,
    error: 'Unsupported Media Type',
    message: 'This address does not accept a body of this media type.',
  },
  cookies_too_large: {
    status: 431,
    error: 'Request Header Fields Too Large',
    message: 'The cookies of this request are too large. The response asks the browser to delete them.',
  },
  head_too_large: {
    status: 431,
    error: 'Request Header Fields Too Large',
    message: 'The address and the headers of this request are too long.',
  },
  not_scannable: {
    status: 422,
    error: 'scan-failed',
    message: 'This site cannot be scanned.',
  },
  too_many_requests: { status: 429, error: 'Too Many Requests', message: 'Too many requests. Try again later.' },
  export_running: {
    status: 429,
    error: 'Export Running',
    message: 'An export of this account is still running. Wait until it has finished, then try again.',
  },
  quota_reached: {
    status: 429,
    error: 'Daily Limit Reached',
    message: 'This account, its network or the site has reached its storage limit for today. Nothing was saved. Try again later.',
  },
  ai_history_off: {
    status: 501,
    error: 'Not Implemented',
    message: 'The history of AI Help is off for this account. It can be turned on in the settings.',
  },
  ai_failed: { status: 502, error: 'AI Error', message: 'The language model gave no answer. The question does not count. Try again.' },
  ai_silent: {
    status: 504,
    error: 'AI Timeout',
    message: 'The language model was silent for too long. The question does not count. Try again.',
  },
  no_mail: {
    status: 501,
    error: 'No Mail',
    message: 'This site sends no mail, so it cannot confirm an e-mail address. Log in to subscribe.',
  },
  unavailable: { status: 503, error: 'Service Unavailable', message: 'The server is stopping or overloaded. Try again in a moment.' },
  storage_full: {
    status: 507,
    error: 'Insufficient Storage',
    message: 'The site has no space for more data. Nothing was saved; reading, signing in and deleting still work. Try again later.',
  },
  server_error: { status: 500, error: 'Server Error', message: 'internal server error' },
} as const satisfies Readonly<Record<string, ErrorKind>>

export type ErrorCode = keyof typeof ERRORS

/** The shape of every error for programs. Errors with status 5xx have an `id`, which the server's log contains too. */
export interface ErrorEnvelope {
  readonly code: number
  readonly error: string
  readonly message: string
  readonly id?: string
}
