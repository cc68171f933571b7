import type { PersonalData } from '../store/personal-data.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/**
 * What accounts keep of a person. The row of the account itself is deleted by `removeAccount`, after all features; what belongs to it goes
 * with it.
 */
export const accountsData: PersonalData = {
  name: 'accounts',
  tables: ['accounts', 'account_settings', 'activity_pings', 'sessions', 'plan_transitions', 'account_events', 'audit_log'],
  export: exportAccount,
  remove: forgetAccount,
}

async function exportAccount(db: Database | TransactionDatabase, accountId: string): Promise<unknown> {
  const account = await db
    .selectFrom('accounts')
    .select([
      'issuer',
      'subject',
      'email',
      'avatar_url',
      'plan',
      'enforced_plan',
      'is_staff',
      'is_superuser',
      'is_beta_tester',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account === undefined) return null
  const mine = { account_id: accountId }
  const [settings, pings, sessions, plans, events, audited] = [
    await db.selectFrom('account_settings').selectAll().where('account_id', '=', mine.account_id).execute(),
    await db.selectFrom('activity_pings').selectAll().where('account_id', '=', accountId).orderBy('day').execute(),
    await db
      .selectFrom('sessions')
      .select(['name', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    await db.selectFrom('plan_transitions').selectAll().where('account_id', '=', accountId).orderBy('changed_at').execute(),
    await db
      .selectFrom('account_events')
      .select(['kind', 'status', 'changed_at', 'received_at'])
      .where('issuer', '=', account.issuer)
      .where('subject', '=', account.subject)
      .orderBy('received_at')
      .execute(),
    await db.selectFrom('audit_log').select(['at', 'action', 'details']).where('target', '=', accountId).orderBy('at').execute(),
  ]
  const ownIds = ['id', 'account_id']
  return readable({ account, settings: settings[0] ?? null, pings, sessions, plan_transitions: plans, events, audited }, ownIds)
}

async function forgetAccount(transaction: TransactionDatabase, accountId: string): Promise<void> {
  const account = await transaction.selectFrom('accounts').select(['issuer', 'subject']).where('id', '=', accountId).executeTakeFirst()
  if (account === undefined) return
  // The rows stay, so that a token that was accepted is not accepted again; whom they were about does not.
  await transaction
    .updateTable('account_events')
    .set({ subject: '' })
    .where('issuer', '=', account.issuer)
    .where('subject', '=', account.subject)
    .execute()
  await transaction.updateTable('sessions').set({ user_agent: '' }).where('account_id', '=', accountId).execute()
}

/** The same with instants as words, JSON as values, and without the ids of rows. */
function readable(value: unknown, dropped: readonly string[], name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => readable(item, dropped))
  if (typeof value === 'number' && name.endsWith('_at')) return new Date(value).toISOString()
  if (typeof value === 'number' && name === 'at') return new Date(value).toISOString()
  if (typeof value === 'string' && name === 'details') return JSON.parse(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (dropped.includes(key) ? [] : [[key, readable(item, dropped, key)]])),
  )
}
