import { expect, test } from 'vitest'
import { createDiskSpace } from './disk-space.ts'

const MEBIBYTE = 1024 * 1024
const SECOND_MS = 1000

function watch(folder: string | undefined = '/data') {
  const lines: string[] = []
  let at = 0
  let free: number | Error = 1000
  let asked = 0
  const statfs = async () => {
    asked += 1
    if (typeof free === 'number') return { bavail: free * 256, bsize: 4096 }
    throw free
  }
  const diskSpace = createDiskSpace({ folder, minFreeBytes: 100 * MEBIBYTE, now: () => at, report: (line) => lines.push(line), statfs })
  return {
    lines,
    count: () => asked,
    /** @param mebibytes free, or why it is not known */
    later: (mebibytes: number | Error) => {
      free = mebibytes
      at += 10 * SECOND_MS
      return diskSpace.check()
    },
    now: () => diskSpace.check(),
  }
}

test('each change of the state is one line with what is free', async () => {
  const { later, lines } = watch()
  const states: string[] = []
  for (const free of [1000, 200, 199, 150, 100, 99, 98, 120, 500]) states.push(await later(free))
  expect(states).toEqual(['enough', 'enough', 'low', 'low', 'low', 'full', 'full', 'low', 'enough'])
  expect(lines).toEqual([
    "disk: 199 MiB are free; below 100 MiB (LECTERN_MIN_FREE_MB) users can't save any more; make space",
    'disk: 99 MiB are free, less than 100 MiB (LECTERN_MIN_FREE_MB): users can read, sign in and delete, but not save; make space',
    "disk: 120 MiB are free; below 100 MiB (LECTERN_MIN_FREE_MB) users can't save any more; make space",
    'disk: 500 MiB are free, which is enough again',
  ])
})

test('the disk is asked once in five seconds, however many save', async () => {
  const { now, later, count } = watch()
  for (let times = 0; times < 10; times += 1) await now()
  expect(count()).toBe(1)
  await later(1000)
  expect(count()).toBe(2)
})

test('a disk that can not be asked keeps no one from saving, and is reported once', async () => {
  const { later, lines } = watch()
  for (const _ of [1, 2]) expect(await later(new Error('gone'))).toBe('enough')
  expect(lines).toEqual(["disk: the free space of /data can't be read: gone"])
})

test('where the database is elsewhere, no disk is asked', async () => {
  const { count, now } = watch('')
  expect(await now()).toBe('enough')
  expect(count()).toBe(1)
  const elsewhere = createDiskSpace({ minFreeBytes: Number.POSITIVE_INFINITY, now: () => 0, report: () => {} })
  expect(await elsewhere.check()).toBe('enough')
})
