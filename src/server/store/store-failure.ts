import { StoreUnavailable } from './store.ts'

/** The store can't be used as it is: another program's, another version's, not as it must be set. One line for the operator. */
export class StoreRejected extends Error {}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html): busy, locked, read-only, I/O, corrupt, full, can't open, not a database. */
const SQLITE_UNAVAILABLE: readonly number[] = [5, 6, 8, 10, 11, 13, 14, 26]
/** An extended one, of a constraint. */
const SQLITE_REFERENCE = 787
const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/**
 * Classes and codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection, resources, operator
 * intervention (with the statement timeout), system; a wait for a lock that was too long, a server that only reads; a password, a database
 * or a right that was taken away.
 */
const POSTGRESQL_UNAVAILABLE = /^(?:08...|53...|57...|58...|28...|55P03|25006|25P03|3D000|42501)$/
/** The transaction met another one and can be done again: serialization failure, deadlock. */
const POSTGRESQL_RETRYABLE = /^(?:40001|40P01)$/
const POSTGRESQL_REFERENCE = '23503'

/** Messages of `pg` when a connection is lost, or none is free in time. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Errors of sockets and of the look-up of names. */
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES)/

/** An error of the database as the rest of the server sees it: `StoreUnavailable`, or the error itself. */
export function translateFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isUnavailable(error)) return error
  return new StoreUnavailable(`the database can't be used: ${error instanceof Error ? wordsOf(error) : String(error)}`, { cause: error })
}

/** Whether the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  return POSTGRESQL_RETRYABLE.test(codeOf(error))
}

/** Whether another process holds a lock of an SQLite database. */
export function isBusy(error: unknown): boolean {
  return ((sqliteCodeOf(error) ?? 0) & 0xff) === SQLITE_BUSY
}

/** Whether an SQLite database could not be written because the disk is full. */
export function isFull(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE_FULL
}

/** The reason of an error in one line, for the end of a message. */
export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether a row names one that isn't there, such as an account that was deleted in between. */
export function isReferenceViolation(error: unknown): boolean {
  return codeOf(error) === POSTGRESQL_REFERENCE || sqliteCodeOf(error) === SQLITE_REFERENCE
}

function isUnavailable(error: unknown): boolean {
  const sqlite = sqliteCodeOf(error)
  if (sqlite !== undefined) return SQLITE_UNAVAILABLE.includes(sqlite & 0xff)
  const code = codeOf(error)
  return POSTGRESQL_UNAVAILABLE.test(code) || NETWORK.test(code) || (error instanceof Error && LOST_CONNECTION.test(error.message))
}

/** An error of several attempts to connect (IPv6, IPv4) has no words of its own. */
function wordsOf(error: Error): string {
  return error.message === '' ? codeOf(error) : error.message
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined
}
