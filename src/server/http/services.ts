import type { Store } from '../store/store.ts'
import type { DiskSpace } from './limits/disk-space.ts'
import type { ExportSlots } from './limits/export-slots.ts'
import type { Limits } from './limits/limits.ts'
import type { Quotas } from './limits/quotas.ts'
import type { WaitingBytes } from './limits/waiting-bytes.ts'
import type { Sealer } from './sessions/sealer.ts'
import type { Sessions } from './sessions/sessions.ts'

/** The services of every feature that stores something. */
export interface Services {
  readonly store: Store
  /** Where users find the site: scheme and host, without a slash at the end. */
  readonly origin: string
  /** Milliseconds since 1970. The only clock of the features, so that tests can set it. */
  readonly now: () => number
  /** From the system's generator for secrets. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly sessions: Sessions
  readonly limits: Limits
  /** The site's sealer; its keys are read from the store at the first call. @throws StoreUnavailable */
  readonly sealer: () => Promise<Sealer>
  readonly exportSlots: ExportSlots
  readonly waitingBytes: WaitingBytes
  readonly quotas: Quotas
  readonly diskSpace: DiskSpace
  /** Gets one line: what the operator should know. */
  readonly report: (line: string) => void
}
