import { expect, type Page } from '@playwright/test'
import { SIDEBAR_COLLAPSE_MS } from '#contracts/interface-times.ts'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test.use({ viewport: { width: 1600, height: 900 } })

test('the page holds a branch of the sidebar, and the whole one comes with the script', async ({ page, request }) => {
  const html = await (await request.get(HAS)).text()
  expect(html).not.toContain('href="/en-US/docs/Web/CSS/Reference/Values/clamp"')
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const current = sidebar.getByRole('link', { name: ':has()' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.locator('a[href$="/clamp"]')).toBeAttached()
  await sidebar.getByText('Values and functions').click()
  await expect(sidebar.getByRole('link', { name: 'clamp()' })).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
})

test('what the user opened and focused stays so when the whole sidebar comes', async ({ page, context }) => {
  const release = await holdBack(context, '**/static/sidebars/**')
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const [opened, closed] = ['Values and functions', 'Selectors'].map((name) => sidebar.locator('summary', { hasText: name }))
  await closed?.click()
  await opened?.click()
  await expect(sidebar.getByText('… 2 more').first()).toBeVisible()
  release()
  await expect(sidebar.getByRole('link', { name: 'clamp()' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: ':has()' })).toBeHidden()
  await expect(sidebar.locator('summary', { hasText: 'Values and functions' })).toBeFocused()
})

test('a group with a page of its own has a link, and next to it a control with a name of its own', async ({ page }) => {
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  await expect(sidebar.locator('a[href$="/clamp"]')).toBeAttached()
  expect(await sidebar.locator('summary :is(a, button)').count()).toBe(0)
  const link = sidebar.getByRole('link', { name: 'Learn CSS' })
  await link.focus()
  await page.keyboard.press('Tab')
  const control = sidebar.locator('summary:focus')
  await expect(control).toHaveAccessibleName('Subpages of Learn CSS')
  await page.keyboard.press('Enter')
  await expect(sidebar.locator('a[href$="/What_is_CSS"]')).toBeVisible()
  const [sign, name] = [await control.boundingBox(), await link.boundingBox()]
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual((name?.x ?? 0) + 1)
  expect(Math.min(sign?.width ?? 0, sign?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await link.click()
  await expect(page).toHaveURL(/Styling_basics$/)
})

test('one stop of the Tab key leads past the sidebar', async ({ page }) => {
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  const skip = sidebar.getByRole('link', { name: 'Skip sidebar' })
  await page.locator('.breadcrumbs a').last().focus()
  for (let stop = 0; stop < 6 && !(await skip.evaluate((link) => link === document.activeElement)); stop++) await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on the way from page to page the sidebar keeps what the user opened, and the mark moves', async ({ page }) => {
  await open(page, HAS)
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  await sidebar.getByText('Values and functions').click()
  await sidebar.getByRole('link', { name: 'clamp()' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Values/clamp')
  await expect(sidebar.locator('[aria-current]')).toHaveText(['clamp()'])
  await expect(sidebar.getByRole('link', { name: ':has()' })).toBeVisible()
})

test('a user who scrolled the sidebar finds it so on the next page, and is shown where a link of the article led', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 320 })
  await open(page, HAS)
  const sidebar = page.locator('.sidebar')
  const scroll = () => sidebar.evaluate((element) => element.scrollTop)
  await expect(sidebar.locator('a[href$="/clamp"]')).toBeAttached()
  const entry = sidebar.getByRole('link', { name: ':nth-child()' })
  await entry.scrollIntoViewIfNeeded()
  const before = await scroll()
  await entry.click()
  await expect(page).toHaveURL(/:nth-child$/)
  expect(await scroll()).toBe(before)
  await sidebar.evaluate((element) => element.scrollTo(0, 0))
  await page.goBack()
  await expect(sidebar.getByRole('link', { name: ':has()' })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.locator('[aria-current]')).toBeInViewport()
})

test('the entry of the current page comes into sight without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 300 })
  await open(page, HAS)
  const current = page.locator('.sidebar [aria-current]')
  await expect(page.locator('.sidebar a[href$="/clamp"]')).toBeAttached()
  await expect(current).toBeInViewport()
  expect(await page.locator('.sidebar').evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('collapsing next to the article', () => {
  const collapse = (page: Page) => page.getByRole('button', { name: 'Collapse sidebar' })
  const expand = (page: Page) => page.getByRole('button', { name: 'Expand sidebar' })

  test('takes 300 ms, is remembered from page to page and after a reload, and is undone', async ({ page }) => {
    await open(page, HAS)
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    const now = Date.now()
    await page.clock.install({ time: now })
    // A slow machine takes longer for the click than the sidebar takes to collapse.
    await page.clock.pauseAt(now + 60_000)
    await collapse(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-sidebar-state', 'collapsing')
    await page.clock.runFor(SIDEBAR_COLLAPSE_MS)
    await expect(page.locator('html')).toHaveAttribute('data-sidebar-state', 'collapsed')
    await page.clock.resume()
    await expect(sidebar).toBeHidden()
    await page.goto('/en-US/docs/Web/HTTP')
    await expect(sidebar).toBeHidden()
    await expand(page).click()
    await expect(sidebar).toBeInViewport()
    await page.reload()
    await expect(sidebar).toBeInViewport()
  })

  test('is there at the first paint, and nothing moves when the page is hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      // Frames of examples have no storage.
      if (top !== self) return
      localStorage.setItem('sidebar', 'collapsed')
    })
    await watchShifts(page)
    await open(page, HAS)
    await expect(page.getByRole('navigation', { name: 'Related pages' })).toBeHidden()
    await expect(expand(page)).toBeVisible()
    expect(await listShifts(page)).toEqual([])
  })

  test('keeps the focus on its button, and the sidebar opens where it was scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 320 })
    await open(page, HAS)
    const sidebar = page.locator('.sidebar')
    await expect(sidebar.locator('a[href$="/clamp"]')).toBeAttached()
    await sidebar.evaluate((element) => element.scrollTo(0, 40))
    await collapse(page).focus()
    await page.keyboard.press('Enter')
    await expect(sidebar).toBeHidden()
    await expect(expand(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sidebar).toBeVisible()
    await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(40)
  })

  test('needs no time where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, HAS)
    await page.clock.install()
    await collapse(page).click()
    await expect(page.locator('.sidebar')).toBeHidden()
    expect(await page.locator('.document').evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  })

  test.describe('when the storage rejects', () => {
    test.use({ expectedProblems: /could not (read|write)|theme/ })

    test('works until the page is left', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('rejected', 'SecurityError')
          },
        })
      })
      await open(page, HAS)
      await collapse(page).click()
      await expect(page.locator('.sidebar')).toBeHidden()
      await expand(page).click()
      await expect(page.locator('.sidebar')).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('the sidebar lies over the article, which does not move, and its button closes it', async ({ page }) => {
    await open(page, HAS)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    const toggle = page.locator('.sidebar-toggle summary')
    await toggle.click()
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    await expect(sidebar).toBeVisible()
    await expect(sidebar.locator('[aria-current]')).toBeInViewport()
    expect(await heading.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await expect(toggle).toContainText('Collapse sidebar')
    await toggle.click()
    await expect(sidebar).toBeHidden()
  })

  test('Escape closes it and gives the focus back; another page and the way into the article close it too', async ({ page }) => {
    await open(page, HAS)
    const toggle = page.locator('.sidebar-toggle summary')
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    await toggle.click()
    await sidebar.getByRole('link', { name: ':nth-child()' }).focus()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.locator('.prose a').first().focus()
    await expect(sidebar).toBeHidden()
    await toggle.click()
    await sidebar.getByRole('link', { name: ':nth-child()' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(':nth-child()')
    await expect(sidebar).toBeHidden()
  })
})

test.describe('when the sidebar cannot be loaded', () => {
  test.use({ expectedProblems: /503|the sidebar .* could not be loaded/ })

  test('the branch stays in its place', async ({ page, context }) => {
    await context.route('**/static/sidebars/**', (route) => route.fulfill({ status: 503, body: 'busy' }))
    const asked = page.waitForRequest('**/static/sidebars/**')
    await open(page, HAS)
    await asked
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    await expect(sidebar.getByRole('link', { name: ':has()' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: ':nth-child()' })).toBeVisible()
  })

  test('it is asked for again when it is used', async ({ page, context }) => {
    await context.route('**/static/sidebars/**', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 2 })
    const rejected = (): Promise<unknown> => page.waitForResponse('**/static/sidebars/**')
    const first = rejected()
    await open(page, HAS)
    await first
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })
    const ofTheWhole = sidebar.locator('a[href$="/clamp"]')
    await expect(sidebar.getByRole('link', { name: ':nth-child()' })).toBeVisible()
    const second = rejected()
    await sidebar.locator('summary', { hasText: 'Selectors' }).click()
    await second
    await expect(ofTheWhole).not.toBeAttached()
    await expect(async () => {
      await page.getByRole('searchbox', { name: 'Filter sidebar' }).click()
      await expect(ofTheWhole).toBeAttached({ timeout: 500 })
    }).toPass()
    // What the user closed meanwhile stays closed.
    await expect(sidebar.locator('details', { hasText: ':nth-child()' })).not.toHaveAttribute('open')
  })
})
