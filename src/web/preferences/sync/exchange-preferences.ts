import { PREFERENCE_ADDRESSES } from '#contracts/preference-addresses.ts'
import type { PreferenceName } from '#contracts/preference-values.ts'
import type { AccountPreferences, Preferences } from '#contracts/preferences.ts'
import { accountMark } from '../../browser/account-mark.ts'
import { call } from '../../browser/call.ts'
import { currentUser } from '../../browser/user.ts'
import { readKnownTimes, writeKnownTimes } from './known-times.ts'
import { PREFERENCE_NAMES, readChoices, readTime, takeChoice } from './local-preferences.ts'

/** In a browser that stores nothing, the account's choices are shown once a page: what the user then chooses on it holds. */
let isOver = false

/** The user's account; undefined when no one is signed in, or that is not known. */
export function findAccount(): string | undefined {
  const user = currentUser()
  return user?.isAuthenticated === true && user.maintenance === undefined ? (user.username ?? undefined) : undefined
}

/**
 * The choices that the account does not have: those made since this browser and an account last agreed. What came from another account and was not
 * changed since is not among them (docs/behaviour/preferences.md 12).
 */
function readWaiting(): Preferences {
  const times = readKnownTimes()?.times ?? {}
  return readChoices(PREFERENCE_NAMES.filter((name) => readTime(name) !== times[name]))
}

/** Whether there are any. */
export function isWaiting(): boolean {
  return Object.keys(readWaiting()).length > 0
}

/**
 * Sends the account the choices that it does not have, and stores those that it has. A choice that is made meanwhile stays, and is sent next. Never throws.
 *
 * @returns whether the server has answered
 */
export async function exchangePreferences(): Promise<boolean> {
  const account = findAccount()
  if (account === undefined || isOver) return false
  const before = PREFERENCE_NAMES.map((name) => [name, readTime(name)] as const)
  const preferences = readWaiting()
  const sent = isWaiting()
    ? await call(PREFERENCE_ADDRESSES.merge, { body: { account, preferences }, keepalive: true })
    : await call(PREFERENCE_ADDRESSES.read, {})
  if (!sent.isOk || sent.reply.account !== account || findAccount() !== account) return false
  takeAnswer(sent.reply, new Map(before))
  return true
}

/** @param before the times of the choices when the server was asked */
function takeAnswer({ account, preferences }: AccountPreferences, before: ReadonlyMap<PreferenceName, number>): void {
  const times: Partial<Record<PreferenceName, number>> = { ...readKnownTimes()?.times }
  for (const name of PREFERENCE_NAMES) {
    const theirs = preferences[name]
    if (theirs === undefined || readTime(name) !== before.get(name)) continue
    const time = Date.parse(theirs.changed_at)
    const { value } = theirs
    takeChoice(name, typeof value === 'string' ? value : value.join(' '), time)
    times[name] = time
  }
  isOver = !writeKnownTimes({ owner: accountMark(account), at: Date.now(), times })
}
