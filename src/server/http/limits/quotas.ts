import type { FastifyRequest } from 'fastify'
import { DAILY_BYTES, NEW_ACCOUNT_MS } from '#contracts/quotas.ts'
import { AppError } from '../errors/app-error.ts'
import type { AccountRow } from '../sessions/sessions.ts'
import { addressPrefix } from './address-prefix.ts'
import type { DiskSpace } from './disk-space.ts'
import type { BucketState, Limits } from './limits.ts'

/** How much users may store in a day (docs/behaviour/quotas.md 8 to 11). */
export interface Quotas {
  /**
   * Counts bytes that a request is about to store, whether it stores them in the end or not.
   *
   * @param account absent: the user is anonymous
   * @throws AppError `quota_reached` with `Retry-After`; `storage_full`
   */
  spend(request: FastifyRequest, account: Pick<AccountRow, 'id' | 'created_at'> | undefined, bytes: number): Promise<void>
  /** @throws AppError `storage_full` when the disk has no space for more data */
  assertSpace(): Promise<void>
}

export interface QuotasOptions {
  readonly limits: Limits
  readonly diskSpace: DiskSpace
  readonly now: () => number
  readonly report: (line: string) => void
  /** All users together, in bytes a day. */
  readonly siteBytes: number
}

const DAY_MINUTES = 24 * 60
const HOUR_MS = 60 * 60_000
/** The operator is warned when less than this share of a day's bytes is left. */
const WARNING_SHARE = 0.25
/** The bytes of a row besides its texts. */
const ROW_BYTES = 512

/** The quotas of a site. */
export function createQuotas({ limits, diskSpace, now, report, siteBytes }: QuotasOptions): Quotas {
  const reportedAt = new Map<string, number>()

  function reportHourly(line: string): void {
    const last = reportedAt.get(line)
    if (last !== undefined && Math.abs(now() - last) < HOUR_MS) return
    reportedAt.set(line, now())
    report(line)
  }

  async function take(key: string, cost: number, bytesPerDay: number): Promise<BucketState> {
    const taken = await limits.spend(key, cost, { burst: bytesPerDay, perMinute: bytesPerDay / DAY_MINUTES })
    if (taken.ok) return taken
    reportHourly(`quota: ${key.replace(/:.*/, '')} has reached its storage limit for the day; the server rejects more`)
    throw new AppError('quota_reached', { headers: { 'retry-after': String(taken.retryAfterSeconds) } })
  }

  async function assertSpace(): Promise<void> {
    if ((await diskSpace.check()) === 'full') throw new AppError('storage_full')
  }

  return {
    assertSpace,
    async spend(request, account, bytes) {
      await assertSpace()
      const cost = bytes + ROW_BYTES
      const isNew = account === undefined || now() - account.created_at < NEW_ACCOUNT_MS
      // One after the other: what one bucket rejects takes nothing from those that more users share.
      if (account !== undefined) await take(`account:${account.id}`, cost, isNew ? DAILY_BYTES.newAccount : DAILY_BYTES.account)
      await take(`network:${addressPrefix(request.ip)}`, cost, DAILY_BYTES.network)
      const group = isNew ? 'all new accounts together' : 'all accounts together'
      const { remaining, limit } = await take(group, cost, siteBytes / 2)
      if (remaining / limit < WARNING_SHARE)
        reportHourly(`quota: ${group} have used more than 75 % of their storage limit for the day (LECTERN_DAILY_MB)`)
    },
  }
}
