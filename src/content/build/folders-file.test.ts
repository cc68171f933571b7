import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readFolders, writeFolders } from './folders-file.ts'

test('folders are read as they were written', () => {
  const folder = temporaryFolder({})
  writeFolders(folder, ['public/en-US', 'public/a\nb'])
  expect(readFolders(folder)).toEqual(['public/en-US', 'public/a\nb'])
})

test.each(['[', '{}', ''])('a file that is damaged counts as none: %j', (content) => {
  const folder = temporaryFolder({})
  expect(readFolders(folder)).toBeUndefined()
  writeFileSync(join(folder, 'folders.json'), content)
  expect(readFolders(folder)).toBeUndefined()
})
