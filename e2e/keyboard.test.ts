import { expect, type Page } from '@playwright/test'
import { listBackward, listMissed, markStops, readFocus, tabTo, walkThrough } from './fixtures/focus-stops.ts'
import { open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const GRID = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
const GAP = '/en-US/docs/Web/CSS/Reference/Properties/gap'
const CSS = '/en-US/docs/Web/CSS'
const WIDE = { width: 1600, height: 900 }
const PHONE = { width: 375, height: 700 }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const [path, viewport] of [
  ['/en-US/', WIDE],
  ['/en-US/', PHONE],
  [GRID, WIDE],
  [GRID, PHONE],
  [CSS, PHONE],
] as const) {
  test(`Tab stops at all there is on ${path} at ${viewport.width} px, in the order of reading, always seen, and goes on`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, path)
    await markStops(page)
    const stops = await walkThrough(page)
    expect(stops.filter(({ isShown, isFree }) => !isShown || !isFree).map(({ name }) => name)).toEqual([])
    expect(listBackward(stops)).toEqual([])
    expect(await listMissed(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await readFocus(page), 'and back').toMatchObject({ name: stops.at(-2)?.name })
  })
}

test('the home page is used by keyboard alone: menus, theme, cards', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, '/en-US/')
  const menus = page.getByRole('navigation', { name: 'Main' })
  const references = menus.locator('summary', { hasText: 'References' })
  await tabTo(page, references)
  // What script adds to the menus is loaded when the focus comes.
  await expect(async () => {
    await press(page, 'ArrowDown')
    await expect(menus.getByRole('link', { name: 'HTML' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await press(page, 'ArrowDown')
  await expect(menus.getByRole('link', { name: 'CSS' })).toBeFocused()
  await press(page, 'Escape')
  await expect(references).toBeFocused()
  await expect(menus.getByRole('link', { name: 'CSS' })).toBeHidden()
  const theme = page.getByRole('button', { name: 'Theme' })
  await tabTo(page, theme)
  await press(page, 'Enter', 'ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await press(page, 'Escape')
  await expect(theme).toBeFocused()
  await tabTo(page, page.locator('.areas').getByRole('link', { name: 'JavaScript' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL('/en-US/docs/Web/JavaScript')
  await press(page, 'Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')), 'the way goes on in the new page').not.toBeNull()
})

test('a document is used by keyboard alone, from the skip link to the footer', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await open(page, GAP)

  const filter = page.getByRole('searchbox', { name: 'Filter sidebar' })
  await tabTo(page, filter)
  await page.keyboard.type('grid-')
  const sidebar = page.getByRole('navigation', { name: 'Related pages' })
  await expect(sidebar.getByRole('status')).toHaveText(/match/)
  await tabTo(page, sidebar.getByRole('link', { name: 'grid-template-columns' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(GRID)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gap')

  await page.reload()
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await tabTo(page, contents.getByRole('link', { name: 'Syntax' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(`${GAP}#syntax`)
  await expect(page.getByRole('heading', { name: 'Syntax' })).toBeInViewport()

  await page.goto(GAP)
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const baseline = page.locator('.baseline-line')
  await tabTo(page, baseline)
  await press(page, 'Enter')
  await expect(page.getByRole('link', { name: 'Learn more about Baseline' })).toBeVisible()
  await press(page, 'Enter')

  const copy = page
    .locator('.code-example', { has: page.getByRole('button') })
    .getByRole('button')
    .last()
  await tabTo(page, copy)
  await press(page, 'Enter')
  await expect(copy).toHaveText('Copied!')
  await expect(copy).toBeFocused()

  const history = page.locator('.compat td summary').first()
  await tabTo(page, history)
  await press(page, 'Enter')
  await expect(page.locator('.compat-history').first()).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('.compat-history').first()).toBeHidden()
  await expect(history).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'No', exact: true }))
  await press(page, 'Enter')
  await expect(page.getByRole('group', { name: 'Why was this page not helpful to you?' })).toBeFocused()
  await press(page, 'Tab', 'Space', 'Tab', 'Tab', 'Enter')
  await expect(page.getByText('Thank you for your feedback!')).toBeFocused()

  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: `${STARTER_BRAND.name} home` }))
})

test('the language is chosen by keyboard alone, on a phone as well', async ({ page }) => {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    await open(page, CSS)
    const menu = page.locator('.language-menu')
    if (viewport === PHONE) {
      await tabTo(page, page.locator('.actions-toggle > summary'))
      await press(page, 'Enter')
    }
    await tabTo(page, menu.locator('summary'))
    await press(page, 'Enter')
    await tabTo(page, menu.getByRole('switch'))
    await press(page, 'Escape')
    await expect(menu.getByRole('link').first()).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
    await press(page, 'Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Deutsch' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL('/de/docs/Web/CSS')
  }
})

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
