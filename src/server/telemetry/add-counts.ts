import { sql } from 'kysely'
import type { TransactionDatabase } from '../store/tables.ts'
import { type Counted, type Measure, WORD_MEASURES } from './count-ping.ts'
import { inChunks } from './in-chunks.ts'

/** How many subjects a day stores of one measure; what else comes is counted with an empty subject (docs/behaviour/telemetry.md 5). */
export const SUBJECTS_MAX = 20_000
/** The same of what users have typed: a client that invents wrong addresses fills no more than this. */
export const TYPED_SUBJECTS_MAX = 5000

/** Adds what was counted to a day, in the transaction of the pings. */
export async function addCounts(transaction: TransactionDatabase, counted: readonly Counted[], day: string): Promise<void> {
  const sums = sumUp(counted)
  const fitting = await limitSubjects(transaction, sums, day)
  for (const chunk of inChunks(fitting)) {
    await transaction
      .insertInto('telemetry_days')
      .values(chunk.map((row) => ({ day, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'measure', 'locale', 'about']).doUpdateSet({ count: sql<number>`telemetry_days.count + excluded.count` }),
      )
      .execute()
  }
}

/** One row for each key, in one order for all processes. */
function sumUp(counted: readonly Counted[]): readonly Counted[] {
  const sums = new Map<string, Counted>()
  for (const row of counted) {
    const key = `${row.measure}\n${row.locale}\n${row.about}`
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.keys()].toSorted().flatMap((key) => sums.get(key) ?? [])
}

/** Rows for which the day has room: where a measure is full, only subjects that it has. */
async function limitSubjects(transaction: TransactionDatabase, rows: readonly Counted[], day: string): Promise<readonly Counted[]> {
  const fitting: Counted[] = []
  for (const [measure, some] of Map.groupBy(rows, (row) => row.measure)) {
    const max = isTyped(measure) ? TYPED_SUBJECTS_MAX : SUBJECTS_MAX
    const known = await countSubjects(transaction, { measure, day, max })
    if (known + some.length <= max) fitting.push(...some)
    else fitting.push(...(await withoutUnknown(transaction, some, day)))
  }
  return sumUp(fitting)
}

/** The number of rows, looked up no further than it matters. */
async function countSubjects(
  transaction: TransactionDatabase,
  { measure, day, max }: { readonly measure: Measure; readonly day: string; readonly max: number },
): Promise<number> {
  const rows = transaction.selectFrom('telemetry_days').select('about').where('day', '=', day).where('measure', '=', measure)
  const { count } = await transaction
    .selectFrom(rows.limit(max).as('rows'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function isTyped(measure: Measure): boolean {
  return WORD_MEASURES.some((typed) => typed === measure)
}

async function withoutUnknown(transaction: TransactionDatabase, rows: readonly Counted[], day: string): Promise<readonly Counted[]> {
  const known = new Set<string>()
  for (const chunk of inChunks(rows)) {
    const found = await transaction
      .selectFrom('telemetry_days')
      .select(['locale', 'about'])
      .where('day', '=', day)
      .where('measure', '=', chunk[0]?.measure ?? '')
      .where(
        'about',
        'in',
        chunk.map(({ about }) => about),
      )
      .execute()
    for (const { locale, about } of found) known.add(`${locale}\n${about}`)
  }
  return rows.map((row) => (known.has(`${row.locale}\n${row.about}`) ? row : { ...row, locale: '', about: '' }))
}
