import type { Grade } from '#contracts/observatory.ts'
import type { Instant, Json } from './column-types.ts'

/** A site that was scanned. */
export interface ObservatorySitesTable {
  /** As users name it: in lower case, in ASCII. */
  readonly host: string
  /** Who is scanning it; null: no one is. */
  readonly lease_owner: string | null
  /** When the lease ends by itself, should its owner have died. */
  readonly lease_until: Instant
  /** Of its last scan that had one; null: none had. */
  readonly grade: Grade | null
  readonly scanned_at: Instant | null
}

/** A scan that has ended: with a grade and a report, or with an error. */
export interface ObservatoryScansTable {
  /** From the counter `observatory_scans`. */
  readonly id: number
  readonly host: string
  readonly scanned_at: Instant
  /** `SCORING_VERSION`. */
  readonly version: number
  readonly grade: Grade | null
  readonly score: number | null
  /** `StoredReport` of `server/observatory/stored-report.ts`. */
  readonly report: Json | null
  readonly error: string | null
  readonly message: string | null
}

/** The tables of the scanner, by name. */
export interface ObservatoryTables {
  observatory_sites: ObservatorySitesTable
  observatory_scans: ObservatoryScansTable
}
