import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { runLectern } from './lectern-process.ts'
import { newAddress } from './new-address.ts'
import { waitUntilAlive } from './page-actions.ts'
import type { StarterSite } from './starter-site.ts'

interface SharesFixtures {
  /** Runs `lectern admin`. */
  readonly admin: (...words: readonly string[]) => Promise<string>
}

export const PLAY = '/en-US/play'
const PASSWORD = 'three grey herons'
/** What a test shares when it does not matter what. */
export const CODE = { html: '<h1>Heron</h1>', css: 'h1 { color: rgb(0, 128, 0) }', js: 'document.title = `heron`' }

/** Tests with an operator who decides. The clipboard is theirs. */
export const test = base.extend<SharesFixtures>({
  permissions: ['clipboard-read', 'clipboard-write'],
  admin: async ({ site }, use) => await use((...words) => runLectern('admin', ...words, '--data', site.dataFolder)),
})

async function signUp(page: Page): Promise<void> {
  await page.goto('/users/fxa/login/authenticate/?action=signup&next=/en-US/about')
  await fillSignUp(page)
  await expect(page).toHaveURL('/en-US/about')
  await waitUntilAlive(page)
}

/** Makes an account with an address of its own, on the page for it. */
export async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(newAddress())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Opens the playground with code as a page of this site hands it over. */
export async function openWith(page: Page, code: object): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/en-US/about')
  await page.evaluate((text) => sessionStorage.setItem('playground-session-code', text), JSON.stringify(code))
  await page.goto(PLAY)
  await expect(editor(page, 'HTML')).toBeVisible()
}

/** The editor of a language. */
export function editor(page: Page, language: string): Locator {
  return page.getByRole('textbox', { name: `${language} editor` })
}

/** Opens the dialog. */
export async function openShare(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your code' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Shares code of a new account. @returns the permalink's address */
export async function createPermalink(page: Page, code: object = CODE): Promise<string> {
  await signUp(page)
  await openWith(page, code)
  const dialog = await openShare(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Permalink' })
  await expect(field).toHaveValue(/\/en-US\/play\?id=[\w-]{24}$/)
  return await field.inputValue()
}

/** Another reader, in a browser of their own. */
export async function withOther(browser: Browser, site: StarterSite, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: site.origin })
  await act(await context.newPage())
  await context.close()
}

/** What stands in the clipboard. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
