import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { runLectern, startLectern } from './fixtures/lectern-process.ts'
import { waitUntilHydrated } from './fixtures/page-actions.ts'
import { withTemporaryFolder } from './fixtures/temporary-folder.ts'
import { test } from './fixtures/test.ts'
import { RUNNER, type Transfer, type TransferWatch, watchTransfers } from './fixtures/transfers.ts'

/*
 * What a page may cost. The sizes of scripts and rules by themselves are checked where they are made, in src/cli/build-web.test.ts; here is
 * what a browser asks for, in bytes over the wire.
 */
const KB = 1024
/** Shows the example at its top running. */
const ARTICLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
const NEIGHBOUR = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
/** Has code, and no example that runs. */
const PLAIN_ARTICLE = '/en-US/docs/Web/HTTP/Guides/Caching'

/** What some pages need only, or users who do something with them. */
const PARTS = ['attach-compat-tables', 'code-blocks', 'filtered-tree', 'other-pages', 'reason-form', 'sharing-head']

const ASIDE = new RegExp(String.raw`\.(?:png|jpe?g|gif|webp|avif|svg)$|${RUNNER}`)
const INLINE_OR_RUNNER = new RegExp(`^data:|${RUNNER}`)

/** Images aside, and what runs in the frames of examples, which have hosts of their own. */
function weightOf(transfers: readonly Transfer[]): number {
  return transfers.filter(({ url }) => !ASIDE.test(url)).reduce((sum, { bytes }) => sum + bytes, 0)
}

function list(transfers: readonly Transfer[]): string {
  return transfers.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
}

/** Opens a page, waits for all that it brings in by itself. */
async function openWhole(page: Page, url: string, transfers: TransferWatch): Promise<void> {
  await page.goto(url)
  await waitUntilHydrated(page)
  await transfers.untilQuiet()
}

for (const path of [ARTICLE, PLAIN_ARTICLE]) {
  test(`the first article of an area costs at most 142 KB over the wire: ${path}`, async ({ page }) => {
    const transfers = await watchTransfers(page)
    await openWhole(page, path, transfers)
    const first = transfers.take()
    expect(weightOf(first), list(first)).toBeLessThanOrEqual(142 * KB)
  })
}

test('the next article of an area costs at most 30 KB', async ({ page }) => {
  const transfers = await watchTransfers(page)
  await openWhole(page, ARTICLE, transfers)
  await expect(page.locator('.example-output iframe')).toBeVisible()
  await transfers.untilQuiet()
  transfers.take()
  await page.evaluate((href) => document.querySelector<HTMLElement>(`.sidebar a[href="${href}"]`)?.click(), NEIGHBOUR)
  await expect(page).toHaveURL(NEIGHBOUR)
  await transfers.untilQuiet()
  const next = transfers.take()
  expect(next.length).toBeGreaterThan(0)
  expect(weightOf(next), list(next)).toBeLessThanOrEqual(30 * KB)
})

test('until it has loaded, an article runs the loader only', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'commit' })
  const scripts = await page.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    const [navigation] = performance.getEntriesByType('navigation')
    const loadEventStart = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname)
  })
  expect(scripts).toEqual([expect.stringMatching(/^\/static\/loader\.[0-9a-f]+\.js$/)])
})

test('parts of the application come where they are used only', async ({ page }) => {
  const transfers = await watchTransfers(page)
  const scriptsOf = async (path: string): Promise<readonly string[]> => {
    await openWhole(page, path, transfers)
    return transfers.take().flatMap(({ url }) => /\/static\/([\w.-]+?)\.[0-9a-f]{8,}\.js$/.exec(url)?.[1] ?? [])
  }
  const partsOf = async (path: string): Promise<readonly string[]> =>
    (await scriptsOf(path)).filter((name) => PARTS.includes(name)).toSorted()
  expect(await partsOf('/en-US/docs/Glossary/Hydration')).toEqual(['code-blocks'])
  expect(await partsOf('/en-US/docs/Web/API/AbortController')).toEqual(['code-blocks'])
  expect(await partsOf('/en-US/')).toEqual(['other-pages'])
})

for (const path of [ARTICLE, '/en-US/', '/en-US/blog/a-page-before-its-scripts/', '/de/docs/Web/HTTP']) {
  test(`${path} asks no other origin for anything, but those on which its examples run`, async ({ page, baseURL }) => {
    const transfers = await watchTransfers(page)
    await openWhole(page, path, transfers)
    const others = transfers.take().filter(({ url }) => !url.startsWith(String(baseURL)) && !INLINE_OR_RUNNER.test(url))
    expect(others).toEqual([])
  })
}

for (const [device, width] of [
  ['a phone', 375],
  ['a desktop', 1300],
] as const) {
  for (const path of [ARTICLE, '/en-US/', '/en-US/docs/Web/API/AbortController', '/ja/docs/Web/CSS']) {
    test(`nothing on ${path} moves while it loads and starts on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const transfers = await watchTransfers(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: 200 * KB,
        uploadThroughput: 100 * KB,
      })
      await openWhole(page, path, transfers)
      expect(await listShifts(page)).toEqual([])
    })
  }
}

test('an article weighs the same on a small site and on a large one', async ({ page }) => {
  test.setTimeout(180_000)
  const weights: number[] = []
  await withTemporaryFolder(async (folder) => {
    for (const count of [0, 600]) {
      const content = join(folder, `content-${count}`)
      await writeSite(content, count)
      const place = ['--site', join(folder, `site-${count}`)]
      await runLectern('build', '--content', content, ...place)
      const server = await startLectern('serve', ...place, '--data', join(folder, 'data'))
      const transfers = await watchTransfers(page)
      await openWhole(page, server.origin + NEIGHBOUR, transfers)
      await expect(page.locator('.example-output iframe')).toBeVisible()
      await transfers.untilQuiet()
      weights.push(weightOf(transfers.take()))
      await page.goto('about:blank')
      await server.stop()
    }
  })
  const [small = 0, large = 0] = weights
  expect(small).toBeGreaterThan(50 * KB)
  expect(Math.abs(large - small) / small, `${small} and ${large} bytes`).toBeLessThan(0.02)
})

/** The CSS pages of the starter content, and as many others as are asked for. */
async function writeSite(content: string, count: number): Promise<void> {
  const starter = join(import.meta.dirname, '../starter/files')
  for (const path of ['en-us/web/css', 'en-us/web/index.md', 'sidebars'])
    await cp(join(starter, path), join(content, 'files', path), { recursive: true })
  for (let index = 0; index < count; index++) {
    const folder = join(content, `files/en-us/web/javascript/page_${index}`)
    await mkdir(folder, { recursive: true })
    const text = `---\ntitle: Page ${index}\nslug: Web/JavaScript/Page_${index}\npage-type: guide\n---\n\nThe text of page ${index}.\n`
    await writeFile(join(folder, 'index.md'), text)
  }
}
