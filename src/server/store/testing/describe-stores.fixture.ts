import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, openTestStore, type TestStore } from './open-test-store.fixture.ts'

/** The context of a suite: a database's name, and the open store, once the tests run. */
export interface GivenStore {
  readonly kind: TestStore['kind']
  readonly getStore: () => TestStore
}

/** Runs one suite on both databases, each test without accounts; says how many tests ran on each, and fails unless they are as many. */
export function describeStores(subject: string, suite: (given: GivenStore) => void): void {
  const ran = { sqlite: 0, postgresql: 0 }
  describe.each(DATABASES)(`${subject} of %s`, (kind) => {
    let store: TestStore
    beforeAll(async () => {
      store = await openTestStore(kind)
    })
    beforeEach(async () => {
      ran[kind] += 1
      await store.db.deleteFrom('accounts').execute()
    })
    afterAll(() => store.close())
    suite({ kind, getStore: () => store })
  })

  test(`${subject}: the same tests run on both databases`, () => {
    console.log(`tests of ${subject}: SQLite ${ran.sqlite}, PostgreSQL ${ran.postgresql}`)
    expect(ran.sqlite).toBeGreaterThan(0)
    expect(ran.sqlite).toBe(ran.postgresql)
  })
}
