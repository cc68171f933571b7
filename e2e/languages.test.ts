import { type BrowserContext, expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '#contracts/locale-cookie.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { addLink, holdBack, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'
import { textOf } from './fixtures/text-of.ts'

const PAGE = '/en-US/docs/Web/CSS'
const UNTRANSLATED = '/en-US/docs/Web/CSS/Reference/Properties/gap'

async function findCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE)
}

async function remember(context: BrowserContext, origin: string, locale: string): Promise<void> {
  await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: origin }])
}

function menuOf(page: Page) {
  const menu = page.locator('.language-menu')
  return {
    menu,
    button: menu.locator('summary'),
    links: menu.getByRole('link'),
    choice: menu.getByRole('switch'),
    rejection: menu.getByRole('status'),
  }
}

test.describe('the language menu of an article', () => {
  test('has every language by its own name, the current one first, and works without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
    const page = await context.newPage()
    await page.goto('/ja/docs/Web/CSS')
    const { menu, button, links, choice } = menuOf(page)
    await expect(links.first()).toBeHidden()
    await button.click()
    const [japanese, ...others] = await links.allTextContents()
    expect(japanese).toBe('日本語')
    expect(others).toEqual(INTERFACE_LOCALES.filter(({ code }) => code !== 'ja').map(({ native }) => native))
    for (const { code, native } of INTERFACE_LOCALES) {
      const link = links.filter({ hasText: native })
      await expect(link).toHaveAttribute('hreflang', code)
      await expect(link.locator('bdi')).toHaveAttribute('lang', code)
    }
    await expect(menu.locator('[aria-current="true"]')).toHaveText('日本語')
    await expect(choice).toBeHidden()
    await links.filter({ hasText: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/docs/Web/CSS')
    await context.close()
  })

  test('remembers a language for three years, and forgets it', async ({ page, context }) => {
    // Browsers cut the time of cookies to some 400 days: what is written says.
    await page.addInitScript(() => {
      const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      Object.defineProperty(document, 'cookie', {
        get: () => cookies?.get?.call(document),
        set: (cookie: string) => {
          Object.assign(window, { written: cookie })
          cookies?.set?.call(document, cookie)
        },
      })
    })
    await open(page, '/de/docs/Web/CSS')
    const { button, choice } = menuOf(page)
    await button.click()
    await expect(choice).toBeVisible()
    await expect(choice).not.toBeChecked()
    await choice.check()
    await expect.poll(() => findCookie(context)).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax', secure: false })
    expect(await page.evaluate(() => Reflect.get(window, 'written'))).toBe(
      `${LOCALE_COOKIE}=de; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; SameSite=Lax`,
    )
    await page.reload()
    await button.click()
    await expect(choice).toBeChecked()
    await choice.uncheck()
    await expect.poll(() => findCookie(context)).toBeUndefined()
  })

  test('remembers the language that is chosen when this one was remembered, and none when none was', async ({ page, context, site }) => {
    await remember(context, site.origin, 'en-US')
    await open(page, PAGE)
    const { button, links, choice } = menuOf(page)
    await button.click()
    await expect(choice).toBeChecked()
    await links.filter({ hasText: 'Français' }).click()
    await expect(page).toHaveURL('/fr/docs/Web/CSS')
    expect(await findCookie(context)).toMatchObject({ value: 'fr' })
    await context.clearCookies()
    await button.click()
    await links.filter({ hasText: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/docs/Web/CSS')
    expect(await findCookie(context)).toBeUndefined()
  })

  test('says that cookies are rejected, and stays off', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }))
    await open(page, PAGE)
    const { button, choice, rejection } = menuOf(page)
    await button.click()
    await choice.click()
    await expect(rejection).toHaveText(textOf('en-US', 'languages.rejected'))
    await expect(choice).not.toBeChecked()
  })

  test('is opened and closed by keyboard, by a click outside, and by going on', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await open(page, PAGE)
    const { button, links, choice } = menuOf(page)
    await button.focus()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Enter')
    await expect(choice).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(links.first()).toBeHidden()
    await button.click()
    await page.locator('.breadcrumbs a').first().focus()
    await expect(links.first()).toBeHidden()
  })

  test('takes Escape that is pressed before its code has come', async ({ page, context }) => {
    const release = await holdBack(context, '**/static/language-preference.*.js')
    await open(page, PAGE)
    const { button, links } = menuOf(page)
    await button.click()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Escape')
    release()
    await expect(links.first()).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('is not there on a page in one language', async ({ page }) => {
    await page.goto(UNTRANSLATED)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.language-menu')).toHaveCount(0)
  })
})

test('keyboards have a short way to the menu, where there is one', async ({ page }) => {
  await page.goto(PAGE)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: textOf('en-US', 'shell.skip_to_language') })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menuOf(page).button).toBeFocused()
  for (const path of [UNTRANSLATED, '/en-US/']) {
    await page.goto(path)
    await expect(skip).toBeHidden()
  }
})

test.describe('a user who had a language remembered', () => {
  test('is offered it on pages in others, in that language and without being moved', async ({ page, context, site }) => {
    await remember(context, site.origin, 'de')
    await watchShifts(page)
    await open(page, PAGE)
    await expect(page).toHaveURL(PAGE)
    const offer = page.locator('.language-offer')
    await expect(offer).toContainText(textOf('de', 'languages.offer'))
    await expect(offer).toHaveAttribute('lang', 'de')
    expect(await listShifts(page)).toEqual([])
    await offer.getByRole('link', { name: textOf('de', 'languages.offer_link') }).click()
    await expect(page).toHaveURL('/de/docs/Web/CSS')
    await expect(page.locator('.copyright time')).toBeAttached()
    await expect(offer).toHaveCount(0)
  })

  test('is not asked again after closing the offer, nor where the page is not there in it', async ({ page, context, site }) => {
    await remember(context, site.origin, 'de')
    await open(page, PAGE)
    const offer = page.locator('.language-offer')
    await offer.getByRole('button', { name: textOf('de', 'load_error.dismiss') }).click()
    await expect(offer).toHaveCount(0)
    await markDocument(page)
    await (await addLink(page, '/en-US/docs/Web/HTTP')).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('HTTP')
    expect(await isMarked(page)).toBe(true)
    await expect(offer).toHaveCount(0)
    await open(page, UNTRANSLATED)
    await expect(offer).toHaveCount(0)
  })

  test('is led to it from addresses without a language', async ({ page, context, site }) => {
    await remember(context, site.origin, 'de')
    await page.goto('/docs/Web/CSS')
    await expect(page).toHaveURL('/de/docs/Web/CSS')
    await page.goto('/')
    await expect(page).toHaveURL('/de/')
  })
})

test('the home page leads to the home pages in all languages', async ({ page }) => {
  await open(page, '/ru/')
  const languages = page.getByRole('navigation', { name: textOf('ru', 'languages.navigation') }).getByRole('link')
  expect(await languages.allTextContents()).toEqual(INTERFACE_LOCALES.map(({ native }) => native))
  await expect(languages.and(page.locator('[aria-current="true"]'))).toHaveText('Русский')
  await languages.filter({ hasText: '한국어' }).click()
  await expect(page).toHaveURL('/ko/')
})
