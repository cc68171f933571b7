import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#content/testing/temporary-folder.ts'
import { contentCachePlace } from './content-cache-place.ts'

test('the oldest sets of content roots are forgotten when there is a new one', () => {
  const project = temporaryFolder({ '.lectern/content-cache/months.json': '' })
  const folder = join(project, '.lectern/content-cache')
  const files = Array.from({ length: 20 }, (_, set) => {
    const { file } = contentCachePlace(project, [`/content-${set}`])
    for (const path of [file, `${file}.folders`]) {
      writeFileSync(path, '')
      utimesSync(path, set, set)
    }
    return file
  })
  // One that is known removes nothing.
  contentCachePlace(project, ['/content-19'])
  const names = files.slice(-16).map((file) => file.slice(folder.length + 1))
  expect(readdirSync(folder).sort()).toEqual([...names, ...names.map((name) => `${name}.folders`), 'months.json'].sort())
})
