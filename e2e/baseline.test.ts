import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { BASELINE_PAGES, type BaselineLevel, writeBaselineSite } from './fixtures/baseline-site.ts'
import { runLectern, startLectern } from './fixtures/lectern-process.ts'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { withTemporaryFolder } from './fixtures/temporary-folder.ts'
import { test as base, type WorkerFixtures } from './fixtures/test.ts'

/** A site with a page for each level in place of the starter's. */
const test = base.extend<object, Pick<WorkerFixtures, 'site'>>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) => {
      await withTemporaryFolder(async (folder) => {
        const content = join(folder, 'content')
        await writeBaselineSite(content)
        const place = ['--site', join(folder, 'site')]
        await runLectern('build', '--content', content, ...place)
        const server = await startLectern('serve', ...place, '--data', join(folder, 'data'))
        await use({ ...server, dataFolder: join(folder, 'data') }).finally(server.stop)
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const LINES = {
  high: /^Baseline Widely available/,
  low: /^Baseline 2024 Newly available/,
  limited: /^Limited availability/,
  discouraged: /^Discouraged Avoid this feature in new projects\./,
  removing: /^To be removed Browsers are dropping this feature\./,
} as const satisfies Readonly<Record<BaselineLevel, RegExp>>
const LEVELS = ['high', 'low', 'limited', 'discouraged', 'removing'] as const

const pathOf = (level: BaselineLevel): string => `/en-US/docs/${BASELINE_PAGES[level].slug}`
const indicator = (page: Page): Locator => page.locator('details.baseline')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const level of LEVELS)
    test(`a page of the level ${level} says so in a line that opens`, async ({ page }) => {
      await page.goto(pathOf(level))
      const line = indicator(page).locator('summary')
      await expect(line).toHaveText(LINES[level])
      await expect(page.locator('.baseline-text')).toBeHidden()
      await line.click()
      await expect(page.locator('.baseline-versions dt')).toHaveText(['Blink', 'Gecko', 'WebKit'])
      await expect(page.locator('.baseline-versions')).toBeVisible()
    })

  test('the text leads to the page about Baseline, to the compatibility table and to where feedback goes', async ({ page }) => {
    await page.goto(pathOf('low'))
    await indicator(page).locator('summary').click()
    const links = page.locator('.baseline-links')
    await expect(links.getByRole('link', { name: 'Learn more about Baseline' })).toHaveAttribute('href', '/en-US/docs/Glossary/Baseline')
    await expect(links.getByRole('link', { name: 'Report feedback' })).toHaveAttribute(
      'href',
      'https://say.example/?page=/en-US/docs/Web/CSS/low&level=low',
    )
    await links.getByRole('link', { name: 'See full compatibility' }).click()
    await expect(page.getByRole('heading', { name: 'Browser compatibility' })).toBeInViewport()
  })
})

test('screen readers hear which browsers have the feature', async ({ page }) => {
  await page.goto(pathOf('limited'))
  await expect(indicator(page).locator('summary')).toHaveText(/Supported in Chrome, Edge, and Firefox, not in Safari$/)
  await expect(indicator(page).locator('summary [aria-hidden="true"]').last()).toHaveText('Chrome EdgeFirefoxSafari')
})

test('a part says where its whole feature stands', async ({ page }) => {
  await page.goto(pathOf('limited'))
  await expect(indicator(page)).toContainText('This page describes a part of Forced colors. That feature as a whole: Widely available.')
})

test('it opens by keyboard, and stays open on the next page and after a reload', async ({ page }) => {
  await open(page, pathOf('high'))
  await indicator(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.baseline-text')).toBeVisible()
  await page.getByRole('link', { name: 'Learn more about Baseline' }).click()
  await expect(page).toHaveURL('/en-US/docs/Glossary/Baseline')
  await page.goBack()
  await expect(page.locator('.baseline-text')).toBeVisible()
  await open(page, pathOf('low'))
  await expect(indicator(page)).toHaveJSProperty('open', true)
  await indicator(page).locator('summary').click()
  await open(page, pathOf('low'))
  await expect(indicator(page)).toHaveJSProperty('open', false)
})

test('what was left open is open from the first paint on, so that nothing moves', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (self === top) localStorage.setItem('details.baseline', 'open')
  })
  // Neither the loader nor the application: only the inline script.
  await context.route('**/static/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(pathOf('high'))
  const before = await page.locator('.prose').boundingBox()
  await context.unroute('**/static/*.js')
  await open(page, pathOf('high'))
  await expect(indicator(page)).toHaveJSProperty('open', true)
  expect(await page.locator('.prose').boundingBox()).toEqual(before)
})

test('opening it and following its links is measured', async ({ page }) => {
  await watchMeasured(page)
  await open(page, pathOf('high'))
  await indicator(page).locator('summary').click()
  expect(await listMeasured(page)).toContainEqual({ name: 'baseline.toggle', isOpen: true })
  await page.getByRole('link', { name: 'See full compatibility' }).click()
  expect(await listMeasured(page)).toContainEqual({ name: 'baseline.compat_link' })
})

for (const level of LEVELS)
  test(`a phone has room for the level ${level}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(pathOf(level))
    await indicator(page).locator('summary').click()
    const box = await indicator(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
    const cut = await indicator(page).evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(cut).toBe(false)
  })
