import { expect } from '@playwright/test'
import { excessOf, GAP, INPUT, openLiveTable, openTable, widthOf } from './fixtures/compat-table.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { test } from './fixtures/test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a table is whole: heads, versions with years, histories that open one at a time', async ({ page }) => {
    const table = await openTable(page, GAP)
    await expect(table.getByRole('columnheader', { name: 'Chrome', exact: true })).toBeVisible()
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    await expect(table.getByRole('cell', { name: /^Full support.* \d+ .*20\d\d$/ }).first()).toBeVisible()
    const histories = table.locator('td details')
    await histories.nth(0).locator('summary').click()
    await expect(histories.nth(0).locator('.compat-history')).toBeVisible()
    await expect(histories.nth(0).locator('time').first()).toBeVisible()
    await histories.nth(1).locator('summary').press('Enter')
    await expect(histories.nth(1).locator('.compat-history')).toBeVisible()
    await expect(histories.nth(0).locator('.compat-history')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden()
  })

  test('its data can be loaded', async ({ page, request }) => {
    const table = await openTable(page, GAP)
    const href = await table.getByRole('link', { name: 'View data' }).getAttribute('href')
    const data = await (await request.get(href ?? '')).json()
    expect(data.query).toMatch(/gap$/)
  })
})

test('the head stays in sight while a long table is read, and the table is no wider than its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const table = await openTable(page, INPUT)
  const rows = table.getByRole('rowheader')
  expect(await rows.count()).toBeGreaterThan(30)
  await rows.nth(25).scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Firefox', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await excessOf(table)).toBe(0)
})

test('every browser of the head has its name in lists and can be hidden', async ({ page }) => {
  await openTable(page, '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array')
  const browsers = await page.locator('thead th[data-b]').evaluateAll((heads) =>
    heads.map((head) => {
      const id = head.getAttribute('data-b') ?? ''
      const named = getComputedStyle(head).getPropertyValue('--browser')
      document.documentElement.setAttribute('data-hidden-browsers', id)
      const shown = getComputedStyle(head).getPropertyValue('--shown')
      document.documentElement.removeAttribute('data-hidden-browsers')
      return { id, isNamed: named === `"${head.textContent}"`, shown }
    }),
  )
  expect(browsers.length).toBeGreaterThan(14)
  expect(browsers.filter(({ isNamed, shown }) => !isNamed || shown !== 'none')).toEqual([])
})

test('Escape and a click elsewhere close a history', async ({ page }) => {
  const table = await openLiveTable(page, GAP)
  const summary = table.locator('td summary').first()
  const history = table.locator('.compat-history').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(history).toBeVisible()
  await page.getByRole('heading', { name: 'Browser compatibility' }).click()
  await expect(history).toBeHidden()
})

test('a press on a cell gives it the focus, without a ring, and leaves the selected text as it is', async ({ page }) => {
  const table = await openLiveTable(page, GAP)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  await heading.evaluate((element) => getSelection()?.selectAllChildren(element))
  const summary = table.locator('td summary').first()
  await expect(async () => {
    await summary.click()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(title)
  }).toPass()
  await expect(summary).toBeFocused()
  expect(await summary.evaluate((element) => element.matches(':focus-visible'))).toBe(false)
})

test('an open history is no wider than the window and covers what follows', async ({ page }) => {
  for (const width of [375, 769, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    const table = await openLiveTable(page, GAP)
    if (await table.getByRole('switch').isVisible()) await table.getByRole('switch', { name: 'Open all' }).check()
    const last = table.locator('td details').last()
    await last.locator('summary').click()
    const history = last.locator('.compat-history')
    await expect(history).toBeInViewport()
    const box = await history.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await widthOf(page)).toBe(width)
    const isOnTop = await history.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 20, Math.min(bottom, innerHeight) - 5))
    })
    expect(isOnTop).toBe(true)
  }
})

test.describe('the choice of browsers', () => {
  // Of the test that lets no script come but the inline one.
  test.use({ expectedProblems: /ERR_FAILED/ })

  test('hides them in every table, is remembered, and goes back', async ({ page }) => {
    const table = await openLiveTable(page, GAP)
    const opera = table.getByRole('columnheader', { name: 'Opera', exact: true })
    await expect(opera).toBeVisible()
    const button = table.getByRole('button', { name: 'Browsers', exact: true })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await table.getByLabel('Opera', { exact: true }).uncheck()
    await expect(table.getByRole('columnheader', { name: 'Opera', exact: true })).toBeHidden()
    await expect(table.getByText(/^Browsers shown: \d+ of \d+$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    const other = await openLiveTable(page, '/en-US/docs/Web/CSS/Reference/Properties/display')
    await expect(other.locator('thead [data-b="opera"]')).toHaveCSS('visibility', 'hidden')
    await other.getByRole('button', { name: 'Browsers', exact: true }).press('Enter')
    await expect(other.getByLabel('Opera', { exact: true })).not.toBeChecked()
    await other.getByRole('button', { name: 'Show all browsers' }).click()
    await expect(other.getByLabel('Opera', { exact: true })).toBeChecked()
    await expect(other.getByRole('columnheader', { name: 'Opera', exact: true })).toBeVisible()
  })

  test('leaves one, and a table without any of the chosen ones keeps all', async ({ page }) => {
    const table = await openLiveTable(page, GAP)
    await table.getByRole('button', { name: 'Browsers', exact: true }).click()
    const boxes = table.getByRole('checkbox')
    const count = await boxes.count()
    for (let index = 0; index < count - 1; index++) await boxes.nth(index).uncheck()
    await expect(boxes.nth(count - 1)).toBeDisabled()
    await expect(boxes.nth(count - 1)).toBeChecked()
    // The last one is no browser for extensions.
    const other = await openLiveTable(page, '/en-US/docs/Mozilla/Add-ons/WebExtensions/API/storage')
    await expect(other.getByRole('columnheader', { name: 'Firefox', exact: true })).toBeVisible()
    // A choice there begins with all of its browsers.
    await other.getByRole('button', { name: 'Browsers', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Show all browsers' })).toBeVisible()
    await other.getByLabel('Opera', { exact: true }).uncheck()
    await expect(other.locator('thead [data-b="opera"]')).toHaveCSS('visibility', 'hidden')
    await expect(other.getByLabel('Opera', { exact: true })).not.toBeChecked()
    await expect(other.getByRole('columnheader', { name: 'Firefox', exact: true })).toBeVisible()
  })

  test('is the same in two tabs', async ({ page, context }) => {
    const table = await openLiveTable(page, GAP)
    const second = await context.newPage()
    const twin = await openLiveTable(second, GAP)
    await twin.getByRole('button', { name: 'Browsers', exact: true }).click()
    await table.getByRole('button', { name: 'Browsers', exact: true }).click()
    await table.getByLabel('Opera', { exact: true }).uncheck()
    await expect(twin.locator('thead [data-b="opera"]')).toHaveCSS('visibility', 'hidden')
    await expect(twin.getByLabel('Opera', { exact: true })).not.toBeChecked()
  })

  test('is made before the page is seen', async ({ page }) => {
    await page.addInitScript(() => {
      if (self === top) localStorage.setItem('compat.hidden', 'opera edge')
    })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(GAP)
    await expect(page.locator('thead [data-b="edge"]').first()).toHaveCSS('visibility', 'hidden')
    await expect(page.locator('thead [data-b="chrome"]').first()).toHaveCSS('visibility', 'visible')
  })
})

test('what is shown can be copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = await openLiveTable(page, GAP)
  await table.getByRole('button', { name: 'Browsers', exact: true }).click()
  await table.getByLabel('Opera', { exact: true }).uncheck()
  await table.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(table.getByRole('status').first()).toHaveText('Copied!')
  const [head = '', rule = '', first = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(head).toMatch(/^\| Feature \| Chrome \| Edge \| Firefox \| Safari \|/)
  expect(rule).toMatch(/^\| --- \|/)
  expect(first).toMatch(/^\| `gap` \| \d+/)
})

test('a table that comes by navigation works as one that was loaded', async ({ page }) => {
  await openLiveTable(page, GAP)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(GAP)
  await page.goBack()
  const table = page.locator('.compat').first()
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('button', { name: 'Browsers', exact: true })).toBeVisible()
})

for (const width of [375, 1280])
  test(`from right to left at ${width} px nothing is wider than the window, and versions keep their order`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const table = await openLiveTable(page, '/en-US/docs/Web/CSS/Reference/Properties/display')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    if (await table.getByRole('switch').isVisible()) await table.getByRole('switch', { name: 'Open all' }).check()
    await table.locator('td summary').first().click()
    await expect(table.locator('.compat-history').first()).toBeVisible()
    expect(await widthOf(page)).toBe(width)
    expect(await excessOf(table)).toBe(0)
    const name = await table.locator('th[scope="row"]').nth(1).boundingBox()
    const cell = await table.locator('tr').nth(3).locator('td[data-b="chrome"]').boundingBox()
    if (width > 700) expect(name?.x ?? 0).toBeGreaterThan(cell?.x ?? 0)
    await expect(table.locator('bdi').first()).toHaveCSS('direction', 'ltr')
  })

test('on paper all histories are open', async ({ page }) => {
  const table = await openTable(page, GAP)
  await page.emulateMedia({ media: 'print' })
  for (const history of await table.locator('.compat-history').all()) {
    const { height } = (await history.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThan(10)
  }
  await expect(table.locator('.compat-tools')).toBeHidden()
  for (const line of await table.locator('tbody tr').all()) await expect(line.locator('td').last()).toBeVisible()
})

for (const width of [375, 768, 1024, 1200, 1280, 1440, 1920])
  test(`at ${width} px no table is wider than its place, and no history that is closed is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of [INPUT, '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array']) {
      const table = await openTable(page, url)
      expect(await excessOf(table)).toBe(0)
      expect(await widthOf(page)).toBe(width)
    }
  })

test('half support is a half sign, not a square', async ({ page }) => {
  const table = await openTable(page, INPUT)
  const sign = table.locator('.compat-legend .partial')
  expect(await sign.evaluate((element) => getComputedStyle(element, '::before').maskImage)).toContain('svg')
})

test('signs keep their colours in both themes, and in forced colours they can be seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const table = await openTable(page, GAP)
  const sign = (): Promise<string> =>
    table
      .locator('td.yes > span')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
  const dark = await sign()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await sign()).not.toBe(dark)
  await page.emulateMedia({ forcedColors: 'active' })
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const seen = await sign()
  expect(seen).toContain('linear-gradient')
  expect(seen).not.toContain(paper)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [375, 1200])
    test(`with history and choice open, axe finds nothing at ${width} px in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const table = await openLiveTable(page, '/en-US/docs/Web/CSS/Reference/Properties/display')
      await table.getByRole('button', { name: 'Browsers', exact: true }).click()
      if (await table.getByRole('switch').isVisible()) await table.getByRole('switch', { name: 'Open all' }).check()
      await table.locator('td summary').nth(3).press('Enter')
      expect(await findViolations(page, { include: '.compat' })).toEqual([])
    })
