import { expect, type Locator, type Page } from '@playwright/test'
import { pageSource, withContentSite } from './fixtures/content-site.ts'
import { awaitMenus, holdBack, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const WIDE = { width: 1300, height: 800 }
const PHONE = { width: 375, height: 700 }

const menus = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const title = (page: Page, name: string): Locator => menus(page).locator('summary', { hasText: name })
const entry = (page: Page, name: string): Locator => menus(page).getByRole('link', { name, exact: false }).first()
const openMenus = (page: Page): Promise<readonly string[]> =>
  page.locator('.main-menu details[open] > summary').evaluateAll((summaries) => summaries.map(({ textContent }) => textContent ?? ''))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: WIDE })

    test('a menu opens by its title, at most one at a time, and leads to its pages', async ({ page }) => {
      await (javaScriptEnabled ? open(page, CSS) : page.goto(CSS))
      await title(page, 'References').click()
      expect(await openMenus(page)).toEqual(['References'])
      await title(page, 'Learn').click()
      expect(await openMenus(page)).toEqual(['Learn'])
      await title(page, 'Learn').click()
      expect(await openMenus(page)).toEqual([])
      await title(page, 'References').click()
      await entry(page, 'HTTP').click()
      await expect(page).toHaveURL('/en-US/docs/Web/HTTP')
      expect(await openMenus(page)).toEqual([])
      await expect(page.locator('.main-menu a[aria-current="page"]')).toHaveAttribute('href', '/en-US/docs/Web/HTTP')
      await expect(title(page, 'References')).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.main-menu a[aria-current]')).toHaveCount(1)
    })

    test('on a phone a button shows the menus and is called by what it would do', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await (javaScriptEnabled ? open(page, CSS) : page.goto(CSS))
      await expect(menus(page)).toBeHidden()
      const toggle = page.locator('.menu-toggle summary')
      await expect(toggle).toHaveText(/^Open main menu/)
      await page.getByText('Open main menu').locator('..').click()
      await expect(page.getByText('Close main menu')).toBeAttached()
      await title(page, 'Learn').click()
      await entry(page, 'Learning area').click()
      await expect(page).toHaveURL('/en-US/docs/Learn_web_development')
      await expect(menus(page)).toBeHidden()
    })
  })
}

test.describe('on a wide window', () => {
  test.use({ viewport: WIDE })

  test('Escape closes the menu and gives the focus back, a click elsewhere and leaving by Tab close it too', async ({ page }) => {
    await open(page, CSS)
    await awaitMenus(page)
    await title(page, 'References').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(entry(page, 'HTML')).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await openMenus(page)).toEqual([])
    await expect(title(page, 'References')).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 900, y: 5 }, force: true })
    expect(await openMenus(page)).toEqual([])
    await title(page, 'Learn').click()
    await entry(page, 'Accessibility').last().focus()
    await page.locator('.theme-button').focus()
    expect(await openMenus(page)).toEqual([])
  })

  test('arrow keys move along the titles, into the menus, through their columns and on', async ({ page }) => {
    await open(page, CSS)
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.querySelector('b')?.textContent ?? document.activeElement?.textContent ?? '')
    const press = async (...keys: readonly string[]): Promise<string> => {
      for (const key of keys) await page.keyboard.press(key)
      return focused()
    }
    await awaitMenus(page)
    await title(page, 'References').focus()
    expect(await press('ArrowRight')).toBe('Learn')
    expect(await press('ArrowLeft', 'ArrowLeft')).toBe('Tools')
    expect(await press('Home')).toBe('References')
    expect(await press('ArrowDown')).toBe('HTML')
    expect(await press('ArrowDown', 'ArrowDown')).toBe('JavaScript')
    expect(await press('ArrowRight')).toBe('Browser extensions')
    expect(await press('ArrowLeft', 'Home')).toBe('HTML')
    expect(await press('End')).toBe('Web technology')
    expect(await press('Home', 'ArrowUp')).toBe('References')
    expect(await press('ArrowDown', 'End', 'ArrowRight')).toBe('Learn')
    expect(await openMenus(page)).toEqual(['Learn'])
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await press('ArrowRight')).toBe('References')
    expect(await press('ArrowDown', 'ArrowLeft')).toBe('Web APIs')
  })

  test('the pointer opens a menu when it rests, and a click then leaves it open; what a click has closed stays closed', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, CSS)
    await title(page, 'References').hover()
    await expect.poll(() => openMenus(page)).toEqual(['References'])
    await title(page, 'References').click()
    expect(await openMenus(page)).toEqual(['References'])
    await title(page, 'Learn').hover()
    await page.clock.fastForward(300)
    expect(await openMenus(page), 'a menu that was clicked is left to clicks').toEqual(['References'])
    await title(page, 'References').click()
    await page.clock.fastForward(300)
    expect(await openMenus(page)).toEqual([])
    await title(page, 'Learn').hover()
    await expect.poll(() => openMenus(page)).toEqual(['Learn'])
    await page.mouse.move(900, 700)
    await expect.poll(() => openMenus(page)).toEqual([])
  })

  test('nothing moves when a menu opens or the page is hydrated', async ({ page, context }) => {
    const release = await holdBack(context, '**/static/entry.browser.*.js')
    await page.goto(CSS)
    const places = (): Promise<readonly number[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.brand, .main-menu > ul > li, .theme-button, main')].map(
          (element) => element.getBoundingClientRect().x + element.getBoundingClientRect().y,
        ),
      )
    const before = await places()
    const html = await menus(page).innerHTML()
    await title(page, 'References').click()
    release()
    await expect(page.locator('.copyright time')).toBeAttached()
    expect(await openMenus(page), 'what was opened before stays open').toEqual(['References'])
    expect(await places()).toEqual(before)
    await title(page, 'References').click()
    expect(await menus(page).innerHTML()).toBe(html)
  })

  test('the mark of the current area follows the user, the dark header stays on the home page', async ({ page }) => {
    await open(page, '/en-US/')
    await expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgb(12, 42, 33)')
    await expect(page.getByRole('banner').getByRole('link', { name: `${STARTER_BRAND.name} home` })).toBeVisible()
    await title(page, 'References').click()
    await entry(page, 'CSS').click()
    await expect(page).toHaveURL(CSS)
    await expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgb(253, 253, 251)')
    await expect(page.getByRole('banner').getByRole('link', { name: `${STARTER_BRAND.shortName} home` })).toBeVisible()
    await expect(page.locator('.main-menu [aria-current]')).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL('/en-US/')
    await expect(page.locator('.main-menu [aria-current]')).toHaveCount(0)
  })

  test('an entry that is there in English only says so and leads to it', async ({ page }) => {
    await open(page, '/de/docs/Web/CSS')
    const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await nav.getByText('Referenzen', { exact: true }).click()
    await expect(nav.getByRole('link', { name: 'CSS' })).toHaveAttribute('href', '/de/docs/Web/CSS')
    const fallback = nav.getByRole('link', { name: 'Web-APIs (auf Englisch)' })
    await expect(fallback).toHaveAttribute('href', '/en-US/docs/Web/API')
    await fallback.click()
    await expect(page).toHaveURL('/en-US/docs/Web/API')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('no link of header and footer leads nowhere, in any language', async ({ request }) => {
    const addresses = new Set<string>()
    for (const locale of ['en-US', 'de', 'ja']) {
      const html = await (await request.get(`/${locale}/`)).text()
      const shell = html.replace(/<main[\s\S]*<\/main>/, '').replace(/[\s\S]*<body>/, '')
      for (const [, address = ''] of shell.matchAll(/href="(\/[^"#]*)"/g)) addresses.add(address)
    }
    expect(addresses.size).toBeGreaterThan(20)
    for (const address of addresses) {
      // Where users sign in, the server sends them on to the one address that it has.
      const isOfUsers = address.startsWith('/users/')
      const response = await request.get(address, isOfUsers ? { maxRedirects: 0 } : {})
      expect(isOfUsers ? [303, 307] : [200], address).toContain(response.status())
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('closing the list of menus closes its menus, and Escape goes out step by step', async ({ page }) => {
    await open(page, CSS)
    const toggle = page.locator('.menu-toggle summary')
    await toggle.click()
    await title(page, 'Learn').click()
    await expect(async () => {
      await title(page, 'Learn').focus()
      await page.keyboard.press('ArrowDown')
      await expect(entry(page, 'Learning area')).toBeFocused({ timeout: 500 })
    }).toPass()
    await toggle.click()
    await toggle.click()
    expect(await openMenus(page)).toEqual([])
    await title(page, 'Learn').click()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Learning area')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title(page, 'Learn')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menus(page)).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

test('no menu stands out of the window, at any width or direction, in the languages with the longest words', async ({ page }) => {
  for (const path of ['/de/docs/Web/CSS', '/ru/']) {
    await page.goto(path)
    for (const width of [375, 769, 1200, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      for (const dir of ['ltr', 'rtl']) {
        const out = await page.evaluate((direction) => {
          document.documentElement.setAttribute('dir', direction)
          document.querySelector('.menu-toggle')?.setAttribute('open', '')
          return [...document.querySelectorAll<HTMLDetailsElement>('.main-menu details')].flatMap((menu) => {
            menu.open = true
            return [...menu.querySelectorAll('ul, b, span')]
              .filter((element) => element.closest('.english-mark') === null)
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1)
              .map((element) => `${element.tagName} ${element.textContent}`)
          })
        }, dir)
        expect(out, `${path} ${width} ${dir}`).toEqual([])
      }
    }
  }
})

test('another site has its own names, areas, links and first year', async ({ page }) => {
  const files = {
    'site.json': JSON.stringify({
      brand: { name: 'Reading Room', shortName: 'Room' },
      areas: ['Games'],
      links: { legal: [{ title: { 'en-US': 'Privacy', de: 'Datenschutz' }, url: 'https://example.org/privacy' }] },
      firstYear: 2021,
    }),
    'files/en-us/games/index.md': pageSource('Games on the Web', 'Games', 'Play.', 'short-title: Games\n'),
  }
  await withContentSite(files, async (origin) => {
    await open(page, `${origin}/en-US/docs/Games`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Room home' })).toBeVisible()
    await title(page, 'References').click()
    await expect(menus(page).getByRole('link')).toHaveText(['Games'])
    await expect(menus(page).locator('summary')).toHaveText(['References', 'Plus', 'Tools'])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading')).toHaveText(['Support', 'Developers', 'Legal'])
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://example.org/privacy')
    await expect(page.locator('.copyright')).toHaveText(new RegExp(`^© 2021–${new Date().getFullYear()} Reading Room `))
    await page.goto(`${origin}/de/`)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible()
    await page.goto('about:blank')
  })
})

test('a copyright that begins this year names one year', async ({ page }) => {
  const year = new Date().getFullYear()
  const files = { 'site.json': JSON.stringify({ firstYear: year }), 'files/en-us/web/index.md': pageSource('Web', 'Web', 'Text.') }
  await withContentSite(files, async (origin) => {
    await open(page, `${origin}/en-US/docs/Web`)
    await expect(page.locator('.copyright')).toHaveText(new RegExp(`^© ${year} `))
    await page.goto('about:blank')
  })
})
