import { useSyncExternalStore } from 'react'

/** Whether a media query matches, now and after each change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      const listening = new AbortController()
      media.addEventListener('change', listener, { signal: listening.signal })
      return () => listening.abort()
    },
    () => matchMedia(query).matches,
  )
}
