import { gradeRecording, type Report } from '../grade/grade-recording.ts'
import { scanHtmlInSlices } from '../html/scan-html.ts'
import type { Recording } from '../recording/recording.ts'
import { pageOf } from '../recording/site.ts'
import { readHostName } from './host-name.ts'
import { type RecordedSite, recordSite, type ScanOptions } from './record-site.ts'
import { SCAN_LIMITS } from './scan-limits.ts'

/** Why a site has no grade. */
export type ScanError = 'invalid-site' | 'invalid-hostname' | 'invalid-hostname-ip' | 'invalid-hostname-lookup' | 'scan-failed'

/** A grade, or why there is none; the message is for users. */
export type ScanOutcome =
  | { readonly report: Report; readonly recording: Recording }
  | { readonly error: ScanError; readonly message: string }

/** Statuses of pages that are judged besides those of success and of redirects: a site that asks who one is has headers as well. */
const JUDGED_STATUSES: readonly number[] = [401, 403]

/**
 * Scans a site and grades it. A name without an address is tried once more with `www.` in front.
 *
 * @param input as a user wrote it
 */
export async function scanHost(input: string, options: ScanOptions): Promise<ScanOutcome> {
  const name = readHostName(input, options.network)
  if ('error' in name) return name
  // Both names together have the time of one scan.
  const limits = [AbortSignal.timeout(SCAN_LIMITS.totalMs), ...(options.signal === undefined ? [] : [options.signal])]
  const limited = { ...options, signal: AbortSignal.any(limits) }
  const first = await recordSite(name.host, limited)
  const isUnknown = first.problems.http?.stage === 'name' && first.problems.https?.stage === 'name'
  const site = isUnknown && !name.host.startsWith('www.') ? await recordSite(`www.${name.host}`, limited) : first
  return findError(site, name.host) ?? (await grade(site.recording))
}

/** Why a recording can't be graded; undefined when it can. */
export function findFailure(recording: Pick<Recording, 'http' | 'https'>): string | undefined {
  const page = pageOf(recording)
  if (page === undefined) return 'The site seems to be down.'
  const isJudged = (page.status >= 200 && page.status < 400) || JUDGED_STATUSES.includes(page.status)
  return isJudged ? undefined : `Site did respond with an unexpected HTTP status code ${page.status}.`
}

async function grade(recording: Recording): Promise<ScanOutcome> {
  const facts = await scanHtmlInSlices(recording.body ?? '')
  const report = gradeRecording(recording, () => facts)
  return report === undefined ? { error: 'scan-failed', message: 'The site seems to be down.' } : { report, recording }
}

function findError({ recording, problems }: RecordedSite, host: string): ScanOutcome | undefined {
  const message = findFailure(recording)
  if (message === undefined) return undefined
  const found = [problems.https, problems.http].flatMap((problem) => problem ?? [])
  if (found.length === 2 && found.every(({ stage }) => stage === 'name'))
    return { error: 'invalid-hostname-lookup', message: `${host} cannot be resolved` }
  const blocked = found.find(({ stage }) => stage === 'address')
  if (blocked !== undefined) return { error: 'invalid-hostname', message: `Invalid hostname: ${blocked.message}` }
  const reasons = [
    ...(problems.https === undefined ? [] : [`https: ${problems.https.message}`]),
    ...(problems.http === undefined ? [] : [`http: ${problems.http.message}`]),
  ]
  return { error: 'scan-failed', message: reasons.length === 0 ? message : `${message} (${reasons.join('; ')})` }
}
