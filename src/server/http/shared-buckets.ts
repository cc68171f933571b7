import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/store.ts'
import type { Bucket, Buckets } from './limits.ts'

export interface SharedBucketsOptions {
  readonly store: Store
  readonly now: () => number
  readonly report: (line: string) => void
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** By then every bucket is full, which is what no bucket means. */
const STALE_MS = 24 * HOUR_MS
/** Clocks of processes may differ by this much without a bucket being filled twice; one that is further back was set. */
const SKEW_MS = MINUTE_MS
/** Refused keys that are remembered. */
const MAX_REFUSED = 10_000

/**
 * The buckets of a site that several processes serve, in PostgreSQL: one statement fills and takes, so that no two processes take the
 * same token. A key that was refused is refused without asking until a token has come, so that a flood costs the database nothing.
 */
export function sharedBuckets({ store, now, report }: SharedBucketsOptions): Buckets {
  const refused = new Map<string, number>()
  let sweptAt = now()

  /** Below 0 by what is missing of a token; undefined when the bucket has to be asked. */
  function recallRefusal({ key, perMs }: Bucket): number | undefined {
    const until = refused.get(key)
    if (until === undefined) return undefined
    const missingMs = until - now()
    if (missingMs > 0 && missingMs * perMs <= 1) return -missingMs * perMs
    refused.delete(key)
    return undefined
  }

  function remember({ key, perMs }: Bucket, missing: number): void {
    if (refused.size >= MAX_REFUSED) refused.clear()
    refused.set(key, now() + missing / perMs)
  }

  async function takeShared(buckets: readonly Bucket[]): Promise<readonly number[]> {
    // Always in one order, so that two statements never wait for one another.
    const sorted = [...buckets].sort((one, other) => (one.key < other.key ? -1 : 1))
    const found = await sql<LeftRow>`${takeStatement(sorted, now())}`.execute(store.db)
    const left = new Map(found.rows.map(({ key, tokens }) => [key, Number(tokens)]))
    const short = sorted.filter(({ key }) => !left.has(key))
    for (const bucket of short) {
      const missing = 1 - (await readLevel(store, bucket, now()))
      remember(bucket, missing)
      left.set(bucket.key, -missing)
    }
    return buckets.map(({ key }) => left.get(key) ?? 0)
  }

  async function sweep(): Promise<void> {
    if (now() - sweptAt < HOUR_MS) return
    sweptAt = now()
    await store.db
      .deleteFrom('rate_buckets')
      .where('updated_at', '<', now() - STALE_MS)
      .execute()
      .catch((error: unknown) => report(`old rate limits could not be removed: ${error instanceof Error ? error.message : String(error)}`))
  }

  return {
    async take(buckets) {
      const recalled = buckets.map(recallRefusal)
      if (recalled.some((missing) => missing !== undefined)) return recalled.map((missing) => missing ?? 0)
      const left = await takeShared(buckets)
      await sweep()
      return left
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
function takeStatement(buckets: readonly Bucket[], now: number): RawBuilder<LeftRow> {
  const parts = buckets.map((bucket, index) => sql`${sql.ref(`taken_${index}`)} as (${takeOne(bucket, now)})`)
  const rows = buckets.map((_, index) => sql`select key, tokens from ${sql.table(`taken_${index}`)} cross join quick`)
  return sql<LeftRow>`with quick as (select set_config('synchronous_commit', 'off', true)), ${sql.join(parts)} ${sql.join(rows, sql` union all `)}`
}

function takeOne({ key, burst, perMs }: Bucket, now: number): RawBuilder<unknown> {
  const filled = sql`least(${burst}::float8, bucket.tokens + greatest(0, ${now}::float8 - bucket.updated_at) * ${perMs}::float8)`
  const clock = sql`case when bucket.updated_at - ${SKEW_MS}::bigint > ${now}::bigint then ${now}::bigint else greatest(${now}::bigint, bucket.updated_at) end`
  return sql`insert into rate_buckets as bucket (key, tokens, updated_at) values (${key}, ${burst}::float8 - 1, ${now})
    on conflict (key) do update set tokens = ${filled} - 1, updated_at = ${clock} where ${filled} >= 1 returning key, tokens`
}

/** What is in a bucket that had no token to give. One whose time lies ahead, by a clock that was set back since, counts from now. */
async function readLevel(store: Store, { key, burst, perMs }: Bucket, now: number): Promise<number> {
  const row = await store.db.selectFrom('rate_buckets').select(['tokens', 'updated_at']).where('key', '=', key).executeTakeFirst()
  if (row === undefined) return 0
  if (row.updated_at > now + SKEW_MS) {
    const setBack = store.db.updateTable('rate_buckets').set({ updated_at: now }).where('key', '=', key)
    await setBack.where('updated_at', '>', now + SKEW_MS).execute()
  }
  return Math.min(burst, row.tokens + Math.max(0, now - row.updated_at) * perMs)
}
