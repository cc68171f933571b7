import { sql } from 'kysely'
import { GRADES, type Grade } from '#contracts/observatory.ts'
import type { GradeDistribution, HistoryEntry } from '#contracts/observatory-calls.ts'
import { sweepRows } from '../store/sweep-rows.ts'
import type { ObservatoryScansTable } from '../store/tables/observatory.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS } from '../store/utc-day.ts'

/** Scans are stored for a year, those without a grade for a day; of one site the newest hundred that have a grade. */
const RETENTION_MS = 365 * DAY_MS
const MAX_SCANS = 100

/** The newest scan of a site since an instant that has a grade, or that has none; undefined when there is none. */
export async function findNewest(
  db: Database,
  host: string,
  { since, isGraded }: { readonly since: number; readonly isGraded: boolean },
): Promise<ObservatoryScansTable | undefined> {
  return await db
    .selectFrom('observatory_scans')
    .selectAll()
    .where('host', '=', host)
    .where('scanned_at', '>', since)
    .where('grade', isGraded ? 'is not' : 'is', null)
    .orderBy('scanned_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The scan of a site with a number; undefined when there is none with a grade. */
export async function findScan(db: Database, host: string, id: number): Promise<ObservatoryScansTable | undefined> {
  return await db
    .selectFrom('observatory_scans')
    .selectAll()
    .where('id', '=', id)
    .where('host', '=', host)
    .where('grade', 'is not', null)
    .executeTakeFirst()
}

/** The scans of a site at which its score changed, the oldest first. */
export async function listHistory(db: Database, host: string): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('observatory_scans')
    .select(['id', 'grade', 'score', 'scanned_at'])
    .where('host', '=', host)
    .where('grade', 'is not', null)
    .orderBy('scanned_at')
    .limit(MAX_SCANS)
    .execute()
  return rows.flatMap(({ id, grade, score, scanned_at }, index) => {
    const before = rows[index - 1]
    if (grade === null || (before !== undefined && before.score === score)) return []
    return [{ id: Number(id), grade, score: Number(score), scanned_at: new Date(Number(scanned_at)).toISOString() }]
  })
}

/** The grade of the newest scan of a site; null: it has none. */
export async function findGrade(db: Database, host: string): Promise<Grade | null> {
  const row = await db.selectFrom('observatory_sites').select('grade').where('host', '=', host).executeTakeFirst()
  return row?.grade ?? null
}

/**
 * Stores a scan under the next number, and gives its row. Of its site, the oldest graded ones beyond the limit go. Failed scans count for nothing
 * here: a site that is down keeps its reports, and `sweepScans` deletes the failures after a day.
 */
export async function addScan(db: Database, scan: Omit<ObservatoryScansTable, 'id'>): Promise<ObservatoryScansTable> {
  const row = { ...scan, id: await nextId(db) }
  await db.insertInto('observatory_scans').values(row).execute()
  if (row.grade === null) return row
  await db.updateTable('observatory_sites').set({ grade: row.grade, scanned_at: row.scanned_at }).where('host', '=', row.host).execute()
  await dropOldest(db, row.host)
  return row
}

async function dropOldest(db: Database, host: string): Promise<void> {
  const kept = db
    .selectFrom('observatory_scans')
    .select('id')
    .where('host', '=', host)
    .where('grade', 'is not', null)
    .orderBy('scanned_at', 'desc')
    .limit(MAX_SCANS)
  await db.deleteFrom('observatory_scans').where('host', '=', host).where('grade', 'is not', null).where('id', 'not in', kept).execute()
}

/** A number that no other scan has had or gets. */
async function nextId(db: Database): Promise<number> {
  const { value } = await db
    .insertInto('counters')
    .values({ name: 'observatory_scans', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}

/** How many sites have each grade, by their last scans of a year. */
export async function countGrades(db: Database, now: number): Promise<GradeDistribution> {
  const rows = await db
    .selectFrom('observatory_sites')
    .select(({ fn }) => ['grade', fn.countAll<string | number>().as('sites')])
    .where('grade', 'is not', null)
    .where('scanned_at', '>', now - RETENTION_MS)
    .groupBy('grade')
    .execute()
  const counts = new Map(rows.map(({ grade, sites }) => [grade, Number(sites)]))
  return GRADES.map(({ grade }) => ({ grade, count: counts.get(grade) ?? 0 }))
}

/**
 * Takes the lease of a site: of all processes, one scans it. @returns whether it was taken
 *
 * @param until when the lease ends if its owner dies
 */
export async function takeLease(
  db: Database,
  host: string,
  { owner, now, until }: { owner: string; now: number; until: number },
): Promise<boolean> {
  await db
    .insertInto('observatory_sites')
    .values({ host, lease_owner: null, lease_until: 0, grade: null, scanned_at: null })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('observatory_sites')
    .set({ lease_owner: owner, lease_until: until })
    .where('host', '=', host)
    .where(({ or, eb }) => or([eb('lease_owner', 'is', null), eb('lease_until', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives the lease back. */
export async function dropLease(db: Database, host: string, owner: string): Promise<void> {
  await db
    .updateTable('observatory_sites')
    .set({ lease_owner: null, lease_until: 0 })
    .where('host', '=', host)
    .where('lease_owner', '=', owner)
    .execute()
}

/** Deletes what is older than it is stored. */
export async function sweepScans(db: Database, now: number): Promise<void> {
  const isOld = sql<boolean>`scanned_at < ${now - RETENTION_MS}`
  const isOldFailure = sql<boolean>`grade is null and scanned_at < ${now - DAY_MS}`
  await sweepRows(db, { table: 'observatory_scans', key: ['id'], where: sql`(${isOld} or ${isOldFailure})` })
  await sweepRows(db, {
    table: 'observatory_sites',
    key: ['host'],
    where: sql`lease_owner is null and coalesce(scanned_at, 0) < ${now - RETENTION_MS}`,
  })
}
