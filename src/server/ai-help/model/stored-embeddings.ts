import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { sweepRows } from '../../store/sweep-rows.ts'
import type { Database } from '../../store/tables.ts'
import { DAY_MS } from '../../store/utc-day.ts'

/** Embeddings that are stored, and how long one stays that no question needs. 20,000 of 1536 numbers have 160 MB. */
const STORED_MAX = 20_000
const UNUSED_MS = 90 * DAY_MS

/** The name of the embedding of a text: other models and other texts have other names. */
export function embeddingHash(model: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([model, text]))
    .digest('base64url')
}

/** The embeddings that are stored, by their names. Those that are used stay. */
export async function findEmbeddings(db: Database, hashes: readonly string[], now: number): Promise<ReadonlyMap<string, Float32Array>> {
  if (hashes.length === 0) return new Map()
  const rows = await db.selectFrom('ai_embeddings').selectAll().where('hash', 'in', hashes).execute()
  const old = rows.filter(({ used_at }) => Math.abs(now - Number(used_at)) >= DAY_MS).map(({ hash }) => hash)
  if (old.length > 0) await db.updateTable('ai_embeddings').set({ used_at: now }).where('hash', 'in', old).execute()
  return new Map(rows.map(({ hash, vector }) => [hash, vectorOf(vector)]))
}

/** Stores embeddings, in place of those with the same names; in one order, so that others that store the same ones at once wait and no more. */
export async function storeEmbeddings(db: Database, embeddings: ReadonlyMap<string, Float32Array>, now: number): Promise<void> {
  if (embeddings.size === 0) return
  await db
    .insertInto('ai_embeddings')
    .values([...embeddings].sort(byHash).map(([hash, vector]) => ({ hash, vector: textOf(vector), used_at: now })))
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet(({ ref }) => ({ vector: ref('excluded.vector'), used_at: ref('excluded.used_at') })),
    )
    .execute()
}

/** Deletes embeddings that no question needed for long, and those that are too many. */
export async function sweepEmbeddings(db: Database, now: number, storedMax = STORED_MAX): Promise<void> {
  await sweepRows(db, { table: 'ai_embeddings', key: ['hash'], where: sql`used_at < ${now - UNUSED_MS}` })
  const extra = db.selectFrom('ai_embeddings').select('hash').orderBy('used_at', 'desc').orderBy('hash').offset(storedMax).limit(1000)
  for (let rows = await extra.execute(); rows.length > 0; rows = await extra.execute())
    await db
      .deleteFrom('ai_embeddings')
      .where(
        'hash',
        'in',
        rows.map(({ hash }) => hash),
      )
      .execute()
}

function byHash([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** 32-bit floats, little-endian, as Base64. */
function textOf(vector: Float32Array): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4))
  for (const [at, value] of vector.entries()) view.setFloat32(at * 4, value, true)
  return Buffer.from(view.buffer).toString('base64')
}

function vectorOf(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(at * 4))
}
