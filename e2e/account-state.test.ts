/* The current user: known from the first paint, in all tabs, and what happens when the server does not say. */
import { expect } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { logIn, menu, shapeOf, toggle } from './fixtures/account-slot.ts'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { holdBack, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'
import { ADA, ANONYMOUS, answerWho, SUBSCRIBER } from './fixtures/who-reads.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTTP = '/en-US/docs/Web/HTTP'
const WIDE = { width: 1600, height: 800 }
const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 700 }

for (const [who, answer] of [
  ['a reader who is not signed in', ANONYMOUS],
  ['a reader who is signed in', ADA],
] as const) {
  for (const viewport of [WIDE, LAPTOP, PHONE]) {
    test(`${who} sees the account slot as it was from the first paint, ${viewport.width} px wide`, async ({ page, context }) => {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await answerWho(context, answer)
      await open(page, CSS)
      const shape = answer === ADA ? 'in' : undefined
      await expect.poll(() => shapeOf(page)).toBe(shape)
      const before = await page.locator('.account').boundingBox()
      expect(await listShifts(page)).toEqual([])
      const release = await holdBack(context, '**/static/*.js')
      await page.goto(HTTP, { waitUntil: 'commit' })
      await expect(page.locator('.account-toggle')).toBeAttached()
      expect(await shapeOf(page)).toBe(shape)
      expect(await page.locator('.account').boundingBox()).toEqual(before)
      release()
      await page.waitForLoadState('networkidle')
      expect(await page.locator('.account').boundingBox()).toEqual(before)
      expect(await listShifts(page)).toEqual([])
    })
  }
}

test('the place has one size for both', async ({ page, context }) => {
  const who = await answerWho(context, ANONYMOUS)
  for (const path of ['/en-US/', '/de/', '/ru/'])
    for (const viewport of [WIDE, { width: 1000, height: 700 }, LAPTOP, PHONE]) {
      await page.setViewportSize(viewport)
      who.change(ANONYMOUS)
      await open(page, path)
      await expect.poll(() => shapeOf(page)).toBe(undefined)
      const out = await page.locator('.account').boundingBox()
      who.change(SUBSCRIBER)
      await page.reload()
      await expect.poll(() => shapeOf(page)).toBe('plus')
      expect(await page.locator('.account').boundingBox(), `${path} ${viewport.width}`).toEqual(out)
    }
})

test('another tab follows when the user signs in or out in this one', async ({ page, context }) => {
  await page.setViewportSize(WIDE)
  const who = await answerWho(context, ANONYMOUS)
  const other = await context.newPage()
  await other.setViewportSize(WIDE)
  await open(other, HTTP)
  await expect(logIn(other)).toBeVisible()
  who.change(ADA)
  await open(page, CSS)
  await expect(toggle(page)).toBeVisible()
  await expect(toggle(other)).toBeVisible()
  await expect(other.locator('.account-head')).toHaveText('ada.lovelace@example.org')
  // Calls that need a signed-in user have been answered.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  who.change(ANONYMOUS)
  await page.reload()
  await expect(logIn(other)).toBeVisible()
})

test('the current user is asked for once for a page that is loaded, not for those that come in its place', async ({ page, context }) => {
  await page.setViewportSize(WIDE)
  const who = await answerWho(context, ADA)
  await open(page, CSS)
  await expect(toggle(page)).toBeVisible()
  await page.locator('.breadcrumbs a').first().click()
  await expect(page).toHaveURL('/en-US/docs/Web')
  await page.waitForLoadState('networkidle')
  expect(who.count()).toBe(1)
})

test('a signed-in user pings once a day', async ({ page, context }) => {
  const pings: string[] = []
  const who = await answerWho(context, ANONYMOUS)
  await context.route('**/api/v1/ping', (route) => {
    pings.push(`${route.request().method()} ${route.request().headers()['content-type']}`)
    return route.fulfill({ status: 201, body: '' })
  })
  await open(page, CSS)
  await page.waitForLoadState('networkidle')
  expect(pings).toEqual([])
  who.change(ADA)
  await open(page, HTTP)
  await expect.poll(() => pings).toEqual([expect.stringMatching(/^POST application\/x-www-form-urlencoded/)])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(pings).toHaveLength(1)
})

test.describe('while the server is being worked on', () => {
  const MESSAGE = 'We are moving house until 14:00 UTC.'

  test('what it says of that takes the place of all buttons, for whoever reads', async ({ page, context }) => {
    await page.setViewportSize(WIDE)
    const who = await answerWho(context, { ...ANONYMOUS, maintenance: MESSAGE })
    await open(page, CSS)
    await expect(toggle(page)).toHaveAccessibleName('Maintenance ongoing')
    // It opens by itself, once.
    await expect(page.getByText(MESSAGE)).toBeVisible()
    await expect(logIn(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(toggle(page)).toHaveAccessibleName('Maintenance ongoing')
    await expect(page.getByText(MESSAGE)).toBeHidden()
    await toggle(page).click()
    await expect(menu(page)).toHaveText(MESSAGE, { useInnerText: true })
    who.change({ ...ADA, maintenance: MESSAGE })
    await page.reload()
    await expect(page.locator('.account-outage')).toHaveText('Maintenance ongoing')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden()
    who.change(ADA)
    await page.reload()
    await expect(toggle(page)).toHaveAccessibleName(/Plus$/)
    await toggle(page).click()
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })
})

test('the words that name maintenance are readable at every width, in all languages and both directions, and the header keeps its size', async ({
  page,
  context,
}) => {
  await answerWho(context, { ...ANONYMOUS, maintenance: 'Back at noon.' })
  for (const { code } of INTERFACE_LOCALES) {
    await open(page, `/${code}/docs/Web/CSS`)
    await expect(page.locator('.account-outage')).not.toBeEmpty()
    await page.locator('.account-toggle').evaluate((toggle) => toggle.removeAttribute('open'))
    const word = await page.locator('.account-outage').textContent()
    for (const dir of ['ltr', 'rtl'])
      for (const width of [320, 991, 992, 1199, 1200, 1440, 1441]) {
        await page.setViewportSize({ width, height: 700 })
        const seen = await page.evaluate((direction) => {
          document.documentElement.dir = direction
          const box = document.querySelector('.account-outage')?.getBoundingClientRect() ?? new DOMRect()
          const points = [box.left + 1, (box.left + box.right) / 2, box.right - 1]
          return {
            isWhole: points.every((x) => document.elementFromPoint(x, (box.top + box.bottom) / 2)?.className === 'account-outage'),
            isInHeader: box.bottom <= (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0),
            header: document.querySelector('.site-header')?.clientHeight,
            beyond: document.documentElement.scrollWidth - innerWidth,
          }
        }, dir)
        expect(seen, `${word}, ${dir}, ${width} px`).toEqual({ isWhole: true, isInHeader: true, header: 60, beyond: 0 })
      }
  }
})

test.describe('when the server does not answer', () => {
  test.use({ expectedProblems: /status of 503|503 on \/api\/v1\/whoami/, viewport: WIDE })

  test('that is said, with the names of the site, and the copy of the last response is forgotten', async ({ page, context }) => {
    const who = await answerWho(context, ADA)
    await open(page, CSS)
    await expect(toggle(page)).toBeVisible()
    const copy = () => page.evaluate(() => sessionStorage.getItem('whoami'))
    expect(await copy()).toContain('ada.lovelace')
    who.change(503)
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.reload()
    await expect(menu(page)).toHaveText(
      new RegExp(
        `^The API is down for maintenance\\. You can continue to browse the ${STARTER_BRAND.name}, but ${STARTER_BRAND.plusName} and Search`,
      ),
      {
        useInnerText: true,
      },
    )
    expect(await copy()).toBeNull()
    expect(errors.join()).toContain('503 on /api/v1/whoami')
    who.change(ADA)
    // Asked again after a while.
    await expect(toggle(page)).toHaveAccessibleName(/Plus$/, { timeout: 10_000 })
    await expect(menu(page)).toContainText('ada.lovelace@example.org')
  })
})

test.describe('when too much was asked', () => {
  test.use({ expectedProblems: /status of 429/, viewport: WIDE })

  test('the user stays the one who is known, nothing is said of the server, and it is asked again', async ({ page, context }) => {
    const who = await answerWho(context, ADA)
    await open(page, CSS)
    await expect(toggle(page)).toBeVisible()
    who.change(429)
    await page.reload()
    await expect.poll(() => who.count()).toBe(2)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.account-head')).toHaveText('ada.lovelace@example.org')
    await expect(page.locator('.account-outage')).toBeEmpty()
    expect(await page.evaluate(() => sessionStorage.getItem('whoami'))).toContain('ada.lovelace')
    who.change(SUBSCRIBER)
    await expect.poll(() => shapeOf(page), { timeout: 10_000 }).toBe('plus')
  })
})

test.describe('the session of an account that is gone', () => {
  test.use({ expectedProblems: /status of 400/, viewport: WIDE })

  test('belongs to no one', async ({ page, context }) => {
    const who = await answerWho(context, ADA)
    await open(page, CSS)
    await expect(toggle(page)).toBeVisible()
    who.change(400)
    await page.reload()
    await expect(logIn(page)).toBeVisible()
  })
})

test.describe('where no one answers such calls', () => {
  test.use({ expectedProblems: /status of 404/, viewport: WIDE })

  test('nothing leads to an account', async ({ page, context }) => {
    await answerWho(context, 404)
    await open(page, CSS)
    await expect(logIn(page)).toBeHidden()
    await expect(toggle(page)).toBeHidden()
  })
})

test.describe('a browser that keeps nothing', () => {
  test.use({ expectedProblems: /from the browser's storage|to the browser's storage|^console warning: theme/, viewport: WIDE })

  test('shows the current user all the same', async ({ page, context }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await answerWho(context, ADA)
    await open(page, CSS)
    await expect(toggle(page)).toHaveAccessibleName(/Plus$/)
    await toggle(page).click()
    await expect(menu(page)).toContainText('ada.lovelace@example.org')
  })
})
