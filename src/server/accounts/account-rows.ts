import { sql } from 'kysely'
import { everyRow } from '../store/every-row.ts'
import type { Database } from '../store/tables.ts'
import { readable } from './readable-row.ts'

const ROWS_AT_ONCE = 200

/** The days on which an account pinged, in their order. */
export function everyPing(db: Database, accountId: string): AsyncGenerator<object> {
  return readableRows((last: { readonly day: string } | undefined) =>
    db
      .selectFrom('activity_pings')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('day', '>', last?.day ?? '')
      .orderBy('day')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** The sessions of an account, those that have ended among them until they are removed. The hash only orders them. */
export function everySession(db: Database, accountId: string): AsyncGenerator<object> {
  return readableRows((last: { readonly id_hash: string } | undefined) =>
    db
      .selectFrom('sessions')
      .select(['id_hash', 'name', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('id_hash', '>', last?.id_hash ?? '')
      .orderBy('id_hash')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** The changes of an account's plan. */
export function everyTransition(db: Database, accountId: string): AsyncGenerator<object> {
  return readableRows((last: { readonly id: string } | undefined) =>
    db
      .selectFrom('plan_transitions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** The events that the provider sent about a subject. */
export function everyEvent(
  db: Database,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): AsyncGenerator<object> {
  return readableRows((last: { readonly token_id: string; readonly kind: string } | undefined) => {
    const all = db
      .selectFrom('account_events')
      .select(['token_id', 'kind', 'status', 'changed_at', 'received_at'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
    const rest = last === undefined ? all : all.where(sql<boolean>`(token_id, kind) > (${last.token_id}, ${last.kind})`)
    return rest.orderBy('token_id').orderBy('kind').limit(ROWS_AT_ONCE).execute()
  })
}

/** The entries of the audit log of which an account is the target or the actor, the oldest first. */
export function everyAudit(db: Database, column: 'target' | 'actor', value: string): AsyncGenerator<object> {
  return readableRows((last: { readonly id: string; readonly at: number } | undefined) => {
    const all = db.selectFrom('audit_log').select(['id', 'at', 'action', 'details']).where(column, '=', value)
    const rest = last === undefined ? all : all.where(sql<boolean>`(at, id) > (${last.at}, ${last.id})`)
    return rest.orderBy('at').orderBy('id').limit(ROWS_AT_ONCE).execute()
  })
}

async function* readableRows<Row extends object>(readPage: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<object> {
  for await (const row of everyRow(readPage)) yield readable(row)
}
