import type { Selectable } from 'kysely'
import Value from 'typebox/value'
import { PREFERENCE_KEYS, type PreferenceName } from '#contracts/preference-values.ts'
import { Preferences } from '#contracts/preferences.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { PreferencesTable } from '../store/tables/preferences.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/** A choice as it is stored. */
export type PreferenceRow = Pick<Selectable<PreferencesTable>, 'name' | 'value' | 'changed_at'>

/** All that an account has chosen, in no order. */
export function listPreferences(db: Database | TransactionDatabase, accountId: string): Promise<readonly PreferenceRow[]> {
  return db.selectFrom('preferences').select(['name', 'value', 'changed_at']).where('account_id', '=', accountId).execute()
}

/** Choices as they are sent. One that another version of the site has stored, and this one doesn't know, is left out. */
export function viewPreferences(rows: readonly PreferenceRow[]): Preferences {
  const views = rows.map(({ name, value, changed_at }) => {
    const view: unknown = { value: JSON.parse(value), changed_at: new Date(changed_at).toISOString() }
    return [name, view] as const
  })
  const known = views.filter(([name, view]) => Value.Check(Preferences, { [name]: view }))
  return Value.Parse(Preferences, Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/**
 * Choices as they are stored.
 *
 * @param now milliseconds since 1970; what was chosen later than this was chosen now, by a clock that is wrong
 * @throws AppError `validation` when a time is none
 */
export function rowsOf(preferences: Preferences, now: number): readonly PreferenceRow[] {
  return NAMES.flatMap((name) => {
    const chosen = preferences[name]
    if (chosen === undefined) return []
    const { value, changed_at } = chosen
    const stored = Array.isArray(value) ? [...new Set(value)].sort() : value
    return [{ name, value: JSON.stringify(stored), changed_at: Math.min(readTime(name, changed_at), now) }]
  })
}

const NAMES = Object.keys(PREFERENCE_KEYS).filter(isName)

function isName(name: string): name is PreferenceName {
  return Object.hasOwn(PREFERENCE_KEYS, name)
}

function readTime(name: PreferenceName, text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time) || time < 0) {
    throw new AppError('validation', { message: `preferences.${name}.changed_at: expected a date and time since 1970, found ${text}` })
  }
  return time
}
