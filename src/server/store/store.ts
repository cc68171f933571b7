import type { Database, TransactionDatabase } from './tables.ts'

/** The database of a site, open. Given to every feature as a value. */
export interface Store {
  readonly kind: 'sqlite' | 'postgresql'
  readonly db: Database
  /**
   * Runs `work` in one transaction and gives what it gives. What counts before it writes locks the account's row first (`lockAccount`)
   * or is a constraint. `work` may run more than once, so it changes nothing but the database; and it waits for nothing but the database,
   * for with SQLite everybody waits for it.
   *
   * @throws StoreUnavailable when the database can't be reached or can't write (503 for the user)
   */
  transact<Result>(work: (transaction: TransactionDatabase) => Promise<Result>): Promise<Result>
  /** Asks the database for something small. @throws StoreUnavailable */
  check(): Promise<void>
  close(): Promise<void>
}

/** The database does not answer, or its disk is full. Nothing that was acknowledged is lost. */
export class StoreUnavailable extends Error {}
