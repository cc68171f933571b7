import { expect } from '@playwright/test'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { CSS, field, giveIndex, openAndType, panel, rows, selected, status, titles } from './fixtures/quick-search-box.ts'
import { test } from './fixtures/test.ts'

const TALL = { width: 1300, height: 900 }

test.use({ viewport: { width: 1300, height: 800 } })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form that leads to the search page, and sends nothing empty', async ({ page }) => {
    for (const path of [CSS, '/en-US/', '/de/docs/Web/CSS']) {
      await page.goto(path)
      const form = page.getByRole('banner').getByRole('search')
      await expect(form).toHaveAttribute('action', `/${path.split('/')[1]}/search`)
      await expect(form.getByRole('textbox')).toHaveAttribute('name', 'q')
    }
    await page.goto(CSS)
    await page.getByRole('textbox', { name: 'Search' }).fill('   ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(CSS)
    await page.getByRole('textbox', { name: 'Search' }).fill('grid')
    const request = page.waitForRequest((asked) => asked.isNavigationRequest())
    await page.keyboard.press('Enter')
    expect(new URL((await request).url()).pathname + new URL((await request).url()).search).toBe('/en-US/search?q=grid')
  })
})

test('what equals the query comes first, each row has its path, what was found is marked and nothing is HTML', async ({ page }) => {
  await giveIndex(page)
  await page.setViewportSize(TALL)
  await openAndType(page, '  GRID ')
  await expect(titles(page).first()).toHaveText('grid')
  await expect(rows(page)).toHaveCount(11)
  await expect(rows(page).first().locator('.quick-path')).toHaveText('Web / CSS')
  await expect(rows(page).first().locator('mark')).toHaveText('grid')
  await field(page).fill('something')
  await expect(rows(page).first().locator('.quick-path')).toHaveText('Web / <b>"Q"')
  await expect(rows(page).first()).toHaveAttribute('href', /%3Cb%3E%22Q%22/)
  await field(page).fill('part.grid,7')
  await expect(rows(page)).toHaveCount(2)
  await expect(titles(page).first()).toHaveText('Grid part 7')
})

for (const [height, count] of [
  [849, 5],
  [850, 10],
] as const) {
  test(`a window of ${height} pixels has ${count} titles and the way to the search of the site`, async ({ page }) => {
    await giveIndex(page)
    await page.setViewportSize({ width: 1300, height })
    await openAndType(page, 'grid')
    await expect(rows(page)).toHaveCount(count + 1)
    await expect(rows(page).last()).toContainText("Not seeing what you're searching for?")
    await expect(rows(page).last()).toContainText('Site search for grid')
    await expect(rows(page).last()).toHaveAttribute('href', '/en-US/search?q=grid')
  })
}

test('the first row is highlighted, arrows go round, Enter goes where the highlight is', async ({ page }) => {
  await openAndType(page, 'html')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await rows(page).first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toHaveCount(1)
  const href = await selected(page).getAttribute('href')
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(href))
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'here')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).not.toBeFocused()
})

test('Enter with Ctrl opens the row in another tab and leaves this page as it is', async ({ page, context }) => {
  await openAndType(page, 'html')
  const href = await selected(page).getAttribute('href')
  const other = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await other).waitForURL(String(href))
  await expect(page).toHaveURL(CSS)
})

test('a click on a row goes there', async ({ page }) => {
  await openAndType(page, 'html:')
  await rows(page).first().click()
  await expect(page).toHaveURL('/en-US/docs/Web/HTML')
  await expect(panel(page)).toBeHidden()
})

test('Escape empties and closes the box and leaves it', async ({ page }) => {
  await openAndType(page, 'html')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).not.toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
})

test('Escape returns the focus to where it was, and the text comes back with the box (docs/behaviour/quick-search.md 8)', async ({
  page,
}) => {
  await open(page, CSS)
  for (let round = 0; round < 2; round += 1) {
    const crumb = page.locator('.breadcrumbs a').first()
    await crumb.focus()
    await page.keyboard.press('/')
    await expect(field(page)).toHaveValue(round === 0 ? '' : 'html')
    await page.keyboard.type('html')
    await expect(selected(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(crumb).toBeFocused()
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  test('a button closes the panel (docs/behaviour/quick-search.md 9)', async ({ page }) => {
    await open(page, CSS)
    await field(page).tap()
    await field(page).fill('html')
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
  })
})

test('leaving the box closes it, by the keyboard or a click elsewhere; the switch below the rows belongs to it', async ({ page }) => {
  await openAndType(page, 'html')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
  await field(page).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } })
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('html')
})

test('without a title the search of the site is offered, and Enter goes there', async ({ page }) => {
  await giveIndex(page)
  await openAndType(page, 'qqq & <i>')
  await expect(page.getByText('No document titles found.')).toBeVisible()
  await expect(rows(page)).toHaveText(['Site search for qqq & <i>'])
  await expect(selected(page)).toHaveCount(0)
  const request = page.waitForRequest((asked) => asked.isNavigationRequest())
  await page.keyboard.press('Enter')
  expect(new URL((await request).url()).search).toBe('?q=qqq+%26+%3Ci%3E')
})

test('white space alone shows and sends nothing', async ({ page }) => {
  await openAndType(page, '   ')
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(CSS)
})

test('where no title matches, titles with another spelling are offered below a message, and Enter searches', async ({ page }) => {
  await openAndType(page, 'hmtl')
  await expect(page.locator('.quick-message')).toHaveText('No document titles found.')
  await expect(rows(page).first().locator('mark')).toHaveText('HTML')
  await expect(selected(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/search\?q=hmtl/)
})

test('a title with another spelling can be chosen', async ({ page }) => {
  await openAndType(page, 'hmtl')
  await expect(rows(page).first().locator('mark')).toHaveText('HTML')
  await page.keyboard.press('ArrowDown')
  await expect(selected(page).locator('.quick-title')).toContainText('HTML')
})

test('screen readers hear how many rows there are, for half a second', async ({ page }) => {
  await giveIndex(page)
  await open(page, CSS)
  await field(page).click()
  await expect(status(page)).toBeAttached()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const region = document.querySelector('.search-box [role="status"]')
    if (region !== null) new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true })
  })
  const more = 'use up and down arrow keys to navigate. Press Enter key to select.'
  const heard: string[] = []
  for (const [typed, text] of [
    ['html', `1 result is available, ${more}`],
    ['grid part', `5 results are available, ${more}`],
    ['qqqq', 'No results are available.'],
  ] as const) {
    await field(page).fill(typed)
    heard.push(text, '')
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(heard)
  }
})

test('the field is a combobox that names its list and its state', async ({ page }) => {
  await openAndType(page, 'html')
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveAttribute('aria-autocomplete', 'list')
  const list = page.getByRole('listbox', { name: 'Search results' })
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
  await field(page).fill('')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('what happens is measured', async ({ page }) => {
  await giveIndex(page)
  await watchMeasured(page)
  await openAndType(page, 'html')
  const url = await selected(page).evaluate((row) => (row instanceof HTMLAnchorElement ? row.href : ''))
  await selected(page).click({ modifiers: ['Control'] })
  const search = (await listMeasured(page)).filter((event) => JSON.stringify(event).startsWith('{"name":"search.'))
  expect(search).toEqual([{ name: 'search.open' }, { name: 'search.suggestion', url, position: 1 }])
})

test('on a phone the open box lies over the header, within the window, in both directions', async ({ page }) => {
  await giveIndex(page)
  await page.setViewportSize({ width: 375, height: 700 })
  for (const dir of ['ltr', 'rtl']) {
    await open(page, CSS)
    await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir)
    await field(page).click()
    await page.keyboard.type('grid')
    await expect(rows(page)).toHaveCount(6)
    const [box, list] = [await field(page).boundingBox(), await panel(page).boundingBox()]
    expect(box?.width, dir).toBeGreaterThan(300)
    const head = await page.locator('.site-header').boundingBox()
    expect((box?.y ?? 0) - (head?.y ?? 0), 'the field lies within the header').toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0), 'the list does not cover the field').toBeLessThanOrEqual(list?.y ?? 0)
    for (const place of [box, list]) {
      expect(place?.x, dir).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0), dir).toBeLessThanOrEqual(375)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  }
})

test('the skip link leads to the field', async ({ page }) => {
  await open(page, CSS)
  await page.getByRole('link', { name: 'Skip to search' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
})
