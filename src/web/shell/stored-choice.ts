import { readStored, store } from '../ui/storage.ts'

interface ChoiceInput<Value extends string> {
  /** Where it is stored. */
  readonly key: string
  /** The first is what holds when nothing else, or something unknown, is stored. */
  readonly values: readonly [Value, ...Value[]]
  /** Brings a choice to the page. */
  readonly apply: (value: Value) => void
}

/** Something the reader chooses for all pages, remembered by the browser and followed by all its tabs. */
export interface StoredChoice<Value extends string> {
  current(): Value
  /** Stores a choice and applies it. When the storage refuses, the choice holds until the page is left. */
  choose(value: Value): void
  /** Calls back after each change, also after one in another tab; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** A choice of the reader, with its place in the browser's storage. */
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
  // A page that was kept for the way back has not heard of what was chosen meanwhile.
  const followBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) take(meant(readStored(key)))
  }
  const listen = (): void => {
    addEventListener('storage', followOtherTab)
    addEventListener('pageshow', followBack)
  }
  const stop = (): void => {
    removeEventListener('storage', followOtherTab)
    removeEventListener('pageshow', followBack)
  }
  return {
    current() {
      chosen ??= meant(readStored(key))
      return chosen
    },
    choose(value) {
      store(key, value)
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
