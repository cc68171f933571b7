import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { sampleDocument } from '#search/search-document.fixture.ts'
import { writeIndex } from '#search/write-index.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'

/** A site of search indexes only, that can change its build. */
function createSite(first: SiteSnapshot): SiteSource & { change(next: SiteSnapshot): void } {
  let current = first
  const listeners: ((changed: '*') => void)[] = []
  return {
    current: () => current,
    subscribe(listener) {
      listeners.push(listener)
      return () => undefined
    },
    close: async () => undefined,
    change(next) {
      current = next
      for (const listener of listeners) listener('*')
    },
  }
}

/** A build with one page. Its index can be read when `readable` resolves. */
function buildOf(title: string, readable: Promise<void> = Promise.resolve()): SiteSnapshot {
  return {
    id: title,
    csp: '',
    pageUrls: () => [],
    findPageUrl: () => undefined,
    findRedirect: () => undefined,
    read: async () => undefined,
    findHash: async () => undefined,
    searchIndexes: [{ locale: 'en-US', file: 'en-US.index' }],
    async readSearchIndex() {
      await readable
      return writeIndex('en-US', [sampleDocument(title, { title })])
    },
  }
}

async function titlesOf(engine: SearchEngine, q: string): Promise<readonly string[]> {
  const answer = await engine.ask({ kind: 'titles', q, locale: 'en-US', count: 1 }, '192.0.2.0/24')
  return answer.kind === 'titles' ? answer.titles.map(({ title }) => title) : []
}

test('while the index of a new build is read, the previous one answers', async () => {
  const site = createSite(buildOf('Previous'))
  const engine = createSearchEngine(site, { report: () => undefined })
  onTestFinished(() => engine.close())
  expect(await titlesOf(engine, 'previous')).toEqual(['Previous'])
  const readable = Promise.withResolvers<void>()
  site.change(buildOf('Next', readable.promise))
  expect(await titlesOf(engine, 'previous')).toEqual(['Previous'])
  readable.resolve()
  await expect.poll(() => titlesOf(engine, 'next'), { timeout: 10_000 }).toEqual(['Next'])
})

test('while the threads of a new build start, those of the previous one answer', async () => {
  const site = createSite(buildOf('Previous'))
  const engine = createSearchEngine(site, { report: () => undefined })
  onTestFinished(() => engine.close())
  expect(await titlesOf(engine, 'previous')).toEqual(['Previous'])
  const thread = once(process, 'worker')
  site.change(buildOf('Next'))
  await thread
  expect(await titlesOf(engine, 'previous')).toEqual(['Previous'])
  await expect.poll(() => titlesOf(engine, 'next'), { timeout: 10_000 }).toEqual(['Next'])
})
