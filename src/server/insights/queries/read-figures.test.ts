import { CompiledQuery, createQueryId, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { describeStores } from '../../store/testing/describe-stores.fixture.ts'
import { listReadPages } from './list-read-pages.ts'
import { listTyped } from './list-typed.ts'
import { periodOf } from './period.ts'
import { ROWS_READ_MAX } from './reach.ts'
import { readFigures } from './read-figures.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const PERIOD = periodOf(28, NOW)
const noSurvey = async (): Promise<undefined> => undefined

describeStores('figures', ({ kind, getStore }) => {
  beforeEach(async () => {
    await getStore().db.deleteFrom('telemetry_days').execute()
  })

  test('are ten queries, however many rows there are (docs/behaviour/insights.md 10)', async () => {
    const noted: RootOperationNode[] = []
    await readFigures(getStore().db.withPlugin(noting(noted)), PERIOD, noSurvey)
    expect(noted.map((node) => node.kind)).toEqual(Array.from({ length: 10 }, () => 'SelectQueryNode'))
  })

  test('are found by indexes: no query goes through a whole table', async () => {
    const noted: RootOperationNode[] = []
    const { db } = getStore()
    await readFigures(db.withPlugin(noting(noted)), PERIOD, noSurvey)
    expect(noted).toHaveLength(10)
    await db.transaction().execute(async (transaction) => {
      if (kind === 'postgresql') await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      for (const node of noted) {
        const { sql, parameters } = transaction.getExecutor().compileQuery(node, createQueryId())
        const explain = kind === 'sqlite' ? 'explain query plan' : 'explain'
        const plan = JSON.stringify((await transaction.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))).rows)
        expect(plan).not.toMatch(
          /SCAN (?:telemetry_days|feedback_votes|survey_answers|ad_placement_counts|observatory_scans)\b|Seq Scan on/,
        )
        expect(plan).toMatch(/USING (?:COVERING )?INDEX|Index (?:Only )?Scan|Bitmap/)
      }
    })
  })

  test('of more than is read at once are those of the newest days, and say since when (docs/behaviour/insights.md 10)', async () => {
    await fill('not_found', '2026-11-20', ROWS_READ_MAX)
    await fill('not_found', '2026-11-10', 1000)
    const { rows, since } = await listTyped(getStore().db, 'not_found', PERIOD)
    expect([rows.length, since, rows.reduce((sum, { count }) => sum + count, 0)]).toEqual([1000, '2026-11-20', 3000])
    await fill('view', '2026-11-21', 10)
    await fill('view', '2026-11-01', 10)
    await fill('depth_50', '2026-10-30', 10)
    const pages = await listReadPages(getStore().db, PERIOD)
    expect([pages.rows.length, pages.since, pages.rows[0]]).toEqual([
      10,
      undefined,
      { page: '/0', views: 6, depth25: 0, depth50: 0, depth75: 0 },
    ])
  })

  async function fill(measure: string, day: string, count: number): Promise<void> {
    for (let at = 0; at < count; at += 2000) {
      const rows = Array.from({ length: Math.min(2000, count - at) }, (_, index) => ({
        day,
        measure,
        locale: '',
        about: `/${at + index}`,
        count: 3,
      }))
      await getStore().db.insertInto('telemetry_days').values(rows).execute()
    }
  }
})

/** Notes the queries that are made, without their parts. */
function noting(into: RootOperationNode[]): KyselyPlugin {
  const made = new Map<QueryId, RootOperationNode>()
  return {
    transformQuery({ node, queryId }) {
      made.set(queryId, node)
      return node
    },
    async transformResult({ queryId, result }) {
      into.push(...[made.get(queryId)].filter((node) => node !== undefined))
      return result
    },
  }
}
