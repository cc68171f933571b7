import { createHash } from 'node:crypto'
import type { Rate } from '#contracts/endpoint.ts'
import { type BucketSize, RATE_LIMITS } from '#contracts/rate-limits.ts'
import type { Store } from '../../store/store.ts'
import type { Bucket, Buckets } from './buckets.ts'
import { memoryBuckets } from './memory-buckets.ts'
import { storedBuckets } from './stored-buckets.ts'

/** The state of a bucket after a call. */
export interface BucketState {
  readonly ok: boolean
  /** Name of the limit that is nearest, for the `RateLimit` headers. */
  readonly policy: string
  /** Calls that a full bucket allows at once. */
  readonly limit: number
  /** The time in which an empty bucket fills, in seconds. */
  readonly windowSeconds: number
  /** Calls that are left now. */
  readonly remaining: number
  /** Until the bucket is full again. */
  readonly resetSeconds: number
  /** When the call may be tried again; 0 when it was allowed. */
  readonly retryAfterSeconds: number
}

/** How often something may be done (docs/decisions/0024). */
export interface Limits {
  /**
   * Takes one token out of the bucket of each key. Rejected when one of them is empty; returns the state of the emptiest bucket.
   *
   * @param keys each begins with what it is, which chooses the size of its bucket: `session:…`, `address:…` or, for what a caller names
   *   (an e-mail address), `subject:…`. They are hashed before they are stored.
   */
  take(rate: Rate, keys: readonly string[]): Promise<BucketState>
  /**
   * Takes several tokens out of one bucket, such as bytes out of those of a day. More than a bucket holds counts as all that it holds.
   *
   * @param key says whose bucket it is; it is hashed before it is stored
   */
  spend(key: string, cost: number, size: BucketSize): Promise<BucketState>
}

export interface LimitsOptions {
  readonly store: Store
  readonly now: () => number
  /** Multiplies all limits; Infinity lifts them. */
  readonly factor?: number
  /** Whether other processes serve the site as well. Absent: they may with PostgreSQL, and don't with SQLite. */
  readonly isShared?: boolean
}

const MINUTE_MS = 60_000
/** The result when nothing is limited. */
const UNLIMITED: BucketState = {
  ok: true,
  policy: 'none',
  limit: Number.POSITIVE_INFINITY,
  windowSeconds: 0,
  remaining: Number.POSITIVE_INFINITY,
  resetSeconds: 0,
  retryAfterSeconds: 0,
}

/** A restart must not give these back, even where one process serves the site: tries to guess a password, mails to someone, new accounts. */
const LASTING_RATES: readonly Rate[] = ['guess', 'mail', 'sign-up']
/** So many calls a second that none of them may ask the database by itself: each process counts its own. */
const LOCAL_RATES: readonly Rate[] = ['telemetry']

/** Token buckets: in memory where one process serves the site, in the store where several may, and wherever a restart must not fill them. */
export function createLimits({ store, now, factor = 1, isShared = store.kind === 'postgresql' }: LimitsOptions): Limits {
  const [stored, inMemory] = [storedBuckets({ store, now }), memoryBuckets(now)]
  const bucketsOf = (rate: Rate): Buckets => ((isShared && !LOCAL_RATES.includes(rate)) || LASTING_RATES.includes(rate) ? stored : inMemory)
  return {
    async take(rate, keys) {
      if (factor === Number.POSITIVE_INFINITY || keys.length === 0) return UNLIMITED
      const asked = keys.map((key) => {
        const kind = kindOf(key)
        const { burst, perMinute }: BucketSize = RATE_LIMITS[rate][kind]
        const bucket = { key: hashOf(`${rate}:${key}`), burst: Math.max(1, burst * factor), perMs: (perMinute * factor) / MINUTE_MS }
        return { policy: `${rate}-${kind}`, bucket }
      })
      const left = await bucketsOf(rate).take(asked.map(({ bucket }) => bucket))
      const taken = asked.map(({ policy, bucket }, index) => stateOf(policy, bucket, left[index] ?? 0))
      return taken.reduce((nearest, other) => (isNearer(other, nearest) ? other : nearest))
    },
    async spend(key, cost, { burst, perMinute }) {
      if (factor === Number.POSITIVE_INFINITY) return UNLIMITED
      const most = Math.max(1, burst * factor)
      const bucket = { key: hashOf(`bytes:${key}`), burst: most, perMs: (perMinute * factor) / MINUTE_MS, cost: Math.min(cost, most) }
      const [left = 0] = await (isShared ? stored : inMemory).take([bucket])
      return stateOf('bytes', bucket, left)
    },
  }
}

function stateOf(policy: string, { burst, perMs }: Bucket, left: number): BucketState {
  const secondsFor = (tokens: number): number => Math.ceil(Math.max(0, tokens) / perMs / 1000)
  const isOk = left >= 0
  return {
    ok: isOk,
    policy,
    limit: Math.floor(burst),
    windowSeconds: secondsFor(burst),
    remaining: Math.floor(Math.max(0, left)),
    resetSeconds: secondsFor(burst - Math.max(0, left)),
    retryAfterSeconds: isOk ? 0 : Math.max(1, secondsFor(-left)),
  }
}

/** A rejection comes before what is allowed, a longer wait before a shorter one, and what has less left before what has more. */
function isNearer(one: BucketState, other: BucketState): boolean {
  if (one.ok !== other.ok) return !one.ok
  return one.ok ? one.remaining / one.limit < other.remaining / other.limit : one.retryAfterSeconds > other.retryAfterSeconds
}

function kindOf(key: string): keyof (typeof RATE_LIMITS)['read'] {
  const kind = key.slice(0, key.indexOf(':'))
  return kind === 'session' || kind === 'address' ? kind : 'subject'
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
