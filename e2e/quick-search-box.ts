import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './page-actions.ts'

/** Where the search box is tried. */
export const CSS = '/en-US/docs/Web/CSS'

/** The field of the box. */
export const field = (page: Page): Locator => page.locator('#search')
/** The rows below it, with the one that leads to the search of the site. */
export const rows = (page: Page): Locator => page.locator('.search-box [role="option"]')
/** What stands large in the rows. */
export const titles = (page: Page): Locator => page.locator('.quick-title')
/** The highlighted row. */
export const selected = (page: Page): Locator => page.locator('.search-box [aria-selected="true"]')
/** All that opens below the field. */
export const panel = (page: Page): Locator => page.locator('.quick-panel')
/** What screen readers are told. */
export const status = (page: Page): Locator => page.locator('.search-box [role="status"]')

/** Titles of which no page is there but those of CSS and HTML. */
const ENTRIES = [
  ...Array.from({ length: 14 }, (_, at) => ({ title: `Grid part ${at}`, url: `/en-US/docs/Grid/part_${at}` })),
  { title: 'How to use a grid', url: '/en-US/docs/Guide/How' },
  { title: 'CSS: Cascading Style Sheets', url: CSS },
  { title: 'HTML: the markup language of the web', url: '/en-US/docs/Web/HTML' },
  { title: 'grid', url: '/en-US/docs/Web/CSS/grid' },
  { title: 'Something else', url: '/en-US/docs/Web/<b>"Q"/Grid' },
]

/** Gives a list of titles that the test knows. Their pages are not there, so none may be fetched ahead: the browser says that data is dear. */
export async function giveIndex(page: Page, entries: readonly object[] = ENTRIES, locale = 'en-US'): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => ({ saveData: true }) }),
  )
  await page.route(`**/${locale}/search-index.json`, (route) => route.fulfill({ json: entries }))
}

/** Opens a page and types into its search box. */
export async function openAndType(page: Page, text: string, path = CSS): Promise<void> {
  await open(page, path)
  await field(page).click()
  await page.keyboard.type(text)
  await expect(panel(page)).toBeVisible()
}
