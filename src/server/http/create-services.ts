import { randomBytes as systemRandomBytes } from 'node:crypto'
import { DAILY_BYTES, MIN_FREE_BYTES } from '#contracts/quotas.ts'
import type { Store } from '../store/store.ts'
import { keepOnce } from './keep-once.ts'
import { createDiskSpace } from './limits/disk-space.ts'
import { createExportSlots } from './limits/export-slots.ts'
import { createLimits } from './limits/limits.ts'
import { createQuotas } from './limits/quotas.ts'
import { createWaitingBytes } from './limits/waiting-bytes.ts'
import type { Services } from './services.ts'
import { openSealer } from './sessions/sealer.ts'
import { createSessions } from './sessions/sessions.ts'

export interface ServicesInput {
  readonly store: Store
  readonly origin: string
  readonly report: (line: string) => void
  readonly now?: (() => number) | undefined
  readonly randomBytes?: ((count: number) => Uint8Array) | undefined
  /** Multiplies the rates of `contracts/rate-limits.ts` and the quotas of `contracts/quotas.ts`; Infinity lifts them. */
  readonly limitFactor?: number | undefined
  /** Whether other processes serve the site from this store as well; absent: they may with PostgreSQL, and don't with SQLite. */
  readonly isShared?: boolean | undefined
  /** Absent: the defaults, on a disk that is not watched. */
  readonly storage?: StorageOptions | undefined
}

/** How much users may store. */
export interface StorageOptions {
  /** The folder of the database, whose disk is watched; absent: the database is elsewhere. */
  readonly folder?: string | undefined
  /** LECTERN_MIN_FREE_MB and LECTERN_DAILY_MB, in bytes. */
  readonly minFreeBytes?: number | undefined
  readonly dailyBytes?: number | undefined
}

/** The shared services of the features of a site with a store. */
export function createServices({
  store,
  origin,
  report,
  now = Date.now,
  randomBytes = systemRandomBytes,
  limitFactor = 1,
  isShared = store.kind === 'postgresql',
  storage: { folder, minFreeBytes = MIN_FREE_BYTES, dailyBytes = DAILY_BYTES.site } = {},
}: ServicesInput): Services {
  const limits = createLimits({ store, now, factor: limitFactor, isShared })
  const diskSpace = createDiskSpace({ folder, minFreeBytes, now, report })
  return {
    store,
    origin,
    now,
    randomBytes,
    report,
    sessions: createSessions({ store, origin, now, randomBytes }),
    limits,
    diskSpace,
    quotas: createQuotas({ limits, diskSpace, now, report, siteBytes: dailyBytes }),
    sealer: keepOnce(() => openSealer({ store, randomBytes, now })),
    exportSlots: createExportSlots(),
    waitingBytes: createWaitingBytes(),
  }
}
