import { useSyncExternalStore } from 'react'
import type { Geo } from '#contracts/accounts.ts'
import type { Plan } from '#contracts/plans.ts'

/** What a user has set (docs/behaviour/accounts.md 34); the defaults where nothing was. */
export interface UserSettings {
  readonly aiHelpHistory: boolean
  /** ISO 8601 in UTC; null before the first collection changed. */
  readonly collectionsLastModifiedTime: string | null
  readonly localeOverride: string | null
  readonly mdnplusNewsletter: boolean
  readonly noAds: boolean
}

/** The user, signed in or not, in the form in which components ask (docs/behaviour/accounts.md 34). */
export interface User {
  readonly username: string | null
  readonly isAuthenticated: boolean
  readonly isBetaTester: boolean
  readonly isStaff: boolean
  readonly isSuperUser: boolean
  readonly email: string | null
  /** Null: the avatar that is drawn for everybody. */
  readonly avatarUrl: string | null
  readonly isSubscriber: boolean
  readonly subscriptionType: Plan | null
  readonly subscriberNumber: number | null
  readonly geo: Geo
  /** What is said while the server is being worked on; absent at other times. */
  readonly maintenance?: string
  readonly settings: UserSettings
}

const listeners = new Set<() => void>()
let known: User | undefined

/** The current user; undefined until known. */
export function currentUser(): User | undefined {
  return known
}

/** Notifies all who watch of the current user, or of what has changed. */
export function takeUser(user: User): void {
  known = user
  for (const listener of listeners) listener()
}

let ask: (() => Promise<void>) | undefined

/** Sets how the server is asked for the user. */
export function setUserSource(source: () => Promise<void>): void {
  ask = source
}

/** Asks the server again, such as after a setting was saved; ends when the response has been taken. */
export async function refreshUser(): Promise<void> {
  await ask?.()
}

/** Calls back after each change; returns the cleanup function. */
export function watchUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current user, for components; undefined on the server and until known, so that a page is hydrated as it was sent. */
export function useUser(): User | undefined {
  return useSyncExternalStore(watchUser, currentUser, onServer)
}

function onServer(): undefined {
  return undefined
}
