import { type ReactNode, useEffect, useState } from 'react'
import { observatoryText } from '#locales/observatory.ts'

/** How long a scan is the newest that a host may have, in seconds. */
const COOLDOWN_S = 60

interface RescanButtonProps {
  /** ISO 8601. */
  readonly scannedAt: string
  readonly onRescan: () => void
}

/** Scans again, once the newest scan is a minute old (docs/behaviour/observatory.md 205). */
export function RescanButton({ scannedAt, onRescan }: RescanButtonProps): ReactNode {
  const [seconds, setSeconds] = useState(() => waitOf(scannedAt, Date.now()))
  useEffect(() => {
    const update = (): void => setSeconds(waitOf(scannedAt, Date.now()))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [scannedAt])
  if (seconds === 0)
    return (
      <button type="button" className="button" onClick={onRescan}>
        {observatoryText('rescan')}
      </button>
    )
  const share = Math.round((100 * (COOLDOWN_S - seconds)) / COOLDOWN_S)
  return (
    <button type="button" className="button obs-wait" aria-disabled="true">
      <svg className="obs-ring" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle className="obs-ring-done" cx="10" cy="10" r="8" pathLength={100} strokeDasharray={`${share} 100`} />
      </svg>
      <span aria-hidden="true">{observatoryText('rescan_wait', { seconds })}</span>
      <span className="visually-hidden">{observatoryText('rescan_wait_label')}</span>
    </button>
  )
}

/** How many seconds are left: by a clock that goes wrong, never more than the whole time. */
function waitOf(scannedAt: string, now: number): number {
  const age = (now - Date.parse(scannedAt)) / 1000
  return Number.isNaN(age) ? 0 : Math.min(COOLDOWN_S, Math.max(0, Math.ceil(COOLDOWN_S - age)))
}
