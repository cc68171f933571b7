import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { EXAMPLE_CONTENT, makeFolder, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import type { SiteCheckState } from '#contracts/site-check.ts'
import { openSiteCheck } from './open-site-check.ts'

/** A process starts and reads the data of browsers first. */
const LIMIT_MS = 60_000

function settingsOf(root: string) {
  return { contentRoots: [root], features: [], levelOptions: [], words: [] }
}

async function endOf(check: ReturnType<typeof openSiteCheck>): Promise<SiteCheckState | undefined> {
  await vi.waitUntil(() => check.state()?.kind !== 'running', { timeout: LIMIT_MS, interval: 20 })
  return check.state()
}

test('a check runs in its own process and gives the problems with their pages (docs/behaviour/flaws.md 1, 3)', {
  timeout: LIMIT_MS,
}, async () => {
  using folder = makeFolder()
  const root = join(folder.path, 'content')
  writeFiles(root, { ...EXAMPLE_CONTENT, 'files/en-us/web/new/index.md': pageText('Web/New', 'New', '[gone](/en-US/docs/Web/Gone)') })
  const check = openSiteCheck(settingsOf(root))
  expect(check.state()).toBeUndefined()
  check.start()
  check.start()
  expect(check.state()).toMatchObject({ kind: 'running' })
  const end = await endOf(check)
  const problems = end?.kind === 'done' ? end.problems : []
  expect(problems.find(({ page }) => page?.title === 'New')).toMatchObject({
    kind: 'broken-link',
    locale: 'en-US',
    page: { url: '/en-US/docs/Web/New', title: 'New' },
  })
})

test('a check of content that cannot be read says why, and the next one is of the content as it is then', {
  timeout: LIMIT_MS,
}, async () => {
  using folder = makeFolder()
  const root = join(folder.path, 'content')
  writeFiles(root, { ...EXAMPLE_CONTENT, 'site.json': '{' })
  const check = openSiteCheck(settingsOf(root))
  check.start()
  expect(await endOf(check)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('site.json is not valid JSON') })
  writeFiles(root, { 'site.json': EXAMPLE_CONTENT['site.json'] ?? '{}' })
  // The process of the first check may not have ended yet.
  const isStarted = (): boolean => {
    check.start()
    return check.state()?.kind === 'running'
  }
  await vi.waitUntil(isStarted, { timeout: LIMIT_MS })
  expect(await endOf(check)).toMatchObject({ kind: 'done' })
})

test('a check that is ended has failed', { timeout: LIMIT_MS }, async () => {
  using folder = makeFolder()
  const root = join(folder.path, 'content')
  writeFiles(root, EXAMPLE_CONTENT)
  const check = openSiteCheck(settingsOf(root))
  check.start()
  check.close()
  expect(await endOf(check)).toEqual({ kind: 'failed', reason: 'the check ended with SIGTERM' })
})
