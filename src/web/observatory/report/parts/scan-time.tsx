import { type ReactNode, useEffect, useState } from 'react'
import { observatoryText } from '#locales/observatory.ts'
import { relativeTime } from '../../../texts/relative-time.ts'
import { utcTime } from './utc-time.ts'

const REFRESH_MS = 10_000
const MINUTE_MS = 60_000

/** How long ago a scan was; refreshed while the page is open. */
export function ScanTime({ scannedAt }: { readonly scannedAt: string }): ReactNode {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const isNew = now - Date.parse(scannedAt) < MINUTE_MS
  return (
    <a href="#history" title={utcTime(scannedAt)}>
      <time dateTime={scannedAt}>{isNew ? observatoryText('just_now') : relativeTime(scannedAt, now, 'en-US')}</time>
    </a>
  )
}
