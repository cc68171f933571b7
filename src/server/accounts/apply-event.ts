import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { emailKey } from '../store/email-key.ts'
import { findAccount } from '../store/find-account.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { AccountEventsTable } from '../store/tables/accounts.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { AccountChanges } from './account-changes.ts'
import { planOfEvent } from './plan-of.ts'
import type { AccountChange, AccountEvent } from './read-event.ts'
import { isEmail } from './read-profile.ts'

type Status = AccountEventsTable['status']

export interface EventContext {
  readonly services: Pick<Services, 'store' | 'now' | 'randomBytes'>
  readonly changes: AccountChanges
  readonly issuer: string
}

/** The rest of an accepted event: request the profile of this account from the provider. */
export interface LeftToDo {
  readonly accountId: string
  readonly tokenId: string
}

/**
 * Applies an event atomically and once: a repeated event has the key of a row that exists
 * (docs/behaviour/account-events.md). Events of one account are applied one after another, because its row is locked.
 *
 * @returns the profile to ask for, where the event says that it changed and not how
 */
export async function applyEvent({ services, changes, issuer }: EventContext, event: AccountEvent): Promise<LeftToDo | undefined> {
  const { store, now, randomBytes } = services
  return await store.transact(async (transaction) => {
    const known = await findAccount(transaction, { issuer, subject: event.subject })
    let account = known === undefined ? undefined : await lockAccount(transaction, known.id)
    let left: LeftToDo | undefined
    for (const change of event.changes) {
      if (!(await noteEvent(transaction, { issuer, event, change, now: now() }))) continue
      const isLate = account !== undefined && (await isOvertaken(transaction, { issuer, event, change }))
      const status = account === undefined || isLate ? 'ignored' : await apply(account, change)
      if (status === 'pending' && account !== undefined) left = { accountId: account.id, tokenId: event.tokenId }
      await setStatus(transaction, { issuer, tokenId: event.tokenId, kind: change.kind, status })
      account = account === undefined ? undefined : await lockAccount(transaction, account.id)
    }
    return left

    async function apply(row: AccountRow, change: AccountChange): Promise<Status> {
      switch (change.kind) {
        case 'subscription_state_change':
          await changes.changePlan(transaction, row, {
            plan: planOfEvent(change),
            changedAt: change.changedAt,
            now: now(),
            id: randomId(randomBytes),
          })
          return 'processed'
        case 'password_change':
          // A user who signed in after the change knows the new password.
          await transaction.deleteFrom('sessions').where('account_id', '=', row.id).where('created_at', '<=', change.changedAt).execute()
          return 'processed'
        case 'delete_user':
          await changes.removeWithin(transaction, row.id, 'provider')
          return 'processed'
        case 'profile_change':
          if (!isEmail(change.email)) return row.refresh_token === null ? 'ignored' : 'pending'
          await transaction
            .updateTable('accounts')
            .set({ email: change.email, email_key: emailKey(change.email), updated_at: now() })
            .where('id', '=', row.id)
            .execute()
          return 'processed'
      }
    }
  })
}

/** Sets the outcome of an event. */
export async function setStatus(
  db: Pick<TransactionDatabase, 'updateTable'>,
  { issuer, tokenId, kind, status }: { issuer: string; tokenId: string; kind: AccountEventsTable['kind']; status: Status },
): Promise<void> {
  await db
    .updateTable('account_events')
    .set({ status })
    .where('issuer', '=', issuer)
    .where('token_id', '=', tokenId)
    .where('kind', '=', kind)
    .execute()
}

interface Noted {
  readonly issuer: string
  readonly event: AccountEvent
  readonly change: AccountChange
}

/** @returns false when it was noted before */
async function noteEvent(
  transaction: TransactionDatabase,
  { issuer, event, change, now }: Noted & { readonly now: number },
): Promise<boolean> {
  const row = await transaction
    .insertInto('account_events')
    .values({
      issuer,
      token_id: event.tokenId,
      subject: event.subject,
      kind: change.kind,
      status: 'pending',
      changed_at: change.changedAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'token_id', 'kind']).doNothing())
    .returning('token_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an event of the same kind that happened later, or at the same moment, was there before (docs/behaviour/account-events.md 1). Two changes of
 * a profile may carry the same second, so of those the one that comes later counts.
 */
async function isOvertaken(transaction: TransactionDatabase, { issuer, event, change }: Noted): Promise<boolean> {
  const found = await transaction
    .selectFrom('account_events')
    .select('token_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', event.subject)
    .where('kind', '=', change.kind)
    .where('token_id', '!=', event.tokenId)
    .where('changed_at', change.kind === 'profile_change' ? '>' : '>=', change.changedAt)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
