import type { PersonalData } from '../store/personal-data.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { everyAudit, everyEvent, everyPing, everySession, everyTransition } from './account-rows.ts'
import { readable } from './readable-row.ts'

/**
 * The personal data of accounts. The row of the account itself is deleted by `removeAccount`, after all features; what belongs to it goes
 * with it.
 */
export const accountsData: PersonalData = {
  name: 'accounts',
  tables: ['accounts', 'account_settings', 'activity_pings', 'sessions', 'plan_transitions', 'account_events', 'audit_log'],
  export: exportAccount,
  remove: forgetAccount,
}

async function exportAccount(db: Database, accountId: string): Promise<unknown> {
  const account = await db
    .selectFrom('accounts')
    .select([
      'issuer',
      'subject',
      'email',
      'avatar_url',
      'plan',
      'enforced_plan',
      'billed_plan',
      'subscriber_number',
      'is_staff',
      'is_superuser',
      'is_beta_tester',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account === undefined) return null
  const { issuer, subject } = account
  const settings = await db.selectFrom('account_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return {
    account: readable(account),
    settings: settings === undefined ? null : readable(settings),
    pings: everyPing(db, accountId),
    sessions: everySession(db, accountId),
    plan_transitions: everyTransition(db, accountId),
    events: everyEvent(db, { issuer, subject }),
    audited: everyAudit(db, 'target', accountId),
    /** Actions of the account with rights of staff, or its own deletion. */
    acted: everyAudit(db, 'actor', `account:${accountId}`),
  }
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
