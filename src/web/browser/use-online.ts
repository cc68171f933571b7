import { useSyncExternalStore } from 'react'

/** Whether the browser is online, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, () => true)
}

function isOnline(): boolean {
  return navigator.onLine
}

function watch(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('online', listener, { signal })
  addEventListener('offline', listener, { signal })
  return () => listening.abort()
}
