import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Workshop } from '#content/testing/example-build.fixture.ts'
import { pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { createThreadPool } from './page-pool-threads.ts'
import { type Reading, versionOf } from './testing/site-reader.fixture.ts'
import { writeWebStandIn } from './testing/web-stand-in.fixture.ts'

const BUILDS = 4
const PAGES = ['/en-US/docs/Web/Color', '/en-US/docs/Learn', '/en-US/docs/Glossary']
/** The valid states: all pages of one build. */
const WHOLE = Array.from({ length: BUILDS }, (_, number) => PAGES.map(() => `Version ${number}`).join())

test('while builds come one after the other, a user sees one of them as a whole', { timeout: 60_000 }, async () => {
  using workshop = new Workshop()
  await build(workshop, 0)
  const site = openBuiltSite(workshop.siteFolder)
  const files = startFileThread(workshop.siteFolder)
  const requests = startRequests(site)
  for (let number = 1; number < BUILDS; number++) await build(workshop, number)
  const seen = [await files.stop(), await requests.stop()]
  await site.close()
  for (const reading of seen) {
    expect(WHOLE).toEqual(expect.arrayContaining([...reading.seen]))
    expect(reading.seen.length).toBeGreaterThan(1)
    expect(reading.reads).toBeGreaterThan(BUILDS)
  }
})

/** Builds with another version of some long pages. */
async function build(workshop: Workshop, number: number): Promise<void> {
  const body = `Version ${number}. ${'word '.repeat(20_000)}`
  const sources = PAGES.map((url) => [
    `files${url.toLowerCase().replace('/docs/', '/')}/index.md`,
    pageText(url.slice('/en-US/docs/'.length), 'Title', body),
  ])
  writeFiles(workshop.root, Object.fromEntries(sources))
  await workshop.build({ web: writeWebStandIn(join(workshop.root, '../stand-in')), pool: createThreadPool(1) })
}

interface Readings {
  stop(): Promise<Reading>
}

function startFileThread(siteFolder: string): Readings {
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./testing/site-reader.fixture.ts', import.meta.url), { workerData: { siteFolder, urls: PAGES, flag } })
  return {
    async stop() {
      const message = once(worker, 'message')
      Atomics.store(flag, 0, 1)
      const [reading]: Reading[] = await message
      if (reading === undefined) throw new Error('the reader said nothing')
      return reading
    },
  }
}

/** Reads as the server does, between the steps of the build. */
function startRequests(site: SiteSource): Readings {
  const seen = new Set<string>()
  let reads = 0
  let isStopped = false
  const done = (async () => {
    while (!isStopped) {
      const snapshot = site.current()
      const files = await Promise.all(PAGES.map((url) => snapshot.read(filePathOf(url, 'index.html'))))
      seen.add(files.map((file) => versionOf(Buffer.from(file?.bytes ?? []).toString())).join())
      reads += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  return {
    async stop() {
      isStopped = true
      await done
      return { seen: [...seen], reads }
    },
  }
}
