import type { PreferenceName } from '#contracts/preference-values.ts'
import { parseJson } from '../../browser/parse-json.ts'
import { readStored, store } from '../../browser/storage.ts'
import { PREFERENCE_NAMES } from './local-preferences.ts'
import { SYNCED_KEY } from './synced-key.ts'

/** What an account and this browser have agreed on last. */
export interface KnownTimes {
  /** The mark of the account (`accountMark`). */
  readonly owner: string
  /** When they did, in milliseconds since 1970. */
  readonly at: number
  /** The time of each choice that came from an account, or went to one. */
  readonly times: Readonly<Partial<Record<PreferenceName, number>>>
}

/** What is stored, checked; undefined: nothing, or nothing of this form. */
export function readKnownTimes(): KnownTimes | undefined {
  const stored = fieldsOf(parseJson(readStored(SYNCED_KEY)))
  if (stored === undefined || typeof stored.owner !== 'string' || typeof stored.at !== 'number') return undefined
  const times = fieldsOf(stored.times) ?? {}
  const known = PREFERENCE_NAMES.flatMap((name) => {
    const time = times[name]
    return typeof time === 'number' ? [[name, time] as const] : []
  })
  return { owner: stored.owner, at: stored.at, times: Object.fromEntries(known) }
}

/** Stores it. @returns whether the browser does */
export function writeKnownTimes(known: KnownTimes): boolean {
  return store(SYNCED_KEY, JSON.stringify(known))
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
