import { expect } from '@playwright/test'
import { holdBack, open } from './fixtures/page-actions.ts'
import { CSS, field, giveIndex, openAndType, rows, selected, titles } from './fixtures/quick-search-box.ts'
import { test } from './fixtures/test.ts'

const INDEX = '**/en-US/search-index.json'

test.use({ viewport: { width: 1300, height: 800 } })

test('neither the list of titles nor what shows it is loaded before the box is pointed at, and the list once only', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, CSS)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /search/.test(path))).toEqual([])
  const index = page.waitForResponse(INDEX)
  await field(page).hover()
  await index
  await field(page).click()
  await page.keyboard.type('css')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await field(page).click()
  await page.keyboard.type('html')
  await expect(rows(page).first()).toBeVisible()
  expect(asked.filter((path) => path === '/en-US/search-index.json')).toHaveLength(1)
  expect(asked.filter((path) => /\/static\/quick-search\./.test(path))).toHaveLength(1)
})

test('what is typed before the script has come stays, and is answered then', async ({ page, context }) => {
  const release = await holdBack(context, '**/static/quick-search.*.js')
  await page.goto(CSS)
  await field(page).click()
  await page.keyboard.type('html')
  release()
  await expect(selected(page)).toContainText('HTML')
  await expect(field(page)).toHaveValue('html')
})

test('a page that the language lacks is offered in English and says so; one that it has gives way', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await giveIndex(page, [{ title: 'CSS auf Deutsch', url: '/de/docs/Web/CSS' }], 'de')
  await giveIndex(page)
  await openAndType(page, 'css', '/de/docs/Web/CSS')
  await expect(rows(page).first()).toContainText('CSS auf Deutsch')
  expect(asked).not.toContain('/en-US/search-index.json')
  await field(page).fill('markup')
  await expect(rows(page).first()).toContainText('HTML: the markup language of the web (Englisch)')
  await expect(rows(page).first()).toHaveAttribute('href', '/en-US/docs/Web/HTML')
  await expect(rows(page).first()).toHaveAttribute('lang', 'en-US')
  await field(page).fill('cascading')
  await expect(titles(page).first()).toHaveText('CSS auf Deutsch')
  await expect(rows(page).first()).toHaveAttribute('href', '/de/docs/Web/CSS')
  await field(page).fill('markup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en-US/docs/Web/HTML')
})

test('after half a second of typing the user sees that the list is being loaded', async ({ page, context }) => {
  const release = await holdBack(context, INDEX)
  await openAndType(page, 'ht')
  await expect(page.getByText('Loading search index…').first()).toBeVisible()
  await page.keyboard.type('ml')
  await expect(page.getByText('Loading search index…').first(), 'a letter does not take it back').toBeVisible()
  release()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('.quick-message')).toBeHidden()
})

test.describe('with problems', () => {
  test.use({ expectedProblems: /status of 503|no titles to search|quick search could not be shown/ })

  test('a list that can not be loaded is said, and asked for again with the next focus', async ({ page, context }) => {
    let isReady = false
    await context.route(INDEX, async (route) => (isReady ? await route.continue() : await route.fulfill({ status: 503 })))
    await openAndType(page, 'html')
    await expect(page.locator('.quick-message')).toHaveText('Failed to load search index!')
    isReady = true
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } })
    await field(page).click()
    await expect(selected(page)).toContainText('HTML')
  })

  test('a search that can not be shown says so, and the form still works', async ({ page }) => {
    await openAndType(page, '')
    await page.evaluate(() => {
      String.prototype.toWellFormed = () => {
        throw new Error('a problem of the test')
      }
    })
    await page.keyboard.type('html')
    await expect(page.locator('.quick-message')).toHaveText('Error while rendering search. Check console for details.')
    const request = page.waitForRequest((asked) => asked.isNavigationRequest())
    await page.keyboard.press('Enter')
    expect(new URL((await request).url()).search).toBe('?q=html')
  })
})

test('the highlighted page is fetched ahead when the highlight stays', async ({ page }) => {
  await open(page, CSS)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await field(page).click()
  const answer = page.waitForResponse('**/en-US/docs/Web/HTML/index.json')
  await page.keyboard.type('html')
  await answer
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en-US/docs/Web/HTML')
  expect(asked.filter((path) => path === '/en-US/docs/Web/HTML/index.json')).toHaveLength(1)
})
