import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { addSeenUpdates, NOTHING_SEEN, type SeenUpdates } from '#updates/seen-updates.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import type { Services } from '../http/services.ts'
import type { Database } from '../store/tables.ts'

const [deflateAsync, inflateAsync] = [promisify(deflate), promisify(inflate)]
/** The name of the row, next to that of the stored updates themselves. */
const NAME = 'seen'
/** Counted up with each change of the shape. A row of another format counts as none. */
const FORMAT = 1

/**
 * Since when the data says what it says (docs/behaviour/follows.md 5), with the data that is shown now. The data of a build has no memory of earlier data, so the
 * store has it. Of several programs that add to it at once each begins with what the one before has stored.
 */
export async function updateSeen({ store: { db }, now }: Pick<Services, 'store' | 'now'>, data: UpdatesData): Promise<SeenUpdates> {
  for (;;) {
    const before = await readSeen(db)
    const seen = addSeenUpdates(before?.seen ?? NOTHING_SEEN, data)
    if (seen === before?.seen || seen === NOTHING_SEEN) return seen
    if (await replaceSeen(db, seen, { version: data.version, before: before?.hash, now: now() })) return seen
  }
}

async function readSeen(db: Database): Promise<{ readonly seen: SeenUpdates; readonly hash: string } | undefined> {
  const row = await db.selectFrom('stored_updates').select(['format', 'data', 'hash']).where('name', '=', NAME).executeTakeFirst()
  if (row === undefined) return undefined
  const seen = row.format === FORMAT ? JSON.parse((await inflateAsync(Buffer.from(row.data, 'base64'))).toString()) : NOTHING_SEEN
  return { seen, hash: row.hash }
}

/** @param before the hash of the row that is replaced; undefined: there is none. @returns false when another program was faster */
async function replaceSeen(
  db: Database,
  seen: SeenUpdates,
  { version, before, now }: { readonly version: string; readonly before: string | undefined; readonly now: number },
): Promise<boolean> {
  const json = JSON.stringify(seen)
  const row = {
    format: FORMAT,
    version,
    made_at: seen.timestamp,
    hash: createHash('sha256').update(json).digest('hex'),
    data: (await deflateAsync(json)).toString('base64'),
    stored_at: now,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stored_updates')
    .values({ name: NAME, ...row })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(row)
        .where('stored_updates.hash', '=', before ?? ''),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
