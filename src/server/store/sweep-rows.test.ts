import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { sweepRows } from './sweep-rows.ts'
import { DATABASES, openTestStore } from './testing/open-test-store.fixture.ts'

const count = (day: string, about: string) => ({ day, measure: 'visit', locale: '', about, count: 1 })

describe.each(DATABASES)('the sweep of a table, on %s', async (kind) => {
  const store = await openTestStore(kind)
  afterAll(() => store.close())

  test('deletes the rows that meet the condition, 2,000 in each statement, also by a key of several columns', async () => {
    const old = Array.from({ length: 4500 }, (_, index) => count('2026-01-31', `/${index}`))
    for (let at = 0; at < old.length; at += 500)
      await store.db
        .insertInto('telemetry_days')
        .values(old.slice(at, at + 500))
        .execute()
    await store.db.insertInto('telemetry_days').values(count('2026-02-01', '/1')).execute()

    const deleted: (bigint | undefined)[] = []
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        deleted.push(result.numAffectedRows)
        return result
      },
    })
    await sweepRows(db, { table: 'telemetry_days', key: ['day', 'measure', 'locale', 'about'], where: sql`day < ${'2026-02-01'}` })

    expect(deleted).toEqual([2000n, 2000n, 500n])
    expect(await store.db.selectFrom('telemetry_days').selectAll().execute()).toMatchObject([{ day: '2026-02-01', about: '/1' }])
  })
})
