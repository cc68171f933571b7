import { expect, type Page } from '@playwright/test'
import { signIn, signOut, signUp } from './fixtures/bookmark-user.ts'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PAGE = '/en-US/preferences'
const ARTICLE = '/en-US/docs/Web/HTTP/Guides/Caching'
const WITH_TABLE = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
const API = '**/api/v1/preferences'

test('the page is there without an account, and the footer leads to it', async ({ page }) => {
  await open(page, ARTICLE)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferences' }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Text size of articles' })).toBeVisible()
})

test('each choice holds on the next page and after a reload, before anything is painted', async ({ page }) => {
  await open(page, PAGE)
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Contrast', 'More')
  await choose(page, 'Text size of articles', 'Largest')
  await choose(page, 'Line length of articles', 'Short')
  await page.getByRole('checkbox', { name: 'Bun' }).uncheck()
  await page.getByRole('checkbox', { name: /lead to the search box/ }).uncheck()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return
      observer.disconnect()
      document.documentElement.dataset.atBody = JSON.stringify(document.documentElement.dataset)
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, ARTICLE)
  const atBody = JSON.parse((await page.locator('html').getAttribute('data-at-body')) ?? '{}')
  expect(atBody).toMatchObject({ theme: 'dark', contrast: 'more', fontSize: 'largest', textWidth: 'narrow', hiddenBrowsers: 'bun' })
  expect(await sizeOfText(page)).toBeCloseTo(1.4 * 17, 1)
  expect(await widthOfText(page)).toBeLessThan(54 * 1.4 * 12)
  await page.keyboard.press('/')
  await expect(page.locator('.site-header .search-box input')).not.toBeFocused()
  await open(page, PAGE)
  await expect(radio(page, 'Text size of articles', 'Largest')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bun' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Restore the defaults' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The defaults are restored.' })).toBeVisible()
  for (const [group, value] of DEFAULTS) await expect(radio(page, group, value)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bun' })).toBeChecked()
  await open(page, ARTICLE)
  expect(await sizeOfText(page)).toBe(17)
})

test('a choice moves nothing after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('font-size', 'largest')
    localStorage.setItem('text-width', 'wide')
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0)
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, ARTICLE)
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'largest')
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01)
})

test('the size follows the one that is set in the browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('font-size', 'large'))
  await open(page, ARTICLE)
  const before = await sizeOfText(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
  expect(await sizeOfText(page)).toBeCloseTo(before * 1.5, 1)
})

test('other tabs follow at once', async ({ page, context }) => {
  await open(page, PAGE)
  const article = await context.newPage()
  await open(article, ARTICLE)
  const other = await context.newPage()
  await open(other, PAGE)
  await expect(radio(other, 'Text size of articles', 'Normal')).toBeChecked()
  await choose(page, 'Text size of articles', 'Larger')
  await choose(page, 'Line length of articles', 'Long')
  await page.getByRole('checkbox', { name: 'Deno' }).uncheck()
  await expect(article.locator('html')).toHaveAttribute('data-font-size', 'larger')
  await expect(article.locator('html')).toHaveAttribute('data-text-width', 'wide')
  await expect(article.locator('html')).toHaveAttribute('data-hidden-browsers', 'deno')
  await expect(radio(other, 'Text size of articles', 'Larger')).toBeChecked()
  await expect(other.getByRole('checkbox', { name: 'Deno' })).not.toBeChecked()
})

test('browsers that are left out are those of the tables, and the other way round', async ({ page }) => {
  await open(page, PAGE)
  await page.getByRole('checkbox', { name: 'Firefox', exact: true }).uncheck()
  await open(page, WITH_TABLE)
  const head = page.locator('.compat thead th[data-b="firefox"]').first()
  await expect(head).toBeAttached()
  await expect(head).toBeHidden()
})

test.describe('with an account', () => {
  test.use({ expectedProblems: /503|api\/v1\/preferences|ERR_INTERNET_DISCONNECTED/ })

  test('choices made before are kept, and come to another browser; the newest of each counts', async ({ page, browser }) => {
    await open(page, PAGE)
    await choose(page, 'Theme', 'Dark')
    const email = await signUp(page, PAGE)
    await choose(page, 'Text size of articles', 'Large')
    await expect.poll(() => readServer(page)).toEqual({ theme: 'dark', font_size: 'large' })

    const elsewhere = await (await browser.newContext()).newPage()
    await open(elsewhere, PAGE)
    await choose(elsewhere, 'Line length of articles', 'Long')
    await signIn(elsewhere, email, PAGE)
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(elsewhere.locator('html')).toHaveAttribute('data-font-size', 'large')
    await expect(radio(elsewhere, 'Text size of articles', 'Large')).toBeChecked()
    await expect.poll(() => readServer(elsewhere)).toEqual({ theme: 'dark', font_size: 'large', text_width: 'wide' })
    await choose(elsewhere, 'Theme', 'Light')
    await expect.poll(async () => (await readServer(elsewhere))?.theme).toBe('light')
    await elsewhere.context().close()

    await open(page, PAGE)
    await expect(radio(page, 'Theme', 'Light')).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-text-width', 'wide')
  })

  test('what the server did not get is sent later', async ({ page }) => {
    await signUp(page, PAGE)
    await page.route(API, (route) => route.fulfill({ status: 503 }))
    const rejected = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 503)
    await choose(page, 'Theme', 'Dark')
    await rejected
    await page.unroute(API)
    await open(page, ARTICLE)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => readServer(page)).toEqual({ theme: 'dark' })
  })

  test('the choices of one account do not come to the next one', async ({ page }) => {
    await signUp(page, PAGE)
    await choose(page, 'Theme', 'Dark')
    await expect.poll(() => readServer(page)).toEqual({ theme: 'dark' })
    await signOut(page)
    await expect(radio(page, 'Theme', 'Dark')).toBeChecked()
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/v1/preferences') && response.ok())
    await signUp(page, PAGE)
    await asked
    await choose(page, 'Contrast', 'More')
    await expect.poll(() => readServer(page)).toEqual({ contrast: 'more' })
  })

  test('they are a section of the settings', async ({ page }) => {
    await signUp(page, '/en-US/plus/settings')
    await open(page, '/en-US/plus/settings#preferences')
    await expect(page.getByRole('region', { name: 'Preferences' }).getByRole('group', { name: 'Theme' })).toBeVisible()
  })
})

test.describe('where the browser stores nothing', () => {
  test.use({ expectedProblems: /storage|theme/i })

  test('a choice holds on this page, and the page says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError')
        },
      })
    })
    await open(page, PAGE)
    await choose(page, 'Text size of articles', 'Small')
    await expect(page.getByRole('status').filter({ hasText: 'Your browser does not store this choice.' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-font-size', 'small')
    await page.getByRole('checkbox', { name: /lead to the search box/ }).uncheck()
    await expect(page.getByRole('checkbox', { name: /lead to the search box/ })).not.toBeChecked()
  })
})

test('values that no version knows mean nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['theme', 'contrast', 'font-size', 'text-width', 'search-shortcuts', 'font-size.at', 'preferences.synced'])
      localStorage.setItem(key, '"><b>{')
    localStorage.setItem('compat.hidden', '<img> Ünknown bun')
  })
  await open(page, PAGE)
  for (const [group, value] of DEFAULTS) await expect(radio(page, group, value)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bun' })).not.toBeChecked()
  await open(page, ARTICLE)
  expect(await sizeOfText(page)).toBe(17)
})

test('on paper nothing is chosen', async ({ page }) => {
  await open(page, ARTICLE)
  await page.emulateMedia({ media: 'print' })
  const before = await sizeOfText(page)
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { fontSize: 'largest', textWidth: 'narrow' }))
  expect(await sizeOfText(page)).toBe(before)
})

test('with forced colours the signs can be seen, also with more contrast', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('contrast', 'more'))
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, PAGE)
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
  expect(ink).toBe('CanvasText')
})

for (const path of [PAGE, ARTICLE])
  test(`axe finds nothing in ${path} with more contrast and the largest text`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('contrast', 'more')
      localStorage.setItem('font-size', 'largest')
    })
    await open(page, path)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

test('axe finds nothing in the page without a choice', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

for (const path of [PAGE, '/de/preferences', '/en-US/docs/Glossary/Hydration', WITH_TABLE])
  test(`${path} has no problem of layout on phones with the largest text`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('font-size', 'largest'))
    await open(page, path)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await listLayoutProblems(page, [320, 375])).toEqual([])
  })

test('the page is right in scripts that run from right to left', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await listLayoutProblems(page, [375, 1280])).toEqual([])
})

const DEFAULTS = [
  ['Theme', 'OS Default'],
  ['Contrast', 'As in the system'],
  ['Text size of articles', 'Normal'],
  ['Line length of articles', 'Normal'],
] as const

function radio(page: Page, group: string, value: string) {
  return page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value, exact: true })
}

async function choose(page: Page, group: string, value: string): Promise<void> {
  await radio(page, group, value).check()
}

function sizeOfText(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('.prose p') ?? document.body).fontSize))
}

function widthOfText(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('.prose p')?.getBoundingClientRect().width ?? 0)
}

/** The values that the server has, by name; undefined while it does not answer. */
async function readServer(page: Page): Promise<Readonly<Record<string, unknown>> | undefined> {
  const response = await page.request.get('/api/v1/preferences')
  if (!response.ok()) return undefined
  const { preferences }: { readonly preferences: Readonly<Record<string, { readonly value: unknown }>> } = await response.json()
  return Object.fromEntries(Object.entries(preferences).map(([name, { value }]) => [name, value]))
}
