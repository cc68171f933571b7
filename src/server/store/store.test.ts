import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { COLUMN_TYPES } from './migrations/columns.ts'
import { isReferenceViolation } from './store-failure.ts'
import { listTables, TABLE_COLUMNS } from './table-columns.ts'
import type { Tables } from './tables.ts'
import { describeStores } from './testing/describe-stores.fixture.ts'
import { exampleAccount, pingRow } from './testing/example-rows.fixture.ts'
import { failureOf } from './testing/failure-of.fixture.ts'
import { inParallel } from './testing/in-parallel.fixture.ts'

describeStores('a store', ({ kind, getStore }) => {
  const addAccount = async (...ids: readonly string[]): Promise<void> => {
    await getStore()
      .db.insertInto('accounts')
      .values(ids.map((id) => exampleAccount(id)))
      .execute()
  }
  describe('schema', () => {
    test('the migrations make the tables of tables.ts, with their columns and types, and no others', async () => {
      const found = await getStore().db.introspection.getTables()
      const shown = found
        .filter(({ name }) => name !== 'store_migrations')
        .map(({ name, columns }) => [
          name,
          columns.map((column) => `${column.name} ${column.dataType}${column.isNullable ? ' or null' : ''}`),
        ])
      const expected = listTables().map((table) => [table, describeColumns(table)])
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected))
    })

    test('what belongs to an account goes with it', async () => {
      await addAccount('one', 'other')
      await inParallel(2, (index) => ping(index === 0 ? 'one' : 'other', '2026-01-01'))
      await getStore().db.deleteFrom('accounts').where('id', '=', 'one').execute()
      expect(await getStore().db.selectFrom('activity_pings').select('account_id').execute()).toEqual([{ account_id: 'other' }])
    })

    test('a row that names an account which is not there is rejected', async () => {
      const failure = await failureOf(ping('nobody', '2026-01-01'))
      expect(isReferenceViolation(failure)).toBe(true)
    })

    test('an account is known by issuer and subject: the same subject of another issuer is another account', async () => {
      await addAccount('one')
      await getStore()
        .db.insertInto('accounts')
        .values(exampleAccount('two', { subject: 'subject-one', issuer: 'https://other.example' }))
        .execute()
      const failure = await failureOf(
        getStore()
          .db.insertInto('accounts')
          .values(exampleAccount('three', { subject: 'subject-one' }))
          .execute(),
      )
      expect(String(failure)).toMatch(/unique constraint/i)
      expect(isReferenceViolation(failure)).toBe(false)
    })

    test('two accounts may have one e-mail address', async () => {
      await addAccount('one')
      await getStore()
        .db.insertInto('accounts')
        .values(exampleAccount('two', { email: 'one@example.org', email_key: 'one@example.org' }))
        .execute()
      expect(await getStore().db.selectFrom('accounts').selectAll().where('email_key', '=', 'one@example.org').execute()).toHaveLength(2)
    })
  })

  describe('values', () => {
    test('a row comes back as it was written', async () => {
      const row = exampleAccount('one', {
        email: 'Ünï “quotes” \\ 漢字 🦊 \u{1F9D1}\u200D\u{1F4BB}\n\t',
        avatar_url: '',
        is_staff: 1,
        created_at: Number.MAX_SAFE_INTEGER,
        updated_at: -1,
      })
      await getStore().db.insertInto('accounts').values(row).execute()
      expect(await getStore().db.selectFrom('accounts').selectAll().execute()).toStrictEqual([row])
    })

    test('counts, sums, comparisons and fractions are numbers', async () => {
      await addAccount('one', 'two')
      const { rows } = await sql`
        select count(*) as count, sum(created_at) as sum, max(updated_at) as latest, (1 = 1) as is_so, (1 = 2) as is_not, null as unknown
        from accounts`.execute(getStore().db)
      expect(rows).toStrictEqual([{ count: 2, sum: 3_400_000_000_246, latest: 1_700_000_000_123, is_so: 1, is_not: 0, unknown: null }])
      await getStore().db.insertInto('rate_buckets').values({ key: 'a', tokens: 0.1, updated_at: 0 }).execute()
      expect(await getStore().db.selectFrom('rate_buckets').select('tokens').execute()).toEqual([{ tokens: 0.1 }])
    })

    test('texts are compared and ordered by code points, in no language', async () => {
      const keys = ['a', 'B', 'Z', 'b', 'é', 'e\u0301', 'ß', 'ss', 'ａ', '\uffff', '🦊', '_', '10', '9']
      await getStore()
        .db.insertInto('site_state')
        .values(keys.map((name) => ({ name, value: '', updated_at: 0 })))
        .execute()
      const names = (await getStore().db.selectFrom('site_state').select('name').orderBy('name').execute()).map(({ name }) => name)
      expect(names).toEqual([...keys].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))))
      expect(await getStore().db.selectFrom('site_state').select('name').where('name', '=', 'É').execute()).toEqual([])
    })

    test.each([
      ['a NUL', 'a\0b'],
      ['a lone surrogate', 'a\ud800'],
    ])('%s in a text is rejected', async (_, email) => {
      await expect(getStore().db.insertInto('accounts').values(exampleAccount('one', { email })).execute()).rejects.toThrow(TypeError)
      expect(await getStore().db.selectFrom('accounts').selectAll().execute()).toEqual([])
    })

    test('how many rows were changed is reported alike', async () => {
      await addAccount('one', 'two')
      const { numUpdatedRows } = await getStore().db.updateTable('accounts').set({ is_staff: 1 }).where('id', '=', 'one').executeTakeFirst()
      const { numDeletedRows } = await getStore().db.deleteFrom('accounts').executeTakeFirst()
      const { numInsertedOrUpdatedRows } = await getStore()
        .db.insertInto('site_state')
        .values({ name: 'told', value: '', updated_at: 0 })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirstOrThrow()
      expect([numUpdatedRows, numDeletedRows, numInsertedOrUpdatedRows]).toEqual([1n, 2n, 1n])
    })
  })

  const ping = async (account: string, day: string): Promise<void> => {
    await getStore().db.insertInto('activity_pings').values(pingRow(account, day)).execute()
  }

  function describeColumns(table: keyof Tables): readonly string[] {
    return Object.entries<string>(TABLE_COLUMNS[table]).map(([name, words]) => {
      const [word = '', ...rest] = words.split(' ')
      return [name, dataTypeOf(word), ...rest].join(' ')
    })
  }

  /** As the database names it in its own tables. */
  function dataTypeOf(word: string): string {
    const written =
      Object.entries(COLUMN_TYPES)
        .find(([name]) => name === word)?.[1]
        [kind].replace(/ collate .*/, '') ?? ''
    const names: Readonly<Record<string, string>> = { bigint: 'int8', smallint: 'int2', 'double precision': 'float8' }
    return kind === 'postgresql' ? (names[written] ?? written) : written.toUpperCase()
  }
})
