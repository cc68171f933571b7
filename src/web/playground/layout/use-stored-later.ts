import { useEffect, useRef, useState } from 'react'

/** How long a value rests before it is stored, in milliseconds: often enough, and not with every key. */
const KEEP_DELAY_MS = 300

/**
 * Stores a value that changes often: when it rests, and when the page is left, so that nothing is lost by a reload. The first value is not
 * stored.
 *
 * @param keep one function for the life of the component
 */
export function useStoredLater<Value extends object>(value: Value, keep: (value: Value) => void): void {
  const [first] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    if (value === first) return
    const timer = setTimeout(() => keep(value), KEEP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value, first, keep])
  useEffect(() => {
    const keepNow = (): void => {
      if (latest.current !== first) keep(latest.current)
    }
    const listening = new AbortController()
    addEventListener('pagehide', keepNow, { signal: listening.signal })
    return () => listening.abort()
  }, [first, keep])
}
