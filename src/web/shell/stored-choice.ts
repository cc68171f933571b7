import { keepPreference } from '../browser/keep-preference.ts'
import { readStored } from '../browser/storage.ts'

interface ChoiceInput<Value extends string> {
  /** Where it is stored. */
  readonly key: string
  /** The first is what holds when nothing else, or something unknown, is stored. */
  readonly values: readonly [Value, ...Value[]]
  /** Brings a choice to the page. */
  readonly apply: (value: Value) => void
}

/** Something the user chooses for all pages, remembered by the browser and followed by all its tabs. */
export interface StoredChoice<Value extends string> {
  current(): Value
  /** Stores a choice and applies it. When the storage rejects, the choice holds until the page is left. */
  choose(value: Value): void
  /** Calls back after each change, also after one in another tab; returns the cleanup function. */
  subscribe(listener: () => void): () => void
}

/** A choice of the user, with its place in the browser's storage. */
export function storedChoice<Value extends string>({ key, values, apply }: ChoiceInput<Value>): StoredChoice<Value> {
  const listeners = new Set<() => void>()
  let chosen: Value | undefined

  const meant = (stored: string | null): Value => values.find((value) => value === stored) ?? values[0]
  const take = (value: Value): void => {
    chosen = value
    apply(value)
    for (const listener of listeners) listener()
  }
  const followOtherTab = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) take(meant(event.newValue))
  }
  // A page from the back/forward cache doesn't know what was chosen meanwhile.
  const followBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) take(meant(readStored(key)))
  }
  let listening: AbortController | undefined
  const listen = (): void => {
    listening = new AbortController()
    const { signal } = listening
    addEventListener('storage', followOtherTab, { signal })
    addEventListener('pageshow', followBack, { signal })
  }
  const stop = (): void => listening?.abort()
  return {
    current() {
      chosen ??= meant(readStored(key))
      return chosen
    },
    choose(value) {
      keepPreference(key, value)
      take(value)
    },
    subscribe(listener) {
      if (listeners.size === 0) listen()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
