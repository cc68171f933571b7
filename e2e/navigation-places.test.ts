import { expect, type Page } from '@playwright/test'
import { addLink, isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'
const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

test.use({ viewport: { width: 1300, height: 800 } })

/** Follows a link without scrolling to it first, as Playwright's own click would. */
async function follow(page: Page, href: string): Promise<void> {
  await (await addLink(page, href)).evaluate((link) => link instanceof HTMLElement && link.click())
}

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

test('the focus comes to the section that a link leads to, and nothing is drawn around it', async ({ page }) => {
  await open(page, CSS)
  await markDocument(page)
  const link = await addLink(page, `${HAS}#description`)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${HAS}#description`)
  await expect.poll(() => focusedId(page)).toBe('description')
  await expect(page.locator('#description')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  const isBehind = await page.evaluate(() => {
    const heading = document.getElementById('description')
    return heading !== null && document.activeElement !== null && (heading.compareDocumentPosition(document.activeElement) & 4) === 4
  })
  expect(isBehind).toBe(true)
  await expect(page.locator('#description')).not.toHaveAttribute('tabindex')
  expect(await isMarked(page)).toBe(true)
})

test('the heading that has the focus has no outline either', async ({ page }) => {
  await open(page, CSS)
  const link = await addLink(page, HAS)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'none')
})

for (const hash of ['#%E0%A4%A', '#constructor', '#"]|[', '#nothing-here', '#', '#12']) {
  test(`a hash that is no section leads to the page all the same: ${hash}`, async ({ page }) => {
    await open(page, CSS)
    await markDocument(page)
    await follow(page, HAS + hash)
    await expect(page).toHaveTitle(/^:has\(\)/)
    expect(await scrollOf(page)).toBe(0)
    await follow(page, hash)
    await expect(page).toHaveTitle(/^:has\(\)/)
    expect(await isMarked(page)).toBe(true)
  })
}

test('back and forward between two places of a page that came in place', async ({ page }) => {
  await open(page, CSS)
  await markDocument(page)
  await follow(page, HAS)
  await expect(page).toHaveTitle(/^:has\(\)/)
  await follow(page, '#see_also')
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000)
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBeGreaterThan(1000)
  await page.goBack()
  await expect(page).toHaveURL(HAS)
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goForward()
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveTitle(/^CSS/)
  expect(await isMarked(page)).toBe(true)
})

test('the place is found again after the browser has loaded another page in between', async ({ page }) => {
  await open(page, CSS)
  await follow(page, HAS)
  await expect(page).toHaveTitle(/^:has\(\)/)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(700)
  await page.goto('/de/docs/Web/CSS')
  await page.goBack()
  await expect(page).toHaveTitle(/^:has\(\)/)
  await expect.poll(() => scrollOf(page)).toBe(700)
})

test('a link to the page itself leads to its top, and adds nothing to the way back', async ({ page }) => {
  await open(page, CSS)
  await follow(page, HAS)
  await expect(page).toHaveTitle(/^:has\(\)/)
  await page.evaluate(() => scrollTo(0, 700))
  const length = await page.evaluate(() => history.length)
  const answer = page.waitForResponse((response) => response.url().endsWith(':has/index.json'))
  await follow(page, HAS)
  await answer
  await expect.poll(() => scrollOf(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('links that are more than a way to a page are left to the browser', async ({ page }) => {
  await open(page, CSS)
  await page.evaluate(() => {
    for (const type of ['click', 'submit'])
      addEventListener(type, (event) => {
        document.documentElement.dataset.taken = String(event.defaultPrevented)
        event.preventDefault()
      })
  })
  const wasTaken = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.taken)
  const links = [
    '<a href="/en-US/docs/Web/HTML" target="_blank" class="there">there</a>',
    '<a href="/en-US/docs/Web/HTML" download class="there">there</a>',
    '<a href="/en-US/docs/Web/HTTP/exchange.svg" class="there">there</a>',
    '<a href="/de/docs/Web/CSS" class="there">there</a>',
    '<a href="https://other.example/en-US/docs/Web/HTML" class="there">there</a>',
    '<a href="mailto:someone@example.org" class="there">there</a>',
    '<a href="/en-US/docs/Web/HTML#:~:text=HTML" class="there">there</a>',
    '<svg viewBox="0 0 9 9" width="40"><a href="/en-US/docs/Web/HTML"><rect class="there" width="9" height="9"></rect></a></svg>',
    '<form action="/en-US/docs/Web/HTML"><button class="there">there</button></form>',
  ]
  for (const html of links) {
    await page.evaluate((text) => {
      const place = document.createElement('p')
      place.id = 'place'
      place.innerHTML = text
      document.querySelector('main h1')?.after(place)
    }, html)
    await page.locator('#place .there').click()
    expect(await wasTaken(), html).toBe('false')
    await page.evaluate(() => document.getElementById('place')?.remove())
  }
  await page.locator('main').evaluate((main) => {
    main.querySelector('h1')?.insertAdjacentHTML('afterend', '<p id="place"><a href="/en-US/docs/Web/HTML">there</a></p>')
  })
  await page.locator('#place a').click({ modifiers: ['Shift'] })
  expect(await wasTaken()).toBe('false')
  await page.locator('#place a').click()
  expect(await wasTaken()).toBe('true')
})
