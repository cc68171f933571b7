import type { Store } from './store.ts'

/**
 * The secret of this name as it was stored, made when there is none. Processes that start together on one database agree: the first row
 * counts.
 *
 * @param make gives the value, which is stored as JSON; it is called at most once
 */
export async function getOrMakeSecret(
  store: Pick<Store, 'db'>,
  { name, make, now }: { readonly name: string; readonly make: () => Promise<unknown> | unknown; readonly now: number },
): Promise<unknown> {
  const find = () => store.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known !== undefined) return JSON.parse(known.value)
  await store.db
    .insertInto('secrets')
    .values({ name, value: JSON.stringify(await make()), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await find()
  if (made === undefined) throw new Error(`the secret ${name} was deleted right after it was created`)
  return JSON.parse(made.value)
}
