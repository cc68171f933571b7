import { createHash } from 'node:crypto'
import type { TelemetryPing } from '#contracts/telemetry.ts'
import type { TelemetryPingName } from '#contracts/telemetry-names.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { DAY_MS, utcDay } from '../store/utc-day.ts'
import { addCounts } from './add-counts.ts'
import { type Counted, countPing, localeOf, pathOf } from './count-ping.ts'
import { inChunks } from './in-chunks.ts'
import { SESSION_DAYS } from './sweep-telemetry.ts'

/** The days whose sessions may still be stored: today is 0. */
const LAST_DAYS = Array.from({ length: SESSION_DAYS + 1 }, (_, ago) => ago)

/** A ping that was read, with the id of its path. */
export interface ReceivedPing {
  readonly id: string
  readonly name: TelemetryPingName
  readonly ping: TelemetryPing
}

/**
 * Stores that pings have come and counts what is in those that have not come before (docs/behaviour/telemetry.md 3 and 5).
 *
 * @param day the server's, in UTC
 */
export async function writePings(transaction: TransactionDatabase, received: readonly ReceivedPing[], day: string): Promise<void> {
  const isNew = await insertIds(transaction, [...new Set(received.map(({ id }) => id))], day)
  const pings = received.filter(({ id }) => isNew.delete(id))
  const sessions = await insertSessions(transaction, pings, day)
  const visits = [...sessions.values()].map((locale): Counted => ({ measure: 'visit', locale, about: '', count: 1 }))
  await addCounts(transaction, [...visits, ...pings.flatMap(({ name, ping }) => countPing(name, ping))], day)
  await forgetSessions(transaction, pings, day)
}

/** @returns those that were not there before */
async function insertIds(transaction: TransactionDatabase, ids: readonly string[], day: string): Promise<Set<string>> {
  const added = new Set<string>()
  // In one order for all processes, so that two of them never wait for each other.
  for (const chunk of inChunks(ids.toSorted())) {
    const query = transaction.insertInto('telemetry_pings').values(chunk.map((id) => ({ id, day })))
    const rows = await query
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) added.add(id)
  }
  return added
}

/** @returns the sessions that the day has not had before, each with the locale of its first page */
async function insertSessions(
  transaction: TransactionDatabase,
  pings: readonly ReceivedPing[],
  day: string,
): Promise<ReadonlyMap<string, string>> {
  const locales = new Map<string, string>()
  for (const { name, ping } of pings) {
    const session = ping.client_info.session_id
    if (name !== 'page' || session === undefined) continue
    const hash = hashOf(session, day)
    if (!locales.has(hash)) locales.set(hash, localeOf(pathOf(ping.metrics?.url?.['page.url'])))
  }
  const added = new Map<string, string>()
  for (const chunk of inChunks([...locales.keys()].toSorted())) {
    const query = transaction.insertInto('telemetry_sessions').values(chunk.map((session) => ({ day, session })))
    const rows = await query
      .onConflict((conflict) => conflict.columns(['day', 'session']).doNothing())
      .returning('session')
      .execute()
    for (const { session } of rows) added.set(session, locales.get(session) ?? '')
  }
  return added
}

/** A user who opts out leaves no session behind (docs/behaviour/telemetry.md 6). What was counted names no one. */
async function forgetSessions(transaction: TransactionDatabase, pings: readonly ReceivedPing[], day: string): Promise<void> {
  for (const { name, ping } of pings) {
    const session = ping.client_info.session_id
    if (name !== 'deletion-request' || session === undefined) continue
    const hashes = LAST_DAYS.map((ago) => hashOf(session, utcDay(Date.parse(day) - ago * DAY_MS)))
    await transaction.deleteFrom('telemetry_sessions').where('session', 'in', hashes).execute()
  }
}

/** With the day in it, so that the rows of two days can't be joined. */
function hashOf(session: string, day: string): string {
  return createHash('sha256').update(`${day} ${session}`).digest('base64url').slice(0, 22)
}
