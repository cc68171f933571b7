import type { Preferences } from '#contracts/preferences.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { lockAccount } from '../store/lock-account.ts'
import { listPreferences, type PreferenceRow, rowsOf } from './preference-rows.ts'

/**
 * Stores the choices that are newer than the stored ones and gives all of them (docs/behaviour/preferences.md 1). It holds the account's row, so
 * that the newest of two devices counts, whichever call comes first (docs/decisions/0021).
 *
 * @throws AppError `invalid_session` when the account is gone, `validation` when a time is none
 */
export async function mergePreferences(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  sent: Preferences,
): Promise<readonly PreferenceRow[]> {
  const rows = rowsOf(sent, now())
  return store.transact(async (transaction) => {
    if ((await lockAccount(transaction, accountId)) === undefined) throw new AppError('invalid_session')
    const known = new Map((await listPreferences(transaction, accountId)).map((row) => [row.name, row]))
    const newer = rows.filter(({ name, changed_at }) => changed_at > (known.get(name)?.changed_at ?? -1))
    if (newer.length === 0) return [...known.values()]
    await transaction
      .insertInto('preferences')
      .values(newer.map((row) => ({ ...row, account_id: accountId })))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'name'])
          .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), changed_at: ref('excluded.changed_at') })),
      )
      .execute()
    return [...new Map([...known.values(), ...newer].map((row) => [row.name, row])).values()]
  })
}
