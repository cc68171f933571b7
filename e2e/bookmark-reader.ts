import { expect, type Locator, type Page } from '@playwright/test'
import { newAddress } from './new-address.ts'
import { waitUntilAlive } from './page-actions.ts'

const PASSWORD = 'three grey herons'

/** Makes an account, with an address of its own, and comes back to a page, which is alive then. */
export async function signUp(page: Page, next: string): Promise<string> {
  const email = newAddress()
  await page.goto(`/users/fxa/login/authenticate/?action=signup&next=${next}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(next)
  await waitUntilAlive(page)
  await expect(page.locator('html')).toHaveAttribute('data-account', 'in')
  return email
}

/** Signs in to an account that is there. */
export async function signIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/users/fxa/login/authenticate/?next=${next}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(next)
  await waitUntilAlive(page)
}

/** Signs out as readers do, which leads back to the same page. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('.account-toggle summary').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-account')
  await waitUntilAlive(page)
}

/** The button in the bar of an article. */
export function saveButton(page: Page): Locator {
  return page.locator('.save-button')
}

/** Waits until the button says whether the page is saved. */
export async function expectSaved(page: Page, isSaved: boolean): Promise<void> {
  await expect(saveButton(page)).toHaveAccessibleName(isSaved ? 'Saved' : 'Save')
}

/** Opens the menu of the save button. */
export async function openMenu(page: Page): Promise<Locator> {
  await saveButton(page).click()
  const menu = page.getByRole('dialog', { name: /^(?:Save this page|Add to Collection|Edit Item)$/ })
  await expect(menu).toBeVisible()
  // What it needs to know has come.
  await expect(menu.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false')
  return menu
}

/** The pages of a collection of the reader, as the server has them; by its shown name. */
export async function pagesOf(page: Page, name: string): Promise<readonly string[]> {
  return await page.evaluate(async (wanted) => {
    const list = await (await fetch('/api/v2/collections/')).json()
    const found = list.find((one: { readonly name: string }) => one.name === wanted)
    const { items } = await (await fetch(`/api/v2/collections/${found.id}/`)).json()
    return items.map((item: { readonly url: string; readonly title: string; readonly notes: string }) => `${item.title}: ${item.notes}`)
  }, name)
}
