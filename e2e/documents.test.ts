import { expect } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test('an article is read with its title, its place in the site and its sections', async ({ page }) => {
  await page.goto(HAS)
  await expect(page).toHaveTitle(`:has() CSS pseudo-class - CSS | ${STARTER_BRAND.shortName}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(':has() CSS pseudo-class')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  await expect(crumbs).toHaveText(['Web', 'CSS', 'Reference', ':has()'])
  await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(crumbs.last()).toBeInViewport()
  const sections = page.locator('.prose h2')
  await expect(sections).toHaveText([
    'Try it',
    'Syntax',
    'Description',
    'Examples',
    'Accessibility',
    'Specifications',
    'Browser compatibility',
    'See also',
  ])
})

test('code is highlighted without script of its own', async ({ page }) => {
  await page.goto(HAS)
  const code = page.locator('pre', { hasText: 'line-through' }).first()
  await expect(code).toContainText('li:has(em)')
  const colours = await code.locator('.token').evaluateAll((tokens) => new Set(tokens.map((token) => getComputedStyle(token).color)).size)
  expect(colours).toBeGreaterThan(2)
})

test('specifications and compatibility stand in tables', async ({ page }) => {
  await page.goto(HAS)
  const specifications = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Specification' }) })
  await expect(specifications.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//)
  const compat = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Desktop' }) })
  await expect(compat.getByRole('columnheader', { name: 'Firefox', exact: true })).toBeAttached()
  await expect(compat.getByRole('rowheader').first()).toHaveText(':has()')
  await expect(compat.getByRole('cell', { name: /^Full support \d+/ }).first()).toBeVisible()
})

test('images next to a page are shown', async ({ page }) => {
  await page.goto('/en-US/docs/Web/HTTP')
  const picture = page.locator('.prose img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('alt', /\w/)
})

test('a deep link leads to its section, below the bar that covers the top', async ({ page }) => {
  await open(page, `${HAS}#browser_compatibility`)
  const heading = page.getByRole('heading', { name: 'Browser compatibility' })
  await expect(heading).toBeInViewport()
  const bar = await page.locator('.article-bar').boundingBox()
  const place = await heading.boundingBox()
  expect(place?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a hash in capitals leads to the section all the same', async ({ page }) => {
  await open(page, `${HAS}#Browser_Compatibility`)
  await expect(page).toHaveURL(`${HAS}#browser_compatibility`)
  await expect(page.getByRole('heading', { name: 'Browser compatibility' })).toBeInViewport()
})

test('a heading gives its address', async ({ page }) => {
  await open(page, HAS)
  const heading = page.locator('.heading', { hasText: 'Description' })
  const link = heading.getByRole('link', { name: 'Description', exact: true })
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toHaveCSS('opacity', '1')
  await heading.hover()
  await link.click()
  await expect(page).toHaveURL(`${HAS}#description`)
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeInViewport()
})

test('the head says what page this is, and in which languages it exists', async ({ page }) => {
  await page.goto('/de/docs/Web/CSS')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/localhost:3000\/de\/docs\/Web\/CSS$/)
  await expect(page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')).toHaveCount(10)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /CSS/)
})
