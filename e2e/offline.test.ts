import { expect } from '@playwright/test'
import { signOut } from './fixtures/bookmark-user.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { expectStored, listCaches, openAsSubscriber, switchOn, test } from './fixtures/offline-site.ts'
import { addLink, isMarked, markDocument, open } from './fixtures/page-actions.ts'

const [CSS, HTML, HTTP] = ['/en-US/docs/Web/CSS', '/en-US/docs/Web/HTML', '/en-US/docs/Web/HTTP']
const SETTINGS = '/en-US/plus/settings'

// The browser names requests without an answer, and responses that are no success.
test.use({ expectedProblems: /ERR_|could not be fetched|status of 503|Failed to fetch/ })

test('nothing is registered until a subscriber switches it on', async ({ page }) => {
  await open(page, `${SETTINGS}#offline`)
  await expect(page.getByText('include offline reading')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Offline storage' })).toHaveCount(0)
  await openAsSubscriber(page)
  await expect(page.getByRole('switch', { name: 'Offline storage' })).not.toBeChecked()
  await open(page, CSS)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await listCaches(page)).toEqual([])
})

test('a visited page is there when the server is not, with its styles and the bar; another one is replaced by a page of ours', async ({
  page,
  offlineSite,
}) => {
  await switchOn(page)
  await open(page, CSS)
  await expectStored(page, CSS.toLowerCase())
  await offlineSite.goDown()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CSS/)
  await expect(page.locator('.offline-bar')).toHaveText('You are reading offline.')
  // A script that the page loads by itself adds these buttons.
  await expect(page.locator('.example-copy').first()).toBeAttached()
  // The tokens stand in its stylesheet.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))).not.toBe('')

  const response = await page.goto(`${CSS}/Reference`)
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not stored')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: /^CSS/ }).click()
  await expect(page).toHaveURL(CSS)
  await page.goto('/de/docs/Web/CSS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist nicht gespeichert')

  await offlineSite.comeBack()
  await page.goto(`${CSS}/Reference`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not stored')
})

test('the bar follows the browser offline and back', async ({ page, context }) => {
  await switchOn(page)
  await open(page, CSS)
  const bar = page.locator('.offline-bar')
  await expect(bar).toBeAttached()
  await expect(bar).toBeEmpty()
  await context.setOffline(true)
  await expect(bar).toHaveText('You are reading offline.')
  expect(await findViolations(page)).toEqual([])
  await context.setOffline(false)
  await expect(bar).toHaveText('You are back online.')
  await expect(bar).toBeEmpty()
})

test('a link to a page whose data are stored leads there without a full load; where only the page is stored, the browser loads it', async ({
  page,
  offlineSite,
}) => {
  await switchOn(page)
  await open(page, HTML)
  await expectStored(page, HTML.toLowerCase())
  await open(page, CSS)
  await (await addLink(page, HTTP)).click()
  await expect(page).toHaveURL(HTTP)
  await expectStored(page, `${HTTP.toLowerCase()}/index.json`)
  await expectStored(page, HTTP.toLowerCase())
  await open(page, CSS)
  await offlineSite.goDown()
  await markDocument(page)
  await (await addLink(page, HTTP)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HTTP/)
  expect(await isMarked(page)).toBe(true)
  await (await addLink(page, HTML)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HTML/)
  expect(await isMarked(page)).toBe(false)
})

test('an area is downloaded, says so, is readable without the server, and is deleted after a question', async ({ page, offlineSite }) => {
  await switchOn(page)
  await page.getByRole('checkbox', { name: /^HTTP/ }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('The download is complete.')).toBeVisible()
  await expect(page.getByText(/^Last updated/)).toBeVisible()
  await expect(page.getByText(/^Storage used: [\d.,]+ MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText('Everything is up to date.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await offlineSite.goDown()
  await page.goto(`${HTTP}/Reference/Status/404`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404/)
  await expect(page.locator('.offline-bar')).toHaveText('You are reading offline.')
  await offlineSite.comeBack()

  await page.goto(`${SETTINGS}#offline`)
  await page.getByRole('button', { name: 'Delete pages …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The stored pages are deleted.')).toBeVisible()
  await expect(page.getByText('Nothing is downloaded yet.')).toBeVisible()
  expect(await listCaches(page)).toEqual(['offline-state'])
})

test('a download that loses the server says so and goes on where it stopped', async ({ page, offlineSite }) => {
  await switchOn(page)
  await page.getByRole('checkbox', { name: /^CSS/ }).check()
  await offlineSite.goDown()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await offlineSite.comeBack()
  // As a browser does that hears of the connection.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('The download is complete.')).toBeVisible()
})

test('only one tab downloads', async ({ page, context }) => {
  await switchOn(page)
  const other = await context.newPage()
  await other.goto(`${SETTINGS}#offline`)
  await other.evaluate(() => void navigator.locks.request('offline-download', () => new Promise(() => undefined)))
  await page.getByRole('checkbox', { name: /^HTTP/ }).check()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Another tab is downloading.')).toBeVisible()
})

test('after logging out, nothing is stored any more', async ({ page }) => {
  await switchOn(page)
  await open(page, CSS)
  await expectStored(page, CSS.toLowerCase())
  expect(await page.evaluate(() => localStorage.getItem('offline-settings'))).toContain('"offline":true')
  await signOut(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offline-settings'))).toBeNull()
  await expect.poll(() => listCaches(page)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('switching it off deletes everything', async ({ page }) => {
  await switchOn(page)
  await open(page, CSS)
  await expectStored(page, CSS.toLowerCase())
  await page.goto(`${SETTINGS}#offline`)
  await page.getByRole('switch', { name: 'Offline storage' }).click()
  await expect(page.getByRole('switch', { name: 'Offline storage' })).not.toBeChecked()
  expect(await listCaches(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('offline-settings'))).toBeNull()
})

test('an operator who turns the feature off turns it off in all browsers', async ({ page, offlineSite }) => {
  await switchOn(page)
  await open(page, CSS)
  await expectStored(page, CSS.toLowerCase())
  await offlineSite.comeBack('plus')
  await page.goto(HTML)
  await expect.poll(() => listCaches(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offline-settings'))).toBeNull()
})
