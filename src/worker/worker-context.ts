/** What the worker needs of the browser. Tests give their own. */
export interface WorkerContext {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'>
  /** Requests of the worker itself, at most a few at once (limit-requests.ts). */
  readonly fetch: (path: string, options?: RequestInit) => Promise<Response>
  /** A request of a page, as it is. */
  readonly pass: (request: Request) => Promise<Response>
  readonly estimate: () => Promise<StorageEstimate>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The names that the bundler has given. */
  readonly built: BuiltFiles
}

/** Files of the web build that the worker belongs to. */
export interface BuiltFiles {
  /** Path of the script that shows the bar. */
  readonly bar: string
  /** Paths of the scripts with which a stored article works as it does online. */
  readonly code: readonly string[]
}
