import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { backupStore, copyRejection } from './backup-store.ts'
import { openStore } from './open-store.ts'
import { createTestPlace } from './testing/open-test-store.fixture.ts'
import { withoutRights } from './testing/without-rights.fixture.ts'

const now = (): number => 0

test.skipIf(process.platform === 'win32')('a database in a folder of another user is not called missing', async () => {
  const { place, remove } = await createTestPlace('sqlite')
  await (await openStore({ ...place, now })).close()
  const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'))
  // The user that stands for another one has to write the backup.
  chmodSync(folder, 0o777)
  const backup = withoutRights(place.dataFolder, () => backupStore({ ...place, now }, join(folder, 'backup.sqlite')))
  await expect(backup).rejects.toThrow(/lectern\.sqlite can't be read by this user \(EACCES: [^\n]+\); expected [^\n]+$/)
  await remove()
  rmSync(folder, { recursive: true })
})

test('a disk that is too full for a copy is named, and not the source', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma max_page_count = 2; create table a (b text)')
  let cause: unknown
  try {
    database.exec('insert into a values (hex(zeroblob(10000)))')
  } catch (error) {
    cause = error
  }
  const rejection = copyRejection('/srv/data/lectern.sqlite', '/mnt/backups/monday.sqlite', cause)
  expect(rejection.message).toBe(
    "the copy of /srv/data/lectern.sqlite can't be written to /mnt/backups; expected enough free space there (database or disk is full)",
  )
  expect(copyRejection('/srv/data/lectern.sqlite', '/mnt/monday.sqlite', new Error('damaged')).message).toBe(
    "/srv/data/lectern.sqlite can't be copied: damaged",
  )
})
