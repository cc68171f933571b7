import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { makeSiteFolder, publishBuild } from '../documents/built-site.fixture.ts'
import { openBuiltSite } from '../documents/built-site.ts'
import { openTestStore } from '../store/testing/open-test-store.fixture.ts'
import { createGetUpdates } from './current-updates.ts'
import { UPDATES_SITE } from './testing/updates-site.fixture.ts'

function openSite() {
  const folder = makeSiteFolder()
  const built = publishBuild(folder, UPDATES_SITE)
  const site = openBuiltSite(folder, { report: () => {} })
  onTestFinished(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })
  return { site, folder, built }
}

test('when the store does not answer, the updates of the build are shown, and one line says so', async () => {
  const store = await openTestStore('sqlite', () => 0)
  await store.close()
  const lines: string[] = []
  const getUpdates = createGetUpdates(openSite().site, { db: store.db, now: () => 0, report: (line) => lines.push(line) })
  expect((await getUpdates()).index.data.version).toBe('1.2.3')
  await getUpdates()
  expect(lines).toEqual([expect.stringContaining("the store can't be asked")])
})

test('as long as nothing changes, the updates are read once', async () => {
  const getUpdates = createGetUpdates(openSite().site)
  const [one, other] = await Promise.all([getUpdates(), getUpdates()])
  expect(one.index).toBe(other.index)
})

test('a build that is removed while another one takes its place is no failure', async () => {
  const { site, folder, built } = openSite()
  const getUpdates = createGetUpdates(site)
  publishBuild(folder, { ...UPDATES_SITE, id: 'later' })
  rmSync(built, { recursive: true, force: true })
  expect((await getUpdates()).index.data.version).toBe('1.2.3')
})
