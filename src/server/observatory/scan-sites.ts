import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { getDomain } from 'tldts'
import { type Grade, SCORING_VERSION } from '#contracts/observatory.ts'
import { readHostName } from '#scanner/retrieve/host-name.ts'
import type { ScanOptions } from '#scanner/retrieve/record-site.ts'
import { type ScanOutcome, scanHost } from '#scanner/retrieve/scan-host.ts'
import { SCAN_LIMITS } from '#scanner/retrieve/scan-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import { createQueue } from '../http/limits/queue.ts'
import { takeInTurn } from '../http/limits/take-in-turn.ts'
import type { Services } from '../http/services.ts'
import type { ObservatoryScansTable } from '../store/tables/observatory.ts'
import { addScan, dropLease, findGrade, findNewest, takeLease } from './scan-rows.ts'
import { type GradedScan, readScan, storedReport } from './stored-report.ts'

/** A failed scan is remembered for so long, and a site is not scanned again before. */
const COOLDOWN_MS = 60_000
/** Scans at once in this process, and how many wait for one of them. */
const QUEUE = { maxAtOnce: 8, maxWaiting: 64, retryAfterS: 10 }
/** With the time for `www.` and for waiting in between. */
const LEASE_MS = 3 * SCAN_LIMITS.totalMs
/** How often it is looked whether another process has finished its scan. */
const POLL_MS = 250
const OWNER_BYTES = 16
const DOWN = 'The site seems to be down.'
/** What a stored report takes in most cases. The quotas of a day are charged so much before a scan, and the rest when the report is there. */
const REPORT_BYTES = 16 * 1024

/** The scans of all users. */
export interface SiteScans {
  /**
   * The last scan of a site that is young enough, else a new one. Of one site, one scan runs at a time, in all processes.
   *
   * @param input as the user wrote the host
   * @throws AppError `not_scannable`, `too_many_requests`, `unavailable`, `quota_reached`, `storage_full`
   */
  find(input: string, maxAgeMs: number, request: FastifyRequest): Promise<GradedScan>
  /**
   * The grade of the newest scan of a host; null: it has none. Never scans.
   *
   * @throws AppError `not_scannable` for what is no host
   */
  findGrade(input: string): Promise<Grade | null>
  /**
   * What is stored of a host: its newest report, and why a scan of the last minute has failed, if that one is newer. Never scans.
   *
   * @throws AppError `not_scannable` for what is no host
   */
  findStored(input: string): Promise<StoredScans>
  /** Stops the scans that run. */
  close(): Promise<void>
}

/** What is stored of a host. */
export interface StoredScans {
  readonly host: string
  readonly scan: GradedScan | undefined
  readonly failure: { readonly error: string; readonly message: string } | undefined
}

/** Counts bytes for the quotas of the client that asked for a scan. @throws AppError `quota_reached`, `storage_full` */
type Spend = (bytes: number) => Promise<void>

type ScanServices = Pick<Services, 'store' | 'limits' | 'quotas' | 'now' | 'randomBytes'>

/** The scans of a server (docs/decisions/0129). */
export function createSiteScans({ store, limits, quotas, now, randomBytes }: ScanServices, options: ScanOptions): SiteScans {
  const { db } = store
  const queue = createQueue(QUEUE)
  const running = new Map<string, Promise<ObservatoryScansTable>>()
  const stop = new AbortController()

  /** A good scan of that age, else a failure of the last minute. A site that is down for a moment keeps its report. */
  async function findKnown(host: string, maxAgeMs: number): Promise<ObservatoryScansTable | undefined> {
    const good = await findNewest(db, host, { since: now() - maxAgeMs, isGraded: true })
    if (good !== undefined && Number(good.version) === SCORING_VERSION) return good
    return await findNewest(db, host, { since: now() - COOLDOWN_MS, isGraded: false })
  }

  async function scan(host: string, spend: Spend): Promise<ObservatoryScansTable> {
    const scannedAt = now()
    const outcome = await scanHost(host, { ...options, signal: stop.signal })
    if (stop.signal.aborted) throw new AppError('unavailable')
    const row = rowOf(outcome, { host, scannedAt })
    // The site that is scanned decides how long its report is.
    const more = Buffer.byteLength(row.report ?? '') - REPORT_BYTES
    if (more > 0) await spend(more)
    return await addScan(db, row)
  }

  /** Scans, or waits for the process that does. */
  async function scanAlone(host: string, spend: Spend): Promise<ObservatoryScansTable> {
    const owner = Buffer.from(randomBytes(OWNER_BYTES)).toString('base64url')
    const endsAt = Date.now() + LEASE_MS
    while (Date.now() < endsAt) {
      if (await takeLease(db, host, { owner, now: now(), until: now() + LEASE_MS })) {
        try {
          return (await findKnown(host, COOLDOWN_MS)) ?? (await scan(host, spend))
        } finally {
          await dropLease(db, host, owner)
        }
      }
      const known = await findKnown(host, COOLDOWN_MS)
      if (known !== undefined) return known
      if (stop.signal.aborted) break
      await pause(POLL_MS)
    }
    throw new AppError('unavailable')
  }

  async function takeTokens(host: string, request: FastifyRequest): Promise<void> {
    const rejected = await takeInTurn(limits, [
      ['scan', `address:${addressPrefix(request.ip)}`],
      ['scan', `subject:observatory ${getDomain(host, { allowPrivateDomains: true }) ?? host}`],
    ])
    if (rejected !== undefined) throw new AppError('too_many_requests', { headers: { 'retry-after': String(rejected.retryAfterSeconds) } })
    await quotas.spend(request, undefined, REPORT_BYTES)
  }

  function hostOf(input: string): string {
    const name = readHostName(input, options.network)
    if ('error' in name) throw rejection(name.error, name.message)
    return name.host
  }

  return {
    async find(input, maxAgeMs, request) {
      const host = hostOf(input)
      const known = await findKnown(host, maxAgeMs)
      if (known !== undefined) return resultOf(known)
      if (!running.has(host)) await takeTokens(host, request)
      const spend: Spend = (bytes) => quotas.spend(request, undefined, bytes)
      // While the tokens were taken another request may have begun: then this one waits for the same scan.
      const work = running.get(host) ?? queue.run(() => scanAlone(host, spend)).finally(() => running.delete(host))
      running.set(host, work)
      return resultOf(await work)
    },
    findGrade: async (input) => await findGrade(db, hostOf(input)),
    async findStored(input) {
      const host = hostOf(input)
      const [newest, failed] = await Promise.all([
        findNewest(db, host, { since: 0, isGraded: true }),
        findNewest(db, host, { since: now() - COOLDOWN_MS, isGraded: false }),
      ])
      const isFailing = failed !== undefined && (newest === undefined || Number(failed.scanned_at) > Number(newest.scanned_at))
      return {
        host,
        scan: newest === undefined || Number(newest.version) !== SCORING_VERSION ? undefined : readScan(newest),
        failure: isFailing ? { error: failed.error ?? 'scan-failed', message: failed.message ?? DOWN } : undefined,
      }
    },
    async close() {
      stop.abort()
      await Promise.allSettled(running.values())
    },
  }
}

function rowOf(
  outcome: ScanOutcome,
  { host, scannedAt }: { readonly host: string; readonly scannedAt: number },
): Omit<ObservatoryScansTable, 'id'> {
  const row = { host, scanned_at: scannedAt, version: SCORING_VERSION, grade: null, score: null, report: null, error: null, message: null }
  if ('error' in outcome) return { ...row, error: outcome.error, message: outcome.message }
  const { report, recording } = outcome
  return { ...row, grade: report.grade, score: report.score, report: JSON.stringify(storedReport(report, recording)) }
}

/** @throws AppError `not_scannable` when the scan has failed */
function resultOf(row: ObservatoryScansTable): GradedScan {
  const scan = readScan(row)
  if (scan === undefined) throw rejection(row.error ?? 'scan-failed', row.message ?? DOWN)
  return scan
}

function rejection(error: string, message: string): AppError {
  return new AppError('not_scannable', { error, message })
}
