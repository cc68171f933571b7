import { accounts } from './0001-accounts.ts'
import type { Migration } from './migration.ts'

/** All steps of the schema, in their order. A new one is added at the end. */
export const MIGRATIONS: readonly Migration[] = [accounts]
