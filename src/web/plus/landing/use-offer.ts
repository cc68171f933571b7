import { useEffect, useState } from 'react'
import { PLUS_ADDRESSES } from '#contracts/plus-addresses.ts'
import { call } from '../../browser/call.ts'
import { useOnline } from '../../browser/use-online.ts'
import { type Offer, readOffer } from './read-offer.ts'

/** Where the plans are: `none` where they are not sold and after a failure (docs/behaviour/plus.md 103). */
export type OfferState = { readonly kind: 'loading' | 'offline' | 'none' } | { readonly kind: 'offer'; readonly offer: Offer }

/** A request without a response after this time counts as failed. */
const PLANS_TIMEOUT_MS = 15_000

/** The plans that are sold in the user's country; requested again when the browser is back online. */
export function useOffer(): OfferState {
  const isOnline = useOnline()
  const [state, setState] = useState<OfferState>({ kind: 'loading' })
  const isDone = state.kind === 'offer' || state.kind === 'none'
  useEffect(() => {
    if (isDone) return
    if (!isOnline) {
      setState({ kind: 'offline' })
      return
    }
    setState({ kind: 'loading' })
    const leaving = new AbortController()
    void fetchOffer(leaving.signal).then((next) => leaving.signal.aborted || setState(next))
    return () => leaving.abort()
  }, [isDone, isOnline])
  return state
}

async function fetchOffer(leaving: AbortSignal): Promise<OfferState> {
  const result = await call(PLUS_ADDRESSES.plans, { signal: AbortSignal.any([leaving, AbortSignal.timeout(PLANS_TIMEOUT_MS)]) })
  if (!result.isOk) return { kind: result.status === undefined && !navigator.onLine ? 'offline' : 'none' }
  const offer = readOffer(result.reply)
  return offer === undefined ? { kind: 'none' } : { kind: 'offer', offer }
}
