import { expect, type Page } from '@playwright/test'
import { logIn, menu, shapeOf, toggle } from './fixtures/account-slot.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { awaitClicksMeasured, listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'
import { ADA, ANONYMOUS, answerWho, SUBSCRIBER } from './fixtures/who-reads.ts'

const CSS = '/en-US/docs/Web/CSS'
const HTTP = '/en-US/docs/Web/HTTP'
const WIDE = { width: 1600, height: 800 }
const PHONE = { width: 375, height: 700 }
const SIGN_IN = '/users/fxa/login/authenticate/'

const signUp = (page: Page) => page.getByRole('link', { name: 'Sign up' })

test.describe('an anonymous user', () => {
  test.use({ viewport: WIDE })

  test('has the ways to log in and to sign up in the header, back to the page and its query', async ({ page }) => {
    await open(page, CSS)
    expect(await logIn(page).getAttribute('href')).toBe(`${SIGN_IN}?next=${encodeURIComponent(CSS)}`)
    expect([await logIn(page).getAttribute('rel'), await signUp(page).getAttribute('rel')]).toEqual(['nofollow', 'nofollow'])
    await expect(toggle(page)).toBeHidden()
    await page.locator('.main-menu summary').first().click()
    await page.locator(`.main-menu a[href="${HTTP}"]`).click()
    await expect(page).toHaveURL(HTTP)
    await logIn(page).focus()
    expect(await logIn(page).getAttribute('href')).toBe(`${SIGN_IN}?next=${encodeURIComponent(HTTP)}`)
    await open(page, '/en-US/search?q=grid&page=2')
    await signUp(page).focus()
    const url = new URL((await signUp(page).getAttribute('href')) ?? '', page.url())
    expect([...url.searchParams]).toEqual([
      ['next', '/en-US/search?q=grid&page=2'],
      ['action', 'signup'],
    ])
  })

  test('has them as words from 992 px, in all languages, and nothing stands out of the window', async ({ page }) => {
    for (const locale of ['en-US', 'de', 'es', 'fr', 'ja', 'ru']) {
      await page.goto(`/${locale}/docs/Web/CSS`)
      for (const width of [992, 1200, 1280, 1441]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('.account-log-in')).toBeVisible()
        await expect(page.locator('.account-sign-up')).toBeInViewport({ ratio: 1 })
        await page.locator('.search-box [name="q"]').focus()
        expect((await page.locator('.search-box form').boundingBox())?.width, `${locale}, ${width} px`).toBeGreaterThan(200)
        await page.locator('.search-box [name="q"]').blur()
      }
    }
  })

  test('has them behind an icon on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/en-US/')
    await expect(logIn(page)).toBeHidden()
    await expect(toggle(page)).toHaveAccessibleName('Account')
    await toggle(page).click()
    await expect(logIn(page)).toBeVisible()
    await expect(signUp(page)).toBeVisible()
    // What script adds to the menu is loaded when it is first used.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(logIn(page)).toBeHidden({ timeout: 500 })
    }).toPass()
    await expect(toggle(page)).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDE })

  test('there are the ways to log in and to the account’s page', async ({ page }) => {
    await page.goto(CSS)
    await expect(logIn(page)).toBeVisible()
    await expect(page.locator('.account').getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/users/account/')
    await page.setViewportSize(PHONE)
    await expect(logIn(page)).toBeHidden()
    await toggle(page).click()
    await expect(logIn(page)).toBeVisible()
  })
})

test.describe('a signed-in user', () => {
  test.use({ viewport: WIDE })

  test('has a menu with the address, the entries and a form to sign out that leads back', async ({ page, context }) => {
    await answerWho(context, ADA)
    await open(page, `${CSS}?a=b`)
    await expect(toggle(page)).toHaveAccessibleName(`My ${STARTER_BRAND.plusName}`)
    await expect(logIn(page)).toBeHidden()
    await toggle(page).click()
    await expect(menu(page)).toContainText('ada.lovelace@example.org')
    await expect(menu(page).getByRole('link')).toHaveText(['Collections', 'Updates', 'My Settings', 'Help', 'Feedback', 'Account'])
    await expect(menu(page)).toHaveCSS('min-inline-size', '224px')
    await page.route('**/users/fxa/login/logout/', (route) => route.fulfill({ body: 'bye', contentType: 'text/plain' }))
    const sent = page.waitForRequest('**/users/fxa/login/logout/')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const request = await sent
    expect([request.method(), request.postData()]).toEqual(['POST', `next=${encodeURIComponent(`${CSS}?a=b`)}`])
  })

  test('finds it closed by Escape, a click elsewhere, the focus going on and any other menu', async ({ page, context }) => {
    await answerWho(context, SUBSCRIBER)
    await open(page, CSS)
    await expect(toggle(page)).toBeVisible()
    await expect(async () => {
      await toggle(page).focus()
      await page.keyboard.press('ArrowDown')
      await expect(menu(page).getByRole('link').first()).toBeFocused({ timeout: 500 })
    }).toPass()
    for (const link of (await menu(page).getByRole('link').all()).slice(1)) {
      await page.keyboard.press('ArrowDown')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    for (const close of [
      () => page.locator('.main-menu summary').first().click(),
      () => page.locator('.theme-button').click(),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => page.locator('.search-box [name="q"]').focus(),
    ]) {
      await toggle(page).click()
      await expect(menu(page)).toBeVisible()
      await close()
      await expect(menu(page)).toBeHidden()
    }
    await page.locator('.main-menu summary').first().click()
    await toggle(page).click()
    await expect(page.locator('.main-menu details[open]')).toHaveCount(0)
  })

  test('who has subscribed is marked', async ({ page, context }) => {
    await answerWho(context, SUBSCRIBER)
    await open(page, CSS)
    await expect.poll(() => shapeOf(page)).toBe('plus')
    await toggle(page).click()
    await expect(menu(page).locator('b')).toBeVisible()
  })

  test('has the actions of an article also where there is no translation', async ({ page, context }) => {
    const who = await answerWho(context, ANONYMOUS)
    await open(page, '/en-US/docs/Web/API/AbortController')
    await expect(page.locator('.article-actions .language-menu')).toHaveCount(0)
    who.change(ADA)
    await page.reload()
    await expect(page.locator('.article-actions .language-menu')).toBeVisible()
  })

  test('has the image that the account has, and the common one when it can’t be loaded', async ({ page, context }) => {
    const who = await answerWho(context, { ...ADA, avatar_url: '/static/no-such-picture.png' })
    await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 200, body: 'no picture', contentType: 'image/png' }))
    await open(page, CSS)
    await expect(toggle(page)).toBeVisible()
    await expect(page.locator('.account-avatar img')).toHaveCount(0)
    who.change({ ...ADA, avatar_url: 'data:image/svg+xml,%3csvg xmlns="http://www.w3.org/2000/svg"/%3e' })
    await page.reload()
    await expect(page.locator('.account-avatar img')).toBeVisible()
  })
})

test('the keyboard goes through the head of a phone as the eye does', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, CSS)
  const parts = ['menu-toggle', 'brand', 'search-box', 'theme-switcher', 'account']
  const lefts: number[] = []
  for (const part of parts) lefts.push((await page.locator(`.site-header .${part}`).boundingBox())?.x ?? -1)
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  await page.locator('.menu-toggle summary').focus()
  const isIn = (part: string) => page.evaluate((name) => document.activeElement?.closest(`.${name}`) !== null, part)
  for (const part of parts) {
    expect(await isIn(part), part).toBe(true)
    // The panel of quick search has a choice of its own, once it has come.
    while (await isIn(part)) await page.keyboard.press('Tab')
  }
})

test('what is done in the account slot is measured', async ({ page, context }) => {
  await page.setViewportSize(WIDE)
  await watchMeasured(page)
  await page.addInitScript(() => {
    addEventListener('submit', (event) => event.preventDefault())
    addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('.account a') !== null && event.preventDefault(),
    )
  })
  await answerWho(context, ADA)
  await open(page, CSS)
  await expect(toggle(page)).toBeVisible()
  await awaitClicksMeasured(page)
  const before = (await listMeasured(page)).length
  for (const selector of [
    '.account-log-in',
    '.account-sign-up',
    '.account-toggle > summary',
    '.account-menu li:last-child a',
    '.account-menu button',
  ])
    await page.locator(selector).dispatchEvent('click')
  expect((await listMeasured(page)).slice(before)).toEqual([
    { name: 'accounts.log_in' },
    { name: 'accounts.sign_up' },
    { name: 'accounts.menu', isOpen: true },
    { name: 'accounts.menu_entry', id: 'account' },
    { name: 'accounts.sign_out' },
  ])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe finds nothing wrong with what opens in the account slot', async ({ page, context }) => {
      const who = await answerWho(context, ANONYMOUS)
      for (const [answer, viewport] of [
        [ANONYMOUS, PHONE],
        [SUBSCRIBER, PHONE],
        [SUBSCRIBER, WIDE],
        [{ ...ANONYMOUS, maintenance: 'We are moving house.' }, WIDE],
      ] as const) {
        who.change(answer)
        await page.setViewportSize(viewport)
        await open(page, '/en-US/')
        await page.waitForLoadState('networkidle')
        if ((await page.locator('.account-toggle[open]').count()) === 0) await toggle(page).click()
        expect(await findViolations(page, { include: '.site-header' })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      }
    })
  })
}
