import { expect, type Page } from '@playwright/test'
import { holdBack, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'
const APPLICATION = '**/static/entry.browser.*.js'

test('the text of an article stands in the page once', async ({ request }) => {
  const html = await (await request.get(HAS)).text()
  expect(html.split('Selectors used to look in one direction only')).toHaveLength(2)
  expect(html).not.toMatch(/ style="| on[a-z]+="/)
})

for (const path of [
  '/en-US/',
  '/en-US/docs/Web/CSS',
  HAS,
  '/en-US/docs/Web/HTTP',
  '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  '/en-US/docs/Web/HTML/Reference/Elements/video',
  '/ko/docs/Web/JavaScript',
]) {
  test(`${path} looks the same when it is hydrated`, async ({ page, context }) => {
    const release = await holdBack(context, APPLICATION)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const before = await placesOf(page)
    expect(before.length).toBeGreaterThan(10)
    release()
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await placesOf(page)).toEqual(before)
  })
}

/** What is read in the article, and where it stands. Buttons that only the script can serve come with it, in
 * places that are reserved for them, and so do the results of examples. How long ago a day was is known when the page is hydrated. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.locator('main :is(h1, h2, h3, p, pre, dt, dd, li, th, td):visible').evaluateAll((elements) =>
    elements
      .filter((element) => element.closest('[role="status"], interactive-example, live-sample') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const times = [...element.querySelectorAll('time')].map(({ textContent }) => textContent)
        const text = times.reduce((rest, time) => rest.replace(time, ''), element.textContent).trim()
        return `${[x, y, width, height].map(Math.round).join(' ')} ${text.slice(0, 40)}`
      }),
  )
}

test('a click that comes before the page is hydrated is carried out when it is', async ({ page, context }) => {
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('menu', { name: 'Theme' })).toHaveCount(0)
  release()
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible()
})

test('links work before the page is hydrated', async ({ page, context }) => {
  await context.route(APPLICATION, async (route) => {
    if (page.url().endsWith('CSS')) await route.continue()
  })
  await page.goto(HAS)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${STARTER_BRAND.shortName}`)
})

test('what a user opened before the page is hydrated stays open', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.locator('.toc-toggle summary').click()
  await page.locator('.sidebar-toggle summary').click()
  release()
  await waitUntilHydrated(page)
  await expect(page.getByRole('navigation', { name: 'Related pages' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'See also' })).toBeVisible()
})

test('going back before the page is hydrated again shows the page of the address', async ({ page, context }) => {
  await open(page, '/en-US/docs/Web/CSS')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Web', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web')
  const release = await holdBack(context, APPLICATION)
  await page.reload()
  await page.goBack()
  release()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${STARTER_BRAND.shortName}`)
})

test.describe('when the application cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|works without its script/ })

  test('the page can be read and followed', async ({ page, context }) => {
    await context.route(APPLICATION, (route) => route.abort())
    const warned = page.waitForEvent('console', (message) => message.text().includes('works without its script'))
    await page.goto(HAS)
    await warned
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
    await expect(page).toHaveTitle(`CSS: Cascading Style Sheets | ${STARTER_BRAND.shortName}`)
  })
})

test('the menu that a user opened before the page is hydrated stays open', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.locator('.menu-toggle summary').click()
  release()
  await waitUntilHydrated(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the key that brought the application in is pressed again when the page is hydrated', async ({ page, context }) => {
  // Nothing but the key brings it in.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, isTrusted }) => {
      document.documentElement.dataset.keys = `${document.documentElement.dataset.keys ?? ''}${key}:${isTrusted} `
    })
  })
  await page.keyboard.press('Escape')
  release()
  await waitUntilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-keys', 'Escape:true Escape:false ')
})

test('a key that the browser turns into a click is not pressed again', async ({ page, context }) => {
  const release = await holdBack(context, APPLICATION)
  await page.goto(HAS)
  await page.evaluate(() => {
    addEventListener('keydown', ({ key }) => {
      document.documentElement.dataset.keys = `${document.documentElement.dataset.keys ?? ''}${key} `
    })
  })
  await page.keyboard.press('Tab')
  release()
  await waitUntilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-keys', 'Tab ')
})

test('the application is asked for when the page is touched, though its browser is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const asked = watchApplication(page)
  await page.goto(HAS)
  expect(asked).toEqual([])
  await page.locator('main').focus()
  await waitUntilHydrated(page)
  expect(asked).toHaveLength(1)
})

test('a browser without idle callbacks asks for the application as soon as the page has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  const asked = watchApplication(page)
  await page.goto(HAS)
  await waitUntilHydrated(page)
  expect(asked).toHaveLength(1)
})

test.describe('when the application comes at the second try', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })

  test('the page is hydrated', async ({ page, context }) => {
    let tries = 0
    await context.route(APPLICATION, async (route) => {
      tries += 1
      await (tries === 1 ? route.abort() : route.continue())
    })
    await open(page, HAS)
    expect(tries).toBe(2)
  })
})

test('a page that is read through a translation proxy stays as it is', async ({ page, context, site }) => {
  const proxy = 'http://docs-example.translate.goog'
  const asked: string[] = []
  await context.route(`${proxy}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) })
  })
  await page.goto(proxy + HAS)
  await page.waitForLoadState('networkidle')
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await page.getByText('Expand sidebar').count()
  expect(asked.filter((path) => /entry\.browser/.test(path))).toEqual([])
  expect(asked.some((path) => /loader/.test(path))).toBe(true)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'CSS', exact: true }).click()
  await expect(page).toHaveURL(`${proxy}/en-US/docs/Web/CSS`)
  await page.waitForLoadState('networkidle')
})

/** Notes each request for the application. */
function watchApplication(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/entry\.browser\.[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  return asked
}
