import { useCallback, useEffect, useRef, useState } from 'react'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import type { Analysis } from '#contracts/observatory-calls.ts'
import { call } from '../../browser/call.ts'
import { measure } from '../../browser/measure.ts'
import { errorText } from '../error-text.ts'

/** What the page shows of a host. */
export type ReportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'rescanning' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'report'; readonly analysis: Analysis }

interface UsedReport {
  readonly state: ReportState
  readonly load: () => void
  readonly rescan: () => void
}

/** The report of a host: loaded, and scanned again on request. A call that a newer one ended changes nothing. */
export function useReport(host: string | undefined): UsedReport {
  const [state, setState] = useState<ReportState>({ kind: 'loading' })
  const running = useRef<AbortController>(undefined)
  const run = useCallback(
    async (kind: 'loading' | 'rescanning'): Promise<void> => {
      running.current?.abort()
      if (host === undefined) return
      const ending = new AbortController()
      running.current = ending
      setState({ kind })
      const input = { query: { host }, signal: ending.signal }
      const result = kind === 'loading' ? await call(OBSERVATORY_ADDRESSES.analyze, input) : await call(OBSERVATORY_ADDRESSES.rescan, input)
      if (ending.signal.aborted) return
      setState(result.isOk ? { kind: 'report', analysis: result.reply } : { kind: 'failed', message: errorText(result) })
    },
    [host],
  )
  useEffect(() => {
    void run('loading')
    return () => running.current?.abort()
  }, [run])
  const load = useCallback(() => void run('loading'), [run])
  const rescan = useCallback(() => {
    measure({ name: 'observatory.scan' })
    void run('rescanning')
  }, [run])
  return { state, load, rescan }
}
