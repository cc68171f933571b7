import type { Database, TransactionDatabase } from './tables.ts'

/** The state of the whole site, by name: `maintenance` is the message that users see meanwhile. */
export type SiteStateName = 'maintenance'

/** The value of this name; undefined when there is none. */
export async function findSiteState(db: Database | TransactionDatabase, name: SiteStateName): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Sets the value of this name, or takes it away. */
export async function setSiteState(
  db: Database | TransactionDatabase,
  { name, value, now }: { readonly name: SiteStateName; readonly value: string | undefined; readonly now: number },
): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('site_state').where('name', '=', name).execute()
    return
  }
  await db
    .insertInto('site_state')
    .values({ name, value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute()
}
