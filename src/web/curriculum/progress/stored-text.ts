import { readStored, store } from '../../browser/storage.ts'

/** Texts that the browser did not store, as long as the page is open. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** A stored text; null when there is none. */
export function readText(key: string): string | null {
  return memory.get(key) ?? readStored(key)
}

/** Stores a text, null for none, and notifies all who watch. If the browser does not store it, it is known as long as the page is open. */
export function writeText(key: string, text: string | null): void {
  if (store(key, text) || text === null) memory.delete(key)
  else memory.set(key, text)
  for (const listener of listeners) listener()
}

/** Calls back after each change in this tab and in others; returns the cleanup function. */
export function watchTexts(listener: () => void): () => void {
  listeners.add(listener)
  const listening = new AbortController()
  addEventListener('storage', listener, { signal: listening.signal })
  return () => {
    listeners.delete(listener)
    listening.abort()
  }
}
