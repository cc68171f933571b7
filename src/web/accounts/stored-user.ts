import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'
import type { User } from '../browser/user.ts'
import { ANYBODY } from './user-of.ts'

/** Where the last response is stored as long as the tab is open, so that the next page knows the user at once (docs/behaviour/accounts.md 32). */
const COPY = 'whoami'
/**
 * What the account slot in the header looked like last, for every tab and for the first paint (shell/theme-script.ts): `in`, or `plus`
 * for a subscriber. Nothing that shows who it was.
 */
const SHAPE = 'account'
/** The mirror of the ad-free mode, so that no ad is shown before the user is known (docs/behaviour/accounts.md 33). */
const AD_FREE = 'nop'

/** The word of the last shape: absent for an anonymous user. */
export type AccountShape = 'in' | 'plus'

/** How the account slot shows a signed-in user. */
export function shapeOf({ isAuthenticated, isSubscriber }: User): AccountShape | undefined {
  if (!isAuthenticated) return undefined
  return isSubscriber ? 'plus' : 'in'
}

/** The user as this tab knew them last; undefined when it did not, when they have signed out since, or when what is stored makes no sense. */
export function findStoredUser(): User | undefined {
  const user = parseJson(readStored(COPY, 'sessionStorage'))
  return isUser(user) && !isGone(user) ? user : undefined
}

/** Whether a signed-in user has signed out in any tab since (docs/behaviour/accounts.md 38). */
export function isGone(user: User): boolean {
  return user.isAuthenticated && readStored(SHAPE) === null
}

/** Keeps what the server has answered. */
export function keepUser(user: User): void {
  store(COPY, JSON.stringify(user), 'sessionStorage')
  storeIfOther(SHAPE, shapeOf(user) ?? null)
  storeIfOther(AD_FREE, user.settings.noAds ? 'yes' : null)
}

/** Forgets the copy: what the server says now is not known (docs/behaviour/accounts.md 32). */
export function forgetUser(): void {
  store(COPY, null, 'sessionStorage')
}

/** Whether a change of the storage by another tab means that someone has signed in or out there, or switched ads there. */
export function isAboutUser({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === SHAPE || key === AD_FREE || key === null
}

function storeIfOther(key: string, value: string | null): void {
  if (readStored(key) !== value) store(key, value)
}

/** Anybody can write to the storage, and an older version of the site may have. */
function isUser(value: unknown): value is User {
  return isLike(value, ANYBODY)
}

/** Whether a value has the fields of a pattern, each of the same kind or null where the pattern has null. */
function isLike(value: unknown, pattern: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries(pattern).every(([name, example]) => {
    const field: unknown = fields.get(name)
    if (example === null) return field === null || typeof field === 'string' || typeof field === 'number'
    return typeof example === 'object' ? isLike(field, example) : typeof field === typeof example
  })
}
