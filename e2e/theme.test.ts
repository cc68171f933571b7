import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PATH = '/en-US/docs/Web/CSS'
const LIGHT_PAPER = 'rgb(253, 253, 251)'
const DARK_PAPER = 'rgb(16, 22, 19)'
const LIGHT_INK = 'rgb(23, 32, 28)'

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
  test(`${theme} stays on other pages and over a reload, whatever the system says`, async ({ page }) => {
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

test('more contrast is chosen next to the theme, kept over a reload, and taken back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, PATH)
  const inkOf = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color)
  const switchContrast = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'More contrast' }).click()
  }
  expect(await inkOf()).toBe(LIGHT_INK)
  await switchContrast()
  expect([await inkOf(), await paperOf(page)]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await choose(page, 'Dark')
  await page.reload()
  expect([await inkOf(), await paperOf(page)]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await choose(page, 'Light')
  await switchContrast()
  expect(await inkOf()).toBe(LIGHT_INK)
})

test('a system that asks for more contrast gets it without a choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  await page.goto(PATH)
  expect(await paperOf(page)).toBe('rgb(255, 255, 255)')
})

test('the browser frame gets the colour of the page, and examples the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, PATH)
  const frameColor = (): Promise<string | undefined> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(({ media }) => matchMedia(media).matches)?.content,
    )
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.dataset.runner = ''
    document.body.append(frame)
    const note = (text: string): void => {
      document.body.dataset.heard = `${document.body.dataset.heard ?? ''} ${text}`
    }
    frame.contentWindow?.addEventListener('message', ({ data }) => note(`frame: ${JSON.stringify(data)}`))
    document.addEventListener('data-theme', (event) => note(`page: ${event instanceof CustomEvent ? event.detail : ''}`))
  })
  expect(await frameColor()).toBe('#fdfdfb')
  await choose(page, 'Dark')
  expect(await frameColor()).toBe('#101613')
  await expect(page.locator('body')).toHaveAttribute('data-heard', ' page: dark frame: {"typ":"theme","theme":"dark"}')
  await page.reload()
  expect(await frameColor()).toBe('#101613')
})

test('with forced colours the signs of the menus and the focus can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, PATH)
  await page.getByRole('button', { name: 'Theme' }).click()
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll('.theme-menu .theme-icon, .disclosure-icon')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).backgroundColor === getComputedStyle(document.documentElement).backgroundColor)
      .map(({ className }) => className),
  )
  expect(invisible).toEqual([])
})

test('who wants less motion gets none in the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1300, height: 800 })
  await open(page, PATH)
  await page.locator('.main-menu summary').first().click()
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})

test('the menu is left with Escape, and by a click next to it', async ({ page }) => {
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

test.describe('where the browser stores nothing', () => {
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/en-US/blog/')
    expect(await paperOf(page)).toBe(DARK_PAPER)
  })
})
