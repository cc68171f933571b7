import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StoreRejected } from './store-failure.ts'
import type { Tables } from './tables.ts'

const MIN_VERSION = 14

/** Of one process. PostgreSQL takes a hundred in all by default. */
const MAX_CONNECTIONS = 10
const CONNECT_MS = 5_000

/** No query of ours takes as long; what waits longer is given up. In milliseconds. */
const LIMITS = {
  lock_timeout: 10_000,
  statement_timeout: 15_000,
  // A network that swallows packets gives no error.
  query_timeout: 17_000,
  idle_in_transaction_session_timeout: 30_000,
} as const

/** Longer than any query of ours takes. `query_timeout` rejects a query, but the driver keeps its connection: also one that the network swallowed. */
const SILENCE_MS = 20_000
/** A connection without a query is silent too: the pool closes it before that. */
const IDLE_MS = 15_000

/** Types that SQLite does not have, by their ids (https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat). */
const BOOL = 16
const INT8 = 20
const NUMERIC = 1700

interface PostgresqlOptions {
  readonly databaseUrl: string
  /** Gets the errors of broken connections. */
  readonly onLost: (error: Error) => void
  /** How long a statement may take: a step of the schema as long as it needs. */
  readonly patience: 'of requests' | 'of migrations'
  /** So long a connection of requests may be silent, in milliseconds. */
  readonly silenceMs?: number
}

/** The dialect of a PostgreSQL database; nothing is connected before the first query. */
export function postgresqlDialect({ databaseUrl, onLost, patience, silenceMs = SILENCE_MS }: PostgresqlOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: patience === 'of requests' ? MAX_CONNECTIONS : 1,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    application_name: 'lectern',
    types: { getTypeParser: findParser },
    ...(patience === 'of requests' ? LIMITS : {}),
  })
  // A connection that breaks while it is waiting, in the pool or within a transaction, says so by an event, and one that no one listens
  // to would end the process. The pool connects anew by itself.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => undefined)
  if (patience === 'of requests') pool.on('connect', ({ connection }) => endWhenSilent(connection.stream, silenceMs))
  return new PostgresDialect({ pool })
}

/** Ends a connection on which nothing arrives or is sent any more. Its queries fail, and the pool takes a new one. */
function endWhenSilent(stream: Duplex, silenceMs: number): void {
  // The types of the driver don't say it, but all its streams are sockets, those of TLS too.
  if (stream instanceof Socket) stream.setTimeout(silenceMs, () => stream.destroy())
}

/** The values that SQLite gives: numbers for counts, sums and instants, 1 and 0 for true and false. For this pool only. */
function findParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number
  if (type === BOOL) return (value) => (value === 't' ? 1 : 0)
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text')
}

/**
 * Makes sure that the database keeps what it acknowledges, and every text.
 *
 * @throws StoreRejected with what to do
 * @throws StoreUnavailable when it doesn't answer
 */
export async function assertPostgresql(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string; fsync: string; commit: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
  const [{ version, encoding, fsync, commit } = { version: '', encoding: '', fsync: '', commit: '' }] = rows
  const major = Math.floor(Number(version) / 10_000)
  if (!(major >= MIN_VERSION)) throw new StoreRejected(`DATABASE_URL: PostgreSQL ${major} is too old; use ${MIN_VERSION} or newer`)
  if (encoding !== 'UTF8')
    throw new StoreRejected(`DATABASE_URL: the database has the encoding ${encoding}; create one with the encoding UTF8`)
  if (fsync !== 'on' || commit === 'off')
    throw new StoreRejected(
      `DATABASE_URL: the server may lose what it acknowledges (fsync ${fsync}, synchronous_commit ${commit}); turn both on`,
    )
}
