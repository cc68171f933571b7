import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '#server/store/testing/open-test-store.fixture.ts'

const GUIDES = join(import.meta.dirname, '../docs/guides')

let store: TestStore
beforeAll(async () => {
  store = await openTestStore('sqlite')
})
afterAll(() => store.close())

/** The queries that a guide shows as code, within a line or in a block. */
function queriesOf(guide: string): readonly string[] {
  const text = readFileSync(join(GUIDES, guide), 'utf8')
  return [...text.matchAll(/(?:`|```sql\s)(select\s[^`]+)`/gi)].flatMap(([, query]) => query ?? [])
}

const queries = readdirSync(GUIDES).flatMap((guide) => queriesOf(guide).map((query) => ({ guide, query })))

test('the guides have queries', () => {
  expect(queries.map(({ guide }) => guide)).toContain('operating.md')
})

test.each(queries)('the tables of the site can be asked as $guide says: $query', async ({ query }) => {
  expect((await sql.raw(query).execute(store.db)).rows).toEqual([])
})
