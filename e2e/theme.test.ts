import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { open } from './page-actions.ts'

const PATH = '/en-US/docs/Web/CSS'
const LIGHT_PAPER = 'rgb(253, 253, 251)'
const DARK_PAPER = 'rgb(16, 22, 19)'

function paperOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

async function choose(page: Page, theme: 'OS Default' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: theme }).click()
}

test('without a choice the page follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, PATH)
  expect(await paperOf(page)).toBe(LIGHT_PAPER)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paperOf(page)).toBe(DARK_PAPER)
})

for (const { theme, system, paper } of [
  { theme: 'Dark', system: 'light', paper: DARK_PAPER },
  { theme: 'Light', system: 'dark', paper: LIGHT_PAPER },
] as const) {
  test(`${theme} is kept on other pages and over a reload, whatever the system says`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await open(page, PATH)
    await choose(page, theme)
    expect(await paperOf(page)).toBe(paper)
    await page.reload()
    expect(await paperOf(page)).toBe(paper)
    await open(page, '/en-US/docs/Web/HTTP')
    expect(await paperOf(page)).toBe(paper)
    await page.getByRole('button', { name: 'Theme' }).click()
    await expect(page.getByRole('menuitemradio', { name: theme })).toHaveAttribute('aria-checked', 'true')
  })
}

test('OS Default takes the choice back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, PATH)
  await choose(page, 'Light')
  await choose(page, 'OS Default')
  expect(await paperOf(page)).toBe(DARK_PAPER)
  await page.reload()
  expect(await paperOf(page)).toBe(DARK_PAPER)
})

test('a chosen theme is there before anything of the page can be seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return
      observer.disconnect()
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(PATH)
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
})

test('another tab takes the choice up at once', async ({ page, context }) => {
  await open(page, PATH)
  const other = await context.newPage()
  await open(other, '/en-US/')
  await choose(page, 'Dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(page, 'OS Default')
  await expect(other.locator('html')).not.toHaveAttribute('data-theme')
})

test('the menu is left with Escape, and by a click beside it', async ({ page }) => {
  await open(page, PATH)
  const button = page.getByRole('button', { name: 'Theme' })
  const menu = page.getByRole('menu', { name: 'Theme' })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('menuitemradio', { name: 'OS Default' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
})

test.describe('where the browser refuses to store', () => {
  test.use({ expectedProblems: /storage|theme/i })

  test('a choice holds on this page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, PATH)
    await choose(page, 'Dark')
    expect(await paperOf(page)).toBe(DARK_PAPER)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HTML' }).click()
    await expect(page).toHaveURL('/en-US/docs/Web/HTML')
    expect(await paperOf(page)).toBe(DARK_PAPER)
  })
})
