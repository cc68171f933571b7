import { randomBytes } from 'node:crypto'
import { type AuditEntry, writeAudit } from '#server/store/audit.ts'
import type { Store } from '#server/store/store.ts'

/** In the audit log: whoever may run commands on the machine. */
export const ACTOR = 'cli'

/** Writes into the audit log that a command has done something. */
export async function noteAudit({ db }: Store, action: string, details: AuditEntry['details'] = {}): Promise<void> {
  await writeAudit(db, { id: randomBytes(16).toString('base64url'), at: Date.now(), actor: ACTOR, action, details })
}
