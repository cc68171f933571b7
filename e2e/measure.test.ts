import { expect, type Page } from '@playwright/test'
import { awaitClicksMeasured, listMeasured, watchMeasured } from './fixtures/measured.ts'
import { addLink, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test('each page that is shown is measured, with the one before', async ({ page, baseURL }) => {
  await watchMeasured(page)
  await open(page, HAS)
  const title = await page.title()
  expect(await listMeasured(page)).toEqual([{ name: 'page.view', url: `${baseURL}${HAS}`, referrer: '', title }])
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await expect
    .poll(() => listMeasured(page))
    .toContainEqual({ name: 'page.view', url: `${baseURL}/en-US/docs/Web/CSS`, referrer: `${baseURL}${HAS}`, title: await page.title() })
})

test('a depth is measured once, when the page stands still', async ({ page }) => {
  await watchMeasured(page)
  await open(page, HAS)
  const depths = async (): Promise<readonly unknown[]> =>
    (await listMeasured(page)).filter((event) => JSON.stringify(event).includes('scroll_depth'))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
  await expect.poll(depths).toEqual([
    { name: 'page.scroll_depth', percent: 25 },
    { name: 'page.scroll_depth', percent: 50 },
  ])
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(depths).toHaveLength(3)
})

test('nothing that is measured leaves the browser of a user who has switched telemetry off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('telemetry', 'off'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await open(page, HAS)
  await page.locator('details.baseline summary').click()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page
    .getByRole('region', { name: /^Help improve/ })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
  expect(sent.filter((url) => url.includes('/submit/'))).toEqual([])
})

/** Opens a page whose links lead nowhere, once clicks are measured there. Gives what is measured while something is clicked. */
async function openMeasured(page: Page, path: string): Promise<(click: () => Promise<unknown>) => Promise<readonly unknown[]>> {
  await watchMeasured(page)
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
    }),
  )
  await open(page, path)
  const listMeasuredHere = async (): Promise<readonly unknown[]> =>
    (await listMeasured(page)).filter((event) => !/"(?:page\.(?:view|scroll_depth)|article\.actions)"/.test(JSON.stringify(event)))
  await awaitClicksMeasured(page)
  return async (click) => {
    const before = (await listMeasuredHere()).length
    await click()
    return (await listMeasuredHere()).slice(before)
  }
}

test('what is clicked around an article is measured', async ({ page, baseURL }) => {
  const during = await openMeasured(page, HAS)
  const origin = baseURL ?? ''
  const clicks = [
    ['.site-header .brand', { name: 'menu.logo', url: `${origin}/en-US/` }],
    ['.main-menu li:nth-child(2) summary', { name: 'menu.toggle', id: 'main-menu-2', isOpen: true }],
    ['.theme-button', { name: 'menu.toggle', id: 'theme', isOpen: true }],
    ['.theme-menu [role="menuitemradio"]:nth-child(3)', { name: 'theme.choose', theme: 'dark' }],
    ['.sidebar-collapse', { name: 'article.sidebar_toggle', isOpen: false }],
    ['.sidebar-collapse', { name: 'article.sidebar_toggle', isOpen: true }],
    ['.breadcrumbs li:nth-child(2) a', { name: 'article.breadcrumb', url: `${origin}/en-US/docs/Web/CSS`, position: 2, count: 4 }],
    ['.toc-list a >> nth=0', { name: 'article.toc_link', id: 'try_it' }],
    ['.sidebar [aria-current]', { name: 'article.sidebar_link', url: origin + HAS }],
    ['.heading-link >> nth=0', { name: 'page.section_link', id: 'try_it' }],
    ['.site-footer nav a >> nth=0', { name: 'menu.footer_link', url: `${origin}/en-US/about`, label: 'About' }],
  ] as const
  const measured: unknown[] = []
  // A pointer that rests on a menu opens it.
  for (const [selector] of clicks) measured.push(...(await during(() => page.locator(selector).dispatchEvent('click'))))
  expect(measured).toEqual(clicks.map(([, event]) => event))
})

test('a link that leaves the site is measured, and anything else by its words', async ({ page }) => {
  const during = await openMeasured(page, HAS)
  const away = await addLink(page, 'https://example.org/', 'away')
  expect(await during(() => away.click())).toEqual([{ name: 'page.external_link', url: 'https://example.org/' }])
  const here = await addLink(page, '/en-US/docs/Web', ' a  link\nof many words'.padEnd(80, '.'))
  expect(await during(() => here.dispatchEvent('click'))).toEqual([
    { name: 'page.click', id: '', type: 'a', label: 'a link of many words'.padEnd(61, '.') },
  ])
})

test('how many entries the filter of the sidebar finds is measured when it is left', async ({ page }) => {
  const during = await openMeasured(page, HAS)
  const box = page.getByRole('searchbox', { name: 'Filter sidebar' })
  await box.fill('nth')
  await expect(page.locator('.sidebar-filter-result')).toContainText('match')
  const count = Number(await page.locator('.sidebar-filter').getAttribute('data-active'))
  expect(count).toBeGreaterThan(0)
  expect(await during(() => box.blur())).toEqual([{ name: 'article.sidebar_filter', count }])
})

test('the choice of a language is measured, and whether it is remembered', async ({ page }) => {
  const during = await openMeasured(page, '/en-US/docs/Web/CSS')
  const menu = page.locator('.language-menu')
  expect(await during(() => menu.locator('summary').click())).toEqual([{ name: 'language.toggle', isOpen: true }])
  expect(await during(() => menu.getByRole('switch').click())).toEqual([{ name: 'language.remember', isOn: true }])
  expect(await during(() => menu.locator('a[hreflang="de"]').click())).toEqual([{ name: 'language.choose', from: 'en-US', to: 'de' }])
})

test.describe('a page that is not there', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('is measured, with the suggestion that is taken', async ({ page, baseURL }) => {
    const during = await openMeasured(page, '/en-US/docs/Web/CSS/Reference/Selectors/:hass')
    expect(await listMeasured(page)).toContainEqual({ name: 'page.not_found', url: page.url() })
    const [event] = await during(() => page.locator('.suggestions a').first().click())
    expect(event).toMatchObject({ name: 'page.not_found_suggestion', url: expect.stringContaining(`${baseURL}/en-US/docs/`) })
  })
})

test('what is opened and chosen in a compatibility table is measured', async ({ page }) => {
  const during = await openMeasured(page, '/en-US/docs/Web/CSS/Reference/Properties/gap')
  const table = page.locator('.compat').first()
  await table.scrollIntoViewIfNeeded()
  await expect(table.locator('.compat-tools')).toHaveAttribute('data-live')
  const cell = table.locator('td:has(details)').first()
  const id = await cell.getAttribute('data-b')
  expect(await during(() => cell.locator('summary').click())).toEqual([{ name: 'compat.toggle', id, isOpen: true }])
  await page.keyboard.press('Escape')
  await table.getByRole('button', { name: 'Browsers', exact: true }).click()
  const boxes = table.locator('.compat-choice input')
  const count = await boxes.count()
  expect(await during(() => boxes.first().uncheck())).toEqual([{ name: 'compat.browsers', count: count - 1 }])
  expect(await during(() => table.locator('.compat-choice button').click())).toEqual([{ name: 'compat.browsers', count }])
})

test('the menus of an article are measured when they open and when they close, by whatever way', async ({ page }) => {
  await openMeasured(page, '/en-US/docs/Web/CSS')
  const actions = async (): Promise<readonly unknown[]> =>
    (await listMeasured(page)).filter((event) => /article\.actions/.test(JSON.stringify(event)))
  await page.locator('.language-menu summary').click()
  await expect.poll(actions).toEqual([{ name: 'article.actions', isOpen: true }])
  await page.keyboard.press('Escape')
  await expect.poll(actions).toEqual([
    { name: 'article.actions', isOpen: true },
    { name: 'article.actions', isOpen: false },
  ])
})

test.describe('the search page', () => {
  test('measures the result and the page of results that are chosen', async ({ page, baseURL }) => {
    const during = await openMeasured(page, '/en-US/search?q=css&page=2')
    const third = page.locator('.search-title').nth(2)
    const path = await third.getAttribute('href')
    expect(await during(() => third.click())).toEqual([{ name: 'search.result', url: `${baseURL}${path}`, position: 13 }])
    expect(await during(() => page.locator('.search-pager a[rel="prev"]').click())).toEqual([{ name: 'search.page', position: 1 }])
    expect(await listMeasured(page)).not.toContainEqual({ name: 'search.error' })
  })

  test.describe('that cannot answer', () => {
    test.use({ expectedProblems: /status of 400/ })

    test('measures the error once', async ({ page }) => {
      await openMeasured(page, '/en-US/search?q=css&sort=no')
      expect((await listMeasured(page)).filter((event) => /search\.error/.test(JSON.stringify(event)))).toEqual([{ name: 'search.error' }])
    })
  })
})
