import type { Geo, WhoAmI } from '#contracts/accounts.ts'
import { isSubscriberPlan } from '#contracts/plans.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import type { Database } from '../store/tables.ts'
import { findSettings } from './account-settings.ts'

interface Asked {
  readonly account: AccountRow | undefined
  readonly geo: Geo
  readonly maintenance: string | undefined
}

const ANONYMOUS = {
  username: null,
  is_authenticated: null,
  is_beta_tester: null,
  is_staff: null,
  is_super_user: null,
  email: null,
  avatar_url: null,
  is_subscriber: null,
  subscription_type: null,
  subscriber_number: null,
  settings: null,
} as const

/** The fields of whoami (docs/behaviour/accounts.md 1 to 6). `subscriber_number` is null before the account subscribes for the first time (docs/behaviour/plus.md 13). */
export async function whoAmI(db: Database, { account, geo, maintenance }: Asked): Promise<WhoAmI> {
  const place = { geo, ...(maintenance === undefined ? {} : { maintenance }) }
  if (account === undefined) return { ...ANONYMOUS, ...place }
  const plan = effectivePlan(account)
  return {
    ...place,
    username: account.subject,
    is_authenticated: true,
    is_beta_tester: account.is_beta_tester === 1,
    is_staff: account.is_staff === 1,
    is_super_user: account.is_superuser === 1,
    email: account.email,
    avatar_url: account.avatar_url,
    is_subscriber: isSubscriberPlan(plan),
    subscription_type: plan,
    subscriber_number: account.subscriber_number,
    settings: await findSettings(db, account.id),
  }
}
