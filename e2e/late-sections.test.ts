import { expect, type Page } from '@playwright/test'
import { addLink, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

/** A long article: sections with long lists and tables are far below a window. */
const LONG = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array'
const GUIDE = '/en-US/docs/Web/HTTP/Guides/Caching'
/** An article that begins with an example, which has another height until it comes near. */
const EXAMPLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
const OTHER = '/en-US/docs/Web/JavaScript'
const SECTIONS = '.prose > section'

test.use({ viewport: { width: 1200, height: 600 } })

/** Of each section, whether the browser has left out the layout of what is in it. */
function listSkipped(page: Page): Promise<readonly boolean[]> {
  return page
    .locator(SECTIONS)
    .evaluateAll((sections) =>
      sections.map((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false),
    )
}

/** The steps of the heights of sections; null for one that is laid out at once. */
function listSteps(page: Page): Promise<readonly (string | null)[]> {
  return page.locator(SECTIONS).evaluateAll((sections) => sections.map((section) => section.getAttribute('data-late')))
}

/** How far each heading is from the top of the article. */
function listPlaces(page: Page): Promise<readonly number[]> {
  return page.locator(`.prose :is(h2, h3)`).evaluateAll((headings) => {
    const top = document.querySelector('.prose')?.getBoundingClientRect().top ?? 0
    return headings.map((heading) => Math.round(heading.getBoundingClientRect().top - top))
  })
}

/** The section at the middle of the window, and how far its top is from that of the window. */
function placeOf(page: Page): Promise<readonly [index: number, top: number]> {
  return page.locator(SECTIONS).evaluateAll((sections) => {
    const index = sections.findIndex((section) => section.getBoundingClientRect().bottom > innerHeight / 2)
    return [index, Math.round(sections[index]?.getBoundingClientRect().top ?? Number.NaN)] as const
  })
}

/** Scrolls as a user does, so that all sections on the way get their sizes. */
async function scrollToMiddle(page: Page): Promise<void> {
  await page.mouse.move(600, 300)
  const { middle } = await page.evaluate(() => ({ middle: document.documentElement.scrollHeight / 2 }))
  for (let y = 0; y < middle; y += 300) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

test('sections that are far below are laid out when they come near', async ({ page }) => {
  await open(page, LONG)
  const skipped = await listSkipped(page)
  expect(skipped.slice(0, 2)).toEqual([false, false])
  const late = skipped.lastIndexOf(true)
  expect(late).toBeGreaterThan(1)
  await page.locator(SECTIONS).nth(late).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await listSkipped(page))[late]).toBe(false)
})

test('where the parser of a browser may stop, nothing is shown', async ({ page }) => {
  const response = await page.goto(LONG)
  const points = (await response?.text())?.match(/<script type="text\/plain"><\/script>/g) ?? []
  expect(points.length).toBeGreaterThan(2)
  await waitUntilHydrated(page)
  const boxes = page
    .locator('.prose > [data-late] script[type="text/plain"]')
    .evaluateAll((found) => found.map((point) => point.getClientRects().length))
  expect(await boxes).toEqual(points.map(() => 0))
})

test('until then a section has the size of its step', async ({ page }) => {
  await open(page, LONG)
  const sizes = await page.locator('.prose > [data-late]').evaluateAll((sections) =>
    sections.flatMap((section) => {
      if (section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== false || !(section instanceof HTMLElement))
        return []
      const height = section.getBoundingClientRect().height / parseFloat(getComputedStyle(document.documentElement).fontSize)
      return [[Number(section.dataset.late), Math.round(height)]]
    }),
  )
  expect(sizes.length).toBeGreaterThan(1)
  for (const [step = 0, height] of sizes) expect(height).toBe(5 * 2 ** step)
})

test('all headings are where they are without it', async ({ page }) => {
  await open(page, LONG)
  await page.evaluate(() => document.documentElement.removeAttribute('data-lazy'))
  const whole = await listPlaces(page)
  expect(whole.length).toBeGreaterThan(5)
  await page.locator(SECTIONS).evaluateAll((sections) => {
    for (const section of sections) if (section instanceof HTMLElement) section.style.contain = 'layout style paint'
  })
  expect(await listPlaces(page)).toEqual(whole)
})

test('a reload shows the place where the user was', async ({ page }) => {
  await open(page, LONG)
  await scrollToMiddle(page)
  const before = await placeOf(page)
  expect(before[0]).toBeGreaterThan(2)
  await page.reload()
  await expect.poll(() => placeOf(page)).toEqual(before)
  expect(await listSkipped(page)).not.toContain(true)
})

test('the way back from another site shows the place where the user was', async ({ page }) => {
  await open(page, LONG)
  await scrollToMiddle(page)
  const before = await placeOf(page)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page).toHaveURL(LONG)
  await expect.poll(() => placeOf(page)).toEqual(before)
})

for (const path of [GUIDE, EXAMPLE])
  test(`the way back in the application shows the place where the user was in ${path}, with all sections laid out`, async ({ page }) => {
    await open(page, path)
    await scrollToMiddle(page)
    const before = await placeOf(page)
    await page.locator('.breadcrumbs li:nth-last-child(2) a').evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page).not.toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => placeOf(page)).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-lazy'))).toBe(false)
  })

test('a link to the last section leads to it', async ({ page }) => {
  await open(page, LONG)
  const last = page.locator('.toc a').last()
  const hash = new URL(String(await last.evaluate((link) => link instanceof HTMLAnchorElement && link.href))).hash
  await last.click()
  await expect(page).toHaveURL(LONG + hash)
  await expect(page.locator(hash)).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test('after a link the next page begins with its sections late', async ({ page }) => {
  await open(page, OTHER)
  await page.reload()
  await waitUntilHydrated(page)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-lazy'))).toBe(false)
  const link = await addLink(page, LONG)
  await link.click()
  await expect(page).toHaveURL(LONG)
  expect(await listSkipped(page)).toContain(true)
})

test('a page that comes in place has the steps of its own sections, not those of the page before', async ({ page, request }) => {
  await open(page, LONG)
  const before = await listSteps(page)
  const link = await addLink(page, GUIDE)
  await link.click()
  await expect(page).toHaveURL(GUIDE)
  const html = await (await request.get(GUIDE)).text()
  const own = [...html.matchAll(/<section data-section="\d+"(?: data-late="(\d)")?>/g)].map(([, step]) => step ?? null)
  expect(own).not.toEqual(before.slice(0, own.length))
  await expect.poll(() => listSteps(page)).toEqual(own)
})
