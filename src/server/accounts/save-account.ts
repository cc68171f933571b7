import { isSubscriberPlan } from '#contracts/plans.ts'
import type { Services } from '../http/services.ts'
import { randomId } from '../http/sessions/random-id.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import { emailKey } from '../store/email-key.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import type { ChangePlan } from './change-plan.ts'
import { planOfProfile } from './plan-of.ts'
import type { Profile } from './provider-settings.ts'
import { numberSubscriber } from './subscriber-number.ts'

export interface SaveContext extends Pick<Services, 'store' | 'now' | 'randomBytes'> {
  readonly changePlan: ChangePlan
}

/** What a provider has reported of a user. */
export interface ReportedProfile {
  readonly issuer: string
  readonly profile: Profile
  /** Sealed; absent: the previous one stays. */
  readonly refreshToken?: string | undefined
}

/**
 * Stores the account of a user who signed in: a new one, or what has changed of the known one. Staff flags and an enforced plan stay as they are.
 * However many do so at once, there is one account for each issuer and subject.
 *
 * @returns the account as it is now
 */
export async function saveAccount(context: SaveContext, reported: ReportedProfile): Promise<AccountRow> {
  return await context.store.transact((transaction) => save(transaction, context, reported))
}

/**
 * Writes down what has changed of an account that was read before, and only of that one: it may have been deleted meanwhile, and does not come back.
 *
 * @returns the account as it is now; undefined when it is gone, and nothing is written
 */
export async function saveExistingAccount(
  context: SaveContext,
  accountId: string,
  reported: ReportedProfile,
): Promise<AccountRow | undefined> {
  return await context.store.transact(async (transaction) => {
    // The lock keeps a deletion waiting until this transaction ends.
    const account = await lockAccount(transaction, accountId)
    return account === undefined ? undefined : await save(transaction, context, reported)
  })
}

async function save(
  transaction: TransactionDatabase,
  { now, randomBytes, changePlan }: SaveContext,
  { issuer, profile, refreshToken }: ReportedProfile,
): Promise<AccountRow> {
  const at = now()
  const changes = {
    email: profile.email,
    email_key: emailKey(profile.email),
    avatar_url: profile.avatarUrl,
    updated_at: at,
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
  }
  const { id } = await transaction
    .insertInto('accounts')
    .values({
      id: randomId(randomBytes),
      issuer,
      subject: profile.subject,
      plan: planOfProfile(profile.subscriptions ?? []),
      enforced_plan: null,
      billed_plan: 'core',
      subscriber_number: null,
      is_staff: 0,
      is_superuser: 0,
      is_beta_tester: 0,
      refresh_token: null,
      created_at: at,
      ...changes,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await lockAccount(transaction, id)
  if (account === undefined) throw new Error('the account is missing in the transaction that wrote it')
  // A user who subscribes with the first sign-in has a plan before any change of it.
  if (isSubscriberPlan(effectivePlan(account))) await numberSubscriber(transaction, account)
  if (profile.subscriptions === undefined) return account
  const plan = planOfProfile(profile.subscriptions)
  if (plan !== account.plan) await changePlan(transaction, account, { plan, changedAt: at, now: at, id: randomId(randomBytes) })
  return { ...account, plan }
}
