import { DEFAULT_COLLECTION } from '#contracts/collections.ts'
import { AppError } from '../http/errors/app-error.ts'
import { randomId } from '../http/sessions/random-id.ts'
import { isReferenceViolation } from '../store/store-failure.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import type { CollectionServices } from './change-collections.ts'
import { nameKeyOf } from './fold-text.ts'

type MakeServices = Pick<CollectionServices, 'now' | 'randomBytes'>

/**
 * Makes the collection that every account has, when it is first asked for: accounts from before there were collections get theirs in the same
 * way. However many ask at once, there is one.
 *
 * @returns its id
 * @throws AppError `invalid_session` when the account is gone
 */
export async function getDefaultCollection(
  db: Database | TransactionDatabase,
  { now, randomBytes }: MakeServices,
  accountId: string,
): Promise<string> {
  const found = await findDefault(db, accountId)
  if (found !== undefined) return found
  const at = now()
  await db
    .insertInto('collections')
    .values({
      id: randomId(randomBytes),
      account_id: accountId,
      name: DEFAULT_COLLECTION,
      name_key: nameKeyOf(DEFAULT_COLLECTION),
      description: '',
      is_default: 1,
      number: 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch(rejectStranger)
  const made = await findDefault(db, accountId)
  if (made === undefined) throw new AppError('invalid_session')
  return made
}

async function findDefault(db: Database | TransactionDatabase, accountId: string): Promise<string | undefined> {
  const query = db.selectFrom('collections').select('id').where('account_id', '=', accountId).where('is_default', '=', 1)
  return (await query.executeTakeFirst())?.id
}

/** The account went after the session was looked up. */
function rejectStranger(error: unknown): never {
  throw isReferenceViolation(error) ? new AppError('invalid_session') : error
}
