import type { AccountSettings, SettingsChange } from '#contracts/accounts.ts'
import { OVERRIDE_LOCALES } from '#contracts/accounts.ts'
import { isSubscriberPlan } from '#contracts/plans.ts'
import type { Services } from '../http/services.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { Flag } from '../store/tables/column-types.ts'
import type { Database } from '../store/tables.ts'

/** The settings of an account; null before the first change (docs/behaviour/accounts.md 6). */
export async function findSettings(db: Database, accountId: string): Promise<AccountSettings | null> {
  const row = await db.selectFrom('account_settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (row === undefined) return null
  return {
    locale_override: OVERRIDE_LOCALES.find((locale) => locale === row.locale_override) ?? null,
    mdnplus_newsletter: row.mdnplus_newsletter === 1,
    no_ads: row.no_ads === 1,
    ai_help_history: row.ai_help_history === 1,
    collections_last_modified_time: row.collections_changed_at === null ? null : new Date(row.collections_changed_at).toISOString(),
  }
}

/**
 * Writes the settings that are given; the others stay. Only subscribers turn ads off: a call of others changes nothing there, and
 * `mdnplus_newsletter` is the state of the subscription to the newsletter and not changed here (docs/behaviour/accounts.md 30).
 *
 * @returns false when the account is gone
 */
export async function changeSettings(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  change: SettingsChange,
): Promise<boolean> {
  return await store.transact(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account === undefined) return false
    const mayHideAds = isSubscriberPlan(effectivePlan(account))
    const values = {
      ...(change.locale_override === undefined ? {} : { locale_override: change.locale_override }),
      ...(change.ai_help_history === undefined ? {} : { ai_help_history: flag(change.ai_help_history) }),
      ...(change.no_ads === undefined || !mayHideAds ? {} : { no_ads: flag(change.no_ads) }),
      updated_at: now(),
    }
    const unset = { locale_override: null, no_ads: flag(false), ai_help_history: flag(false), mdnplus_newsletter: flag(false) }
    await transaction
      .insertInto('account_settings')
      .values({ account_id: accountId, ...unset, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    return true
  })
}

function flag(value: boolean): Flag {
  return value ? 1 : 0
}
