import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SCORING_VERSION } from '#contracts/observatory.ts'
import type { ObservatoryScansTable } from '../store/tables/observatory.ts'
import { DATABASES, openTestStore, type TestStore } from '../store/testing/open-test-store.fixture.ts'
import { addScan, listHistory } from './scan-rows.ts'

const HOST = 'site.example.org'

describe.each(DATABASES)('stored scans, on %s', (kind) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(kind)
  })
  afterEach(() => store.close())

  /** Stores a scan for each of so many seconds from `from` on. */
  async function addScans(from: number, count: number, outcome: Partial<ObservatoryScansTable>): Promise<void> {
    const none = { version: SCORING_VERSION, grade: null, score: null, report: null, error: null, message: null }
    for (let second = from; second < from + count; second += 1)
      await addScan(store.db, { ...none, host: HOST, scanned_at: second * 1000, ...outcome })
  }
  const graded = (score: number): Partial<ObservatoryScansTable> => ({ grade: 'F', score, report: '{}' })
  const failed: Partial<ObservatoryScansTable> = { error: 'scan-failed', message: 'down' }

  async function count(outcome: 'graded' | 'failed'): Promise<number> {
    const rows = await store.db
      .selectFrom('observatory_scans')
      .select('id')
      .where('grade', outcome === 'graded' ? 'is not' : 'is', null)
      .execute()
    return rows.length
  }

  test('a hundred failed scans delete no report', async () => {
    await addScans(1, 2, graded(15))
    await addScans(10, 101, failed)
    expect([await count('graded'), await count('failed')]).toEqual([2, 101])
  })

  test('of the graded ones the newest hundred stay, and the failed ones between them count for nothing', async () => {
    await addScans(1, 1, graded(5))
    await addScans(2, 3, failed)
    await addScans(10, 99, graded(15))
    expect((await listHistory(store.db, HOST)).map(({ score }) => score)).toEqual([5, 15])
    await addScans(200, 1, graded(15))
    expect((await listHistory(store.db, HOST)).map(({ score }) => score)).toEqual([15])
    expect([await count('graded'), await count('failed')]).toEqual([100, 3])
  })
})
