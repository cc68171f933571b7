import type { FastifyInstance } from 'fastify'
import { createChores } from '../http/chores.ts'
import type { Services } from '../http/services.ts'
import { deleteInSteps } from '../store/delete-in-steps.ts'
import type { Database } from '../store/tables.ts'

/** Deletes expired records and links once an hour, also on a site that no longer has a provider of its own. */
export function sweepIdentity(app: FastifyInstance, services: Services): void {
  createChores(app, services).everyHour(() => sweepRecords(services.store.db, services.now()))
}

/** Deletes the records of the provider and the links of mails that have expired (docs/behaviour/stored-data.md 10). @param now milliseconds since 1970 */
export async function sweepRecords(db: Database, now: number): Promise<void> {
  await deleteInSteps((maxRows) => deleteRecords(db, { now, maxRows }))
  await deleteInSteps((maxRows) => {
    const expired = db.selectFrom('password_resets').select('token_hash').where('expires_at', '<=', now).limit(maxRows)
    return db.deleteFrom('password_resets').where('token_hash', 'in', expired).executeTakeFirstOrThrow()
  })
}

/** The library may store a record anew under its id, with another end: it is asked again. */
async function deleteRecords(db: Database, { now, maxRows }: { readonly now: number; readonly maxRows: number }) {
  return await db
    .deleteFrom('provider_records')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('model', 'id'),
        'in',
        selectFrom('provider_records').select(['model', 'id']).where('expires_at', '<=', now).limit(maxRows).$asTuple('model', 'id'),
      ),
    )
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
}
