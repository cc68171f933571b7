import { useCallback, useEffect, useRef, useState } from 'react'
import type { Follows } from '#contracts/follows.ts'
import { readFollows } from './follows-calls.ts'

/** What the user follows, and a way to change it. */
export interface UsedFollows {
  /** Undefined until the server has answered. */
  readonly follows: Follows | undefined
  /** What was done, in words for screen readers. */
  readonly status: string
  readonly error: unknown
  readonly isPending: boolean
  /** Stores what another call has replied. */
  readonly accept: (follows: Follows) => void
  /** Makes one change at a time. @param done what is said when it is made */
  readonly change: (call: () => Promise<Follows>, done: string) => Promise<void>
}

/** What the user follows. A site without updates answers nothing: then there is nothing to show either. */
export function useFollows(): UsedFollows {
  const [follows, setFollows] = useState<Follows>()
  const [status, setStatus] = useState('')
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)
  useEffect(() => {
    let isGone = false
    readFollows().then(
      (reply) => {
        if (!isGone) setFollows(reply)
      },
      (reason: unknown) => console.warn('follows could not be read', reason),
    )
    return () => {
      isGone = true
    }
  }, [])
  const change = useCallback(async (call: () => Promise<Follows>, done: string): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    setError(undefined)
    try {
      setFollows(await call())
      setStatus(done)
    } catch (reason) {
      setError(reason)
    } finally {
      isBusy.current = false
      setIsPending(false)
    }
  }, [])
  return { follows, status, error, isPending, accept: setFollows, change }
}
