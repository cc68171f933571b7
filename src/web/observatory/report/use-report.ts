import { useCallback, useEffect, useRef, useState } from 'react'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import type { Analysis } from '#contracts/observatory-calls.ts'
import { errorText } from '#markup/observatory/error-text.ts'
import { hostOfInput } from '#markup/observatory/host-of-input.ts'
import type { ReportData } from '#markup/observatory/report-data.ts'
import { call } from '../../browser/call.ts'
import { measure } from '../../browser/measure.ts'

/** What the page shows of a host. */
export type ReportState =
  /** The HTML of the server. */
  | { readonly kind: 'served' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'rescanning' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'report'; readonly analysis: Analysis }

interface UsedReport {
  /** Undefined: not known yet, or there is none. */
  readonly host: string | undefined
  readonly state: ReportState
  readonly load: () => void
  readonly rescan: () => void
}

/**
 * The report of a host: that of the server, where it has one, else one that is asked for; scanned again on request. A call that a newer one ended
 * changes nothing. An address without a host leads to the page of the scanner.
 */
export function useReport(data: ReportData | undefined, landing: string): UsedReport {
  const [state, setState] = useState<ReportState>({ kind: 'served' })
  const [host, setHost] = useState(data === undefined || data.kind === 'final' ? undefined : data.host)
  const running = useRef<AbortController>(undefined)
  const run = useCallback(async (kind: 'loading' | 'rescanning', named: string): Promise<void> => {
    running.current?.abort()
    const ending = new AbortController()
    running.current = ending
    setState({ kind })
    const input = { query: { host: named }, signal: ending.signal }
    const result = kind === 'loading' ? await call(OBSERVATORY_ADDRESSES.analyze, input) : await call(OBSERVATORY_ADDRESSES.rescan, input)
    if (ending.signal.aborted) return
    setState(result.isOk ? { kind: 'report', analysis: result.reply } : { kind: 'failed', message: errorText(result) })
  }, [])
  useEffect(() => {
    if (data !== undefined && data.kind !== 'none') return undefined
    const named = data?.host ?? hostOfInput(new URLSearchParams(location.search).get('host') ?? '', URL.parse)
    if (named === undefined) location.replace(landing)
    else {
      setHost(named)
      void run('loading', named)
    }
    return () => running.current?.abort()
  }, [data, landing, run])
  const load = useCallback(() => void (host !== undefined && run('loading', host)), [host, run])
  const rescan = useCallback(() => {
    if (host === undefined) return
    measure({ name: 'observatory.scan' })
    void run('rescanning', host)
  }, [host, run])
  return { host, state, load, rescan }
}
