import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type IdentitySite, withIdentitySite } from './identity-site.ts'
import { runLectern } from './lectern-process.ts'
import { waitUntilAlive } from './page-actions.ts'
import { watchProblems } from './page-problems.ts'

/** A site on which readers sign in and operators decide. */
export interface SharesSite extends IdentitySite {
  /** Runs `lectern admin`. */
  admin(...words: readonly string[]): Promise<string>
}

interface SharesFixtures {
  /** What pages of this test may complain about: for tests of faults. */
  readonly expectedProblems: RegExp | undefined
  readonly noProblems: undefined
}

const START_TIMEOUT_MS = 120_000
export const PLAY = '/en-US/play'
const PASSWORD = 'three grey herons'
/** What a test shares when it does not matter what. */
export const CODE = { html: '<h1>Heron</h1>', css: 'h1 { color: rgb(0, 128, 0) }', js: 'document.title = `heron`' }

/** Tests with such a site. The clipboard is theirs. */
export const test = base.extend<SharesFixtures, { readonly site: SharesSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern
    async ({}, use) =>
      await withIdentitySite('without mail', (site) =>
        use({ ...site, admin: (...words) => runLectern('admin', ...words, '--data', site.dataFolder) }),
      ),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => await use(site.origin),
  expectedProblems: [undefined, { option: true }],
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const problems = await watchProblems(context)
      await use(undefined)
      expect(problems.list().filter((problem) => expectedProblems?.test(problem) !== true)).toEqual([])
    },
    { auto: true },
  ],
})

let count = 0

async function signUp(page: Page): Promise<void> {
  await page.goto('/users/fxa/login/authenticate/?action=signup&next=/en-US/about')
  await fillSignUp(page)
  await expect(page).toHaveURL('/en-US/about')
  await waitUntilAlive(page)
}

/** Makes an account with an address of its own, on the page for it. */
export async function fillSignUp(page: Page): Promise<void> {
  count += 1
  await page.getByLabel('E-mail address').fill(`sharer${count}-${process.pid}@example.org`)
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
export async function withOther(browser: Browser, site: SharesSite, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: site.origin })
  await act(await context.newPage())
  await context.close()
}

/** What stands in the clipboard. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
