import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { UPDATES_FORMAT, type UpdatesData } from '#updates/updates-data.ts'
import type { StoredUpdatesTable } from '../store/tables/updates.ts'
import type { Database } from '../store/tables.ts'

const [deflateAsync, inflateAsync] = [promisify(deflate), promisify(inflate)]
const NAME = 'current'

/** Which updates are stored. */
export type StoredVersion = Pick<StoredUpdatesTable, 'version' | 'made_at' | 'hash' | 'stored_at'>

/** Undefined when none are stored that this code can read. */
export async function findStoredVersion(db: Database): Promise<StoredVersion | undefined> {
  return await db
    .selectFrom('stored_updates')
    .select(['version', 'made_at', 'hash', 'stored_at'])
    .where('name', '=', NAME)
    .where('format', '=', UPDATES_FORMAT)
    .executeTakeFirst()
}

/** The stored updates, with the hash of their JSON. */
export async function readStoredUpdates(db: Database): Promise<{ readonly updates: UpdatesData; readonly hash: string } | undefined> {
  const row = await db
    .selectFrom('stored_updates')
    .select(['data', 'hash'])
    .where('name', '=', NAME)
    .where('format', '=', UPDATES_FORMAT)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const json = (await inflateAsync(Buffer.from(row.data, 'base64'))).toString()
  return { updates: JSON.parse(json), hash: row.hash }
}

/**
 * Stores updates in one statement, in place of those that are not newer: of two programs that do so at once the newer data stays
 * (docs/behaviour/updates.md 15).
 *
 * @param now milliseconds since 1970
 * @returns whether they are the stored ones now
 */
export async function storeUpdates(db: Database, updates: UpdatesData, now: number): Promise<boolean> {
  const json = JSON.stringify(updates)
  const hash = createHash('sha256').update(json).digest('hex')
  const row = {
    format: UPDATES_FORMAT,
    version: updates.version,
    made_at: updates.timestamp,
    hash,
    data: (await deflateAsync(json)).toString('base64'),
    stored_at: now,
  }
  await db
    .insertInto('stored_updates')
    .values({ name: NAME, ...row })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(row)
        .where(({ eb, or }) => or([eb('stored_updates.made_at', '<=', row.made_at), eb('stored_updates.format', '<>', UPDATES_FORMAT)])),
    )
    .execute()
  return (await findStoredVersion(db))?.hash === hash
}

/** Deletes the stored updates: those of the build are shown again. */
export async function removeStoredUpdates(db: Database): Promise<void> {
  await db.deleteFrom('stored_updates').where('name', '=', NAME).execute()
}
