import type { Store } from '../store/store.ts'
import type { Limits } from './limits.ts'
import type { Sessions } from './sessions.ts'

/** What every feature that keeps something is given. */
export interface Services {
  readonly store: Store
  /** Where readers find the site: scheme and host, without a slash at the end. */
  readonly origin: string
  /** Milliseconds since 1970. The only clock of the features, so that tests can set it. */
  readonly now: () => number
  /** From the system's generator for secrets. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly sessions: Sessions
  readonly limits: Limits
  /** Told in a line what the operator should know. */
  readonly report: (line: string) => void
}
