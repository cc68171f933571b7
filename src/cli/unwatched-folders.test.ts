import { expect, test } from 'vitest'
import { UnwatchedFolders } from './unwatched-folders.ts'

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: it failed`), { code })
}

test.each([
  ['ENOSPC', '; raise fs.inotify.max_user_watches with sysctl'],
  ['EMFILE', '; raise fs.inotify.max_user_instances with sysctl'],
  ['EACCES', '; let the user of this command read the folder'],
  ['EPERM', '; let the user of this command read the folder'],
  ['EIO', ''],
])('a folder that is not watched because of %s is reported with what helps against it', (code, advice) => {
  const lines: string[] = []
  new UnwatchedFolders((line) => lines.push(line)).add('/a', systemError(code))
  expect(lines).toEqual([`edits in /a, and perhaps in other folders, are not noticed: ${code}: it failed${advice}`])
})

test('of each kind of error the first folder is reported', () => {
  const lines: string[] = []
  const unwatched = new UnwatchedFolders((line) => lines.push(line))
  for (const folder of ['/a', '/b']) for (const code of ['EACCES', 'ENOSPC']) unwatched.add(folder, systemError(code))
  expect(lines).toEqual([expect.stringMatching(/^edits in \/a,.* EACCES/), expect.stringMatching(/^edits in \/a,.* ENOSPC/)])
})
