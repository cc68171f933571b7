import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectUpdates } from '#updates/collect-updates.ts'
import { SMALL_SNAPSHOT } from '#updates/small-snapshot.fixture.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { updateSeen } from './seen-rows.ts'

/** The updates of a later day of June, with a feature that Firefox 3 is said to have since then. */
function updatesOf(day: number): UpdatesData {
  const late = { __compat: { support: { firefox: { version_added: '3' } } } }
  const meta = { version: `1.2.${day}`, timestamp: `2026-06-${day}T10:00:00.000Z` }
  return collectUpdates({ ...SMALL_SNAPSHOT, __meta: meta, api: { [`late${day}`]: late } }, () => null)
}

describe.each(DATABASES)('since when the data says what it says, on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ kind })
  })
  afterAll(() => site.close())

  const daysOf = async (data: UpdatesData) => (await updateSeen(site.services, data)).days['firefox@3']

  test('is stored, and replaced when the data is newer', async () => {
    expect(await daysOf(updatesOf(15))).toMatchObject({ '+api.late15': '2026-05-20' })
    expect(await daysOf(updatesOf(16))).toMatchObject({ '+api.late15': '2026-05-20', '+api.late16': '2026-06-16' })
    expect(await daysOf(updatesOf(15))).toHaveProperty(['+api.late16'], '2026-06-16')
  })

  test('is not lost when twenty programs store it at once', async () => {
    await inParallel(20, (number) => updateSeen(site.services, updatesOf(17 + (number % 3))))
    expect(await daysOf(updatesOf(20))).toMatchObject({
      '+api.late16': '2026-06-16',
      '+api.late19': '2026-06-19',
      '+api.late20': '2026-06-20',
    })
  })

  test('begins again where it is stored in another format', async () => {
    await site.store.db.updateTable('stored_updates').set({ format: 99 }).execute()
    expect(await daysOf(updatesOf(21))).toMatchObject({ '+api.late21': '2026-05-20' })
    expect(await daysOf(updatesOf(22))).toMatchObject({ '+api.late22': '2026-06-22' })
  })
})
