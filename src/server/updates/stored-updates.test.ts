import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectUpdates } from '#updates/collect-updates.ts'
import { SMALL_SNAPSHOT } from '#updates/small-snapshot.fixture.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import { type CollectionsApp, createCollectionsApp } from '../collections/testing/collections-app.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { findStoredVersion, readStoredUpdates, removeStoredUpdates, storeUpdates } from './stored-updates.ts'
import { UPDATES_SITE } from './testing/updates-site.fixture.ts'

/** The updates of a later day of June: Chrome alone. */
function updatesOf(day: number): UpdatesData {
  const { chrome } = SMALL_SNAPSHOT.browsers
  const meta = { version: `1.2.${day}`, timestamp: `2026-06-${day}T10:00:00.000Z` }
  return collectUpdates({ ...SMALL_SNAPSHOT, __meta: meta, browsers: { chrome } }, () => null)
}

describe.each(DATABASES)('stored updates, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind, build: UPDATES_SITE })
  })
  afterAll(() => it.close())

  const versionShown = async () => (await it.client().get('/api/v2/updates/')).json().version
  const pass = (ms = 60_000) => it.clock.move(ms)

  test('are read back, and gone when they are deleted', async () => {
    expect(await readStoredUpdates(it.store.db)).toBeUndefined()
    expect(await storeUpdates(it.store.db, updatesOf(20), 1)).toBe(true)
    expect(await readStoredUpdates(it.store.db)).toMatchObject({ updates: updatesOf(20), hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await removeStoredUpdates(it.store.db)
    expect(await findStoredVersion(it.store.db)).toBeUndefined()
  })

  test('stay when older ones are stored, and are replaced by newer and by equally old ones', async () => {
    expect(await storeUpdates(it.store.db, updatesOf(20), 1)).toBe(true)
    expect(await storeUpdates(it.store.db, updatesOf(19), 2)).toBe(false)
    expect(await storeUpdates(it.store.db, updatesOf(20), 3)).toBe(true)
    expect(await findStoredVersion(it.store.db)).toMatchObject({ version: '1.2.20', stored_at: 3 })
    await removeStoredUpdates(it.store.db)
  })

  test('of twenty programs that store at once the newest data stays, in one row', async () => {
    const days = Array.from({ length: 20 }, (_, number) => 10 + ((number * 7) % 20))
    const stored = await Promise.all(days.map((day) => storeUpdates(it.store.db, updatesOf(day), 1)))
    expect(await findStoredVersion(it.store.db)).toMatchObject({ version: '1.2.29' })
    expect(stored[days.indexOf(29)]).toBe(true)
    expect(await it.store.db.selectFrom('stored_updates').select('name').execute()).toHaveLength(1)
    await removeStoredUpdates(it.store.db)
  })

  test('are shown after a clock that was ahead is set back', async () => {
    await versionShown()
    pass(-60 * 60_000)
    await storeUpdates(it.store.db, updatesOf(16), 1)
    expect(await versionShown()).toBe('1.2.16')
    await removeStoredUpdates(it.store.db)
    pass()
  })

  test('are shown within a minute where they are newer than those of the build, with the pages of the build', async () => {
    pass()
    expect(await versionShown()).toBe('1.2.3')
    await storeUpdates(it.store.db, updatesOf(14), 1)
    pass()
    expect(await versionShown()).toBe('1.2.3')
    await storeUpdates(it.store.db, updatesOf(16), 1)
    expect(await versionShown()).toBe('1.2.3')
    pass()
    const reply = await it.client().get('/api/v2/updates/?doc=/en-US/docs/Web/CSS')
    expect(reply.json()).toMatchObject({ version: '1.2.16', date: '2026-06-16', count: { releases: 2, events: 2 } })
    await removeStoredUpdates(it.store.db)
    pass()
    expect(await versionShown()).toBe('1.2.3')
  })

  test('of another format than this code reads are passed over, and replaced', async () => {
    await storeUpdates(it.store.db, updatesOf(25), 1)
    await it.store.db.updateTable('stored_updates').set({ format: 99 }).execute()
    pass()
    expect(await versionShown()).toBe('1.2.3')
    expect(await storeUpdates(it.store.db, updatesOf(16), 2)).toBe(true)
    await removeStoredUpdates(it.store.db)
  })
})
