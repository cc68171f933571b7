import { expect } from '@playwright/test'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
const WITH_CONSOLE = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map'
const WITH_SAMPLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'

test('the sign of a term says in words what it means', async ({ page }) => {
  await page.goto('/en-US/docs/Web/HTML/Reference/Elements/img')
  const sign = page.locator('dt .icon-experimental').first()
  expect(await sign.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('"Experimental"')
  expect((await sign.boundingBox())?.width).toBeGreaterThan(60)
  await expect(sign).toHaveAccessibleName('Experimental')
})

test('a long name in a title is broken between its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/reduce')
  const title = page.getByRole('heading', { level: 1, name: 'Array.prototype.reduce()', exact: true })
  const lines = await title.locator('span').evaluate((name) =>
    [...name.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((word) => {
        const range = document.createRange()
        range.selectNode(word)
        return [...range.getClientRects()].map(({ top }) => Math.round(top))
      }),
  )
  expect(lines.map((tops) => tops.length)).toEqual([1, 1, 1])
  expect(lines.flat()[2]).toBeGreaterThan(lines.flat()[0] ?? Number.NaN)
})

test('code that can be changed has a button for it, and what stands below stays in its place', async ({ page }) => {
  await open(page, WITH_CONSOLE)
  const example = page.locator('interactive-example')
  await example.scrollIntoViewIfNeeded()
  const before = (await example.boundingBox())?.height ?? 0
  await example.getByRole('button', { name: 'Edit' }).click()
  const editor = example.getByRole('textbox')
  await expect(editor).toBeFocused()
  await expect(example.getByRole('button', { name: 'Edit' })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(editor).toHaveText('')
  expect(Math.abs(((await example.boundingBox())?.height ?? 0) - before)).toBeLessThan(12)
  await example.getByRole('button', { name: 'Reset' }).click()
  await expect(example.getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('the focus within a result is shown around it', async ({ page }) => {
  await open(page, WITH_SAMPLE)
  const frame = page.locator('.example-output > iframe').first()
  await frame.scrollIntoViewIfNeeded()
  await frame.evaluate((element) => element.focus())
  await expect(frame).toHaveCSS('outline-style', 'solid')
})

test.describe('an example that does not run yet', () => {
  test.use({ expectedProblems: /ERR_FAILED|stays as it is/ })

  test('does not ask users with script to turn it on', async ({ page }) => {
    await page.route('**/static/attach-*.js', (route) => route.abort())
    await page.goto(WITH_SAMPLE)
    const message = page.getByText(/Turn on JavaScript/).first()
    await expect(message).toBeAttached()
    await expect(message).toBeHidden()
  })
})

test('signs have the colours of the system in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(HAS)
  const colors = await page.evaluate(() => {
    const head = document.querySelector('.sidebar-tree summary')
    const sign = head === null ? '' : getComputedStyle(head, '::before').backgroundColor
    return { sign, text: getComputedStyle(document.body).color }
  })
  expect(colors.sign).toBe(colors.text)
})

for (const width of [375, 1280]) {
  test(`images in the list of the blog are 200 px high and whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en-US/blog/')
    const images = await page
      .locator('.posts img')
      .evaluateAll((all) => all.map((image) => ({ height: image.getBoundingClientRect().height, fit: getComputedStyle(image).objectFit })))
    expect(images.length).toBeGreaterThan(1)
    for (const image of images) expect(image).toEqual({ height: 200, fit: 'contain' })
  })
}

test('a line at the end of the sidebar says what its signs mean, and nothing moves when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchShifts(page)
  await page.route('**/static/sidebars/*.json', async (route) => {
    const response = await route.fetch()
    const sidebar = await response.json()
    sidebar.entries[0].status = ['deprecated']
    await route.fulfill({ response, json: sidebar })
  })
  await open(page, HAS)
  const legend = page.locator('.sidebar-legend')
  await expect(legend).toHaveText('Deprecated')
  await expect(legend).toBeInViewport()
  expect(await listShifts(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 320 })
  const belowLegend = (): Promise<number> =>
    legend.evaluate((element) => {
      const frame = element.closest('.sidebar')
      frame?.scrollTo(0, 0)
      return (frame?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - element.getBoundingClientRect().bottom
    })
  await expect.poll(belowLegend, 'no entry is seen below it').toBe(0)
})
