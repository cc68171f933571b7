import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Workshop } from '../testing/example-build.fixture.ts'
import { writeFiles } from '../testing/example-content.fixture.ts'
import { openLiveSearchIndexer } from './live-search-index.ts'

test('the search index of content as it is on disk is the one that a build writes, to the byte', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const index = openLiveSearchIndexer({ roots: [workshop.root] })
  for (const locale of ['en-US', 'de']) {
    const built = readFileSync(join(workshop.siteFolder, 'current', 'search', `${locale}.index`))
    expect(Buffer.from(index(locale) ?? []).equals(built), locale).toBe(true)
  }
  expect(index('fr')).toBeUndefined()
})

test('a page that was saved since is in it as it is now', () => {
  using workshop = new Workshop()
  const text = (title: string): string => `---\ntitle: ${title}\nslug: Learn/First\n---\n\nWords.\n`
  const indexed = (title: string): Uint8Array => {
    writeFiles(workshop.root, { 'files/en-us/learn/first/index.md': text(title) })
    return openLiveSearchIndexer({ roots: [workshop.root] })('en-US') ?? new Uint8Array()
  }
  expect(Buffer.from(indexed('Zeppelin')).includes('Zeppelin')).toBe(true)
  expect(Buffer.from(indexed('Balloon')).includes('Zeppelin')).toBe(false)
})
