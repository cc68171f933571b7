import { type ReactNode, useEffect, useState } from 'react'
import { scanTimeText } from '#markup/observatory/scan-time-text.ts'

const REFRESH_MS = 10_000

/** How long ago a scan was; refreshed while the page is open. It leads to the history. */
export function ScanTime({ scannedAt }: { readonly scannedAt: string }): ReactNode {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return <a href="#history">{scanTimeText(scannedAt, now)}</a>
}
