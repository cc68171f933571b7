import { observatoryText } from '#locales/observatory.ts'
import { relativeTime } from '../relative-time.ts'

const MINUTE_MS = 60_000

/** How long ago a scan was, in words. @param scannedAt ISO 8601 */
export function scanTimeText(scannedAt: string, now: number): string {
  return now - Date.parse(scannedAt) < MINUTE_MS ? observatoryText('just_now') : relativeTime(scannedAt, now, 'en-US')
}
