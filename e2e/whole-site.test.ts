import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/whole-site.ts'

const ARTICLE = '/en-US/docs/Web/HTTP/Guides/Caching'

/** The scripts that an article loads for an anonymous user: their compressed bytes, by the name of the file without its hash. */
async function weighScripts(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>()
  page.on('response', (response) => {
    const name = /\/static\/(.+)\.[\da-f]{10}\.js$/.exec(response.url())?.[1]
    if (name !== undefined) bytes.set(name, Number(response.headers()['content-length']))
  })
  await page.goto(url)
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  return bytes
}

const sumOf = (scripts: readonly (readonly [name: string, bytes: number])[]): number => scripts.reduce((sum, [, bytes]) => sum + bytes, 0)

test('ads and telemetry add at most 20 KB of script to an article, and at load nothing', async ({ page, context, site, wholeSite }) => {
  const without = await weighScripts(page, site.origin + ARTICLE)
  const whole = await weighScripts(await context.newPage(), wholeSite + ARTICLE)
  expect(whole.get('loader')).toBe(without.get('loader'))
  const added = [...whole].filter(([name]) => !without.has(name))
  const names = added.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['run-telemetry', 'show-ads']))
  // Surveys have a budget of their own: the whole is counted with what each feature adds.
  const ofBoth = added.filter(([name]) => name !== 'chosen-survey')
  expect(sumOf(ofBoth), JSON.stringify(added)).toBeLessThanOrEqual(20 * 1024)
})

/** The texts of these ads stand on their images. */
const isNoAdImage = (problem: string): boolean => !problem.includes('lie over each other: img.ad-image')

for (const path of ['/en-US/', ARTICLE, '/en-US/advertising', '/en-US/telemetry', '/de/telemetry'])
  test(`${path} has a sound layout and no problems for axe with all features`, async ({ page, wholeSite }) => {
    await page.goto(wholeSite + path)
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect((await listLayoutProblems(page)).filter(isNoAdImage)).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })

test.describe(() => {
  test.use({ expectedProblems: /there are no ads|502|Bad Gateway/ })

  test('where the top has no ad, a line recommends the curriculum of a site that has one', async ({ page, wholeSite }) => {
    await page.route('**/pong/get', (route) => route.fulfill({ status: 502, body: 'no' }))
    await page.goto(`${wholeSite}/en-US/`)
    const line = page.locator('.ad-hpTop .ad-fallback')
    await expect(line).toHaveAttribute('href', '/en-US/curriculum/')
    await expect(line.locator('.ad-cta')).not.toBeEmpty()
    expect(await findViolations(page)).toEqual([])
  })
})
