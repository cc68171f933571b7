import { randomBytes as systemRandomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { createLimits } from './limits.ts'
import type { Services } from './services.ts'
import { createSessions } from './sessions.ts'

export interface ServicesInput {
  readonly store: Store
  readonly origin: string
  readonly report: (line: string) => void
  readonly now?: (() => number) | undefined
  readonly randomBytes?: ((count: number) => Uint8Array) | undefined
  /** Multiplies all limits of `contracts/limits.ts`; Infinity lifts them. */
  readonly limitFactor?: number | undefined
}

/** What the features of a site with a store share. */
export function createServices({
  store,
  origin,
  report,
  now = Date.now,
  randomBytes = systemRandomBytes,
  limitFactor = 1,
}: ServicesInput): Services {
  return {
    store,
    origin,
    now,
    randomBytes,
    report,
    sessions: createSessions({ store, origin, now, randomBytes }),
    limits: createLimits({ store, now, report, factor: limitFactor }),
  }
}
