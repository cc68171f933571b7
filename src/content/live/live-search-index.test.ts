import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHead, openSections, type SectionName } from '#search/index-format.ts'
import { Workshop } from '../testing/example-build.fixture.ts'
import { writeFiles } from '../testing/example-content.fixture.ts'
import { openLiveSearchIndexer } from './live-search-index.ts'

const SECTION_NAMES: readonly SectionName[] = ['documents', 'terms', 'postingEnds', 'postings', 'lengths', 'words', 'textEnds', 'texts']

test('the search index of content as it is on disk is the one that a build writes in pieces, to the byte', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const index = openLiveSearchIndexer({ roots: [workshop.root] })
  for (const locale of ['en-US', 'de']) {
    const folder = join(workshop.siteFolder, 'current', 'search')
    const head = openHead(readFileSync(join(folder, `${locale}.index`)))
    const texts = (head.header.pieces ?? []).map(([name]) => readFileSync(join(folder, 'texts', name)))
    const live = openSections(index(locale) ?? new Uint8Array())
    expect(live.header.sections).toEqual(head.header.sections)
    for (const name of SECTION_NAMES) {
      const built = name === 'texts' ? Buffer.concat(texts) : head.section(name)
      expect(Buffer.compare(live.section(name), built), `${locale}, ${name}`).toBe(0)
    }
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
