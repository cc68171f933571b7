import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteContent } from '../site/read-site.ts'

const DAY_MS = 86_400_000
/** RFC 9116 section 2.5.5: less than a year is recommended. */
const YEAR_DAYS = 366
/** Time enough to look the contacts over. */
const NOTICE_DAYS = 30

/**
 * Reports a `security.expires` of site.json that is past, or nearly, or more than a year away: no one may rely on the file then (RFC 9116 section 2.5.5).
 *
 * @param nowMs milliseconds since 1970
 */
export function findSecurityExpiry({ site, siteFile }: Pick<SiteContent, 'site' | 'siteFile'>, nowMs: number): readonly Diagnostic[] {
  const { expires } = site.security ?? {}
  if (expires === undefined || siteFile === undefined) return []
  const days = Math.floor((Date.parse(`${expires}T00:00:00Z`) - nowMs) / DAY_MS)
  if (days >= NOTICE_DAYS && days <= YEAR_DAYS) return []
  const state = stateOf(expires, days)
  return [
    {
      kind: 'security-expiry',
      severity: 'warning',
      message: `the end of security.txt ${state}`,
      file: siteFile,
      line: lineOf(readFileSync(siteFile, 'utf8'), '"expires"'),
      hint: 'see that its contacts are right, then set security.expires in site.json to a day within the next year',
    },
  ]
}

function stateOf(expires: string, days: number): string {
  if (Number.isNaN(days)) return `is ${expires}, which is not a date`
  if (days > YEAR_DAYS) return `is ${expires}, more than a year away`
  return days < 0 ? `is past since ${expires}` : `comes on ${expires}`
}

function lineOf(text: string, needle: string): number {
  return text.slice(0, Math.max(0, text.indexOf(needle))).split('\n').length
}
