import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** Waits until the page has come alive: what the browser itself writes stands in the footer then. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('.copyright time')).toBeAttached()
}

/** Opens a page and waits until it has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** Marks this document: a page that is loaded anew has no mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'here'
  })
}

/** Whether it is still the document that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'here')
}

/** Puts a link at the beginning of the article, for addresses that no page links. */
export async function addLink(page: Page, href: string, name = 'a link of the test'): Promise<Locator> {
  await page.evaluate(
    ({ address, text }) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = text
      document.querySelector('main h1')?.after(link)
    },
    { address: href, text: name },
  )
  return page.getByRole('link', { name, exact: true })
}

/** Keeps back every request whose address fits, until the function that is given back is called. */
export async function holdBack(context: BrowserContext, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(addresses, async (route) => {
    await held
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}
