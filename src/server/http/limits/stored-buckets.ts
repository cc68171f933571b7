import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../../store/store.ts'
import type { Bucket, Buckets } from './buckets.ts'

export interface StoredBucketsOptions {
  readonly store: Store
  readonly now: () => number
}

const MINUTE_MS = 60_000
/** Clocks of processes may differ by this much without a bucket being filled twice; one that is further back was set. */
const SKEW_MS = MINUTE_MS
/** Rejected keys that are remembered. */
const MAX_REJECTED = 10_000
/** Tokens that a rejected call lacks at least. The bucket is read after the rejection, and another process may have filled it until then. */
const LEAST_MISSING = 1e-9

/**
 * Buckets in the store, which a restart leaves as they are, and which several processes share: one statement fills and takes, so that no two
 * processes take the same token. A key that was rejected is rejected without asking until a token has come, so that a flood costs the
 * database nothing.
 */
export function storedBuckets({ store, now }: StoredBucketsOptions): Buckets {
  const rejected = new Map<string, number>()

  /** Below 0 by what is missing of a token; undefined when the bucket has to be asked. */
  function recallRejection({ key, perMs, cost = 1 }: Bucket): number | undefined {
    const until = rejected.get(key)
    if (until === undefined || cost !== 1) return undefined
    const missingMs = until - now()
    if (missingMs > 0 && missingMs * perMs <= 1) return -missingMs * perMs
    rejected.delete(key)
    return undefined
  }

  function remember({ key, perMs, cost = 1 }: Bucket, missing: number, at: number): void {
    if (cost !== 1) return
    if (rejected.size >= MAX_REJECTED) rejected.clear()
    rejected.set(key, at + missing / perMs)
  }

  async function takeStored(buckets: readonly Bucket[]): Promise<readonly number[]> {
    // Always in one order, so that two statements never wait for one another.
    const sorted = [...buckets].sort((one, other) => (one.key < other.key ? -1 : 1))
    const at = now()
    const rows = store.kind === 'postgresql' ? await takeTogether(store, sorted, at) : await takeOneByOne(store, sorted, at)
    const left = new Map(rows.map(({ key, tokens }) => [key, Number(tokens)]))
    const short = sorted.filter(({ key }) => !left.has(key))
    for (const bucket of short) {
      // A token that has come since was not taken by this call, which stays rejected.
      const missing = Math.max(LEAST_MISSING, (bucket.cost ?? 1) - (await readLevel(store, bucket, at)))
      remember(bucket, missing, at)
      left.set(bucket.key, -missing)
    }
    return buckets.map(({ key }) => left.get(key) ?? 0)
  }

  return {
    async take(buckets) {
      const recalled = buckets.map(recallRejection)
      if (recalled.some((missing) => missing !== undefined)) return recalled.map((missing) => missing ?? 0)
      return await takeStored(buckets)
    },
  }
}

interface LeftRow {
  readonly key: string
  readonly tokens: number
}

/**
 * A row for each bucket that had a token, with what is left. The commit doesn't wait for the disk (`synchronous_commit`, of this statement
 * alone): a power cut may give some tokens back.
 */
async function takeTogether({ db, kind }: Store, buckets: readonly Bucket[], now: number): Promise<readonly LeftRow[]> {
  const parts = buckets.map((bucket, index) => sql`${sql.ref(`taken_${index}`)} as (${takeOne(kind, bucket, now)})`)
  const rows = buckets.map((_, index) => sql`select key, tokens from ${sql.table(`taken_${index}`)} cross join quick`)
  const statement = sql<LeftRow>`with quick as (select set_config('synchronous_commit', 'off', true)), ${sql.join(parts)} ${sql.join(rows, sql` union all `)}`
  return (await statement.execute(db)).rows
}

/** The same with SQLite, whose statements write one row each. */
async function takeOneByOne({ db, kind }: Store, buckets: readonly Bucket[], now: number): Promise<readonly LeftRow[]> {
  const results = []
  for (const bucket of buckets) results.push(await sql<LeftRow>`${takeOne(kind, bucket, now)}`.execute(db))
  return results.flatMap(({ rows }) => rows)
}

function takeOne(kind: Store['kind'], { key, burst, perMs, cost = 1 }: Bucket, now: number): RawBuilder<unknown> {
  const [least, greatest] = kind === 'postgresql' ? [sql`least`, sql`greatest`] : [sql`min`, sql`max`]
  const real = (value: number): RawBuilder<number> => sql`cast(${value} as double precision)`
  const whole = (value: number): RawBuilder<number> => sql`cast(${value} as bigint)`
  const filled = sql`${least}(${real(burst)}, bucket.tokens + ${greatest}(0, ${real(now)} - bucket.updated_at) * ${real(perMs)})`
  const clock = sql`case when bucket.updated_at - ${whole(SKEW_MS)} > ${whole(now)} then ${whole(now)} else ${greatest}(${whole(now)}, bucket.updated_at) end`
  return sql`insert into rate_buckets as bucket (key, tokens, updated_at) values (${key}, ${real(burst)} - ${real(cost)}, ${whole(now)})
    on conflict (key) do update set tokens = ${filled} - ${real(cost)}, updated_at = ${clock} where ${filled} >= ${real(cost)} returning key, tokens`
}

/** The content of a bucket that had no token to give. One whose time is in the future, by a clock that was set back since, counts from now. */
async function readLevel(store: Store, { key, burst, perMs }: Bucket, now: number): Promise<number> {
  const row = await store.db.selectFrom('rate_buckets').select(['tokens', 'updated_at']).where('key', '=', key).executeTakeFirst()
  if (row === undefined) return 0
  if (row.updated_at > now + SKEW_MS) {
    const setBack = store.db.updateTable('rate_buckets').set({ updated_at: now }).where('key', '=', key)
    await setBack.where('updated_at', '>', now + SKEW_MS).execute()
  }
  return Math.min(burst, row.tokens + Math.max(0, now - row.updated_at) * perMs)
}
