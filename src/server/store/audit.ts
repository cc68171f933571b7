import type { Database, TransactionDatabase } from './tables.ts'

/** An action of a person with rights. */
export interface AuditEntry {
  /** Random, 128 bits in base64url. */
  readonly id: string
  readonly at: number
  /** `account:{id}`, `cli`, or `provider`. */
  readonly actor: string
  /** `{subject}.{verb}`: `account.delete`. */
  readonly action: string
  /** The id of the account it was done to. */
  readonly target?: string
  /** Never says who a person is: the log stays when an account goes. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Writes an entry into the audit log; in the transaction of what it reports, so that neither is there without the other. */
export async function writeAudit(
  db: Database | TransactionDatabase,
  { id, at, actor, action, target, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id, at, actor, action, target: target ?? null, details: JSON.stringify(details) })
    .execute()
}
