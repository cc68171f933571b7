import { expect, type Locator, type Page } from '@playwright/test'
import type { Collection, ImportReply } from '#contracts/collections.ts'
import { test as base } from './fixtures.ts'
import { newAddress } from './new-address.ts'
import { open } from './page-actions.ts'

interface CollectionsFixtures {
  /** A reader of this test's own, signed in. */
  readonly reader: Reader
}

/** A signed-in reader, with ways to prepare what a test is about. */
export interface Reader {
  readonly defaultId: string
  create(name: string, description?: string): Promise<Collection>
  /** Saves pages of the starter content in a collection, the first of them on top. */
  fill(id: string, count: number, notes?: string): Promise<void>
  /** Titles of a collection's items, as the server has them. */
  titles(id: string, sort?: string): Promise<readonly string[]>
}

/** Tests with a reader who is signed in. */
export const test = base.extend<CollectionsFixtures>({
  reader: async ({ page }, use) => {
    await signUp(page)
    await use(await readerOf(page))
  },
})

async function signUp(page: Page): Promise<void> {
  await page.goto('/users/fxa/login/authenticate/?action=signup&next=/en-US/about')
  await page.getByLabel('E-mail address').fill(newAddress())
  await page.getByLabel('Password').fill('three grey herons')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/en-US/about')
}

async function readerOf(page: Page): Promise<Reader> {
  const origin = new URL(page.url()).origin
  const send = async (method: string, path: string, data?: unknown) => {
    const response = await page.request.fetch(path, { method, headers: { origin }, ...(data === undefined ? {} : { data }) })
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    return await response.json()
  }
  const [first]: readonly Collection[] = await send('GET', '/api/v2/collections/')
  const index: readonly { readonly url: string }[] = await send('GET', '/en-US/search-index.json')
  const urls = index.map(({ url }) => url).filter((url) => url.includes('/docs/'))
  return {
    defaultId: first?.id ?? '',
    create: async (name, description = ''): Promise<Collection> => await send('POST', '/api/v2/collections/', { name, description }),
    fill: async (id, size, notes = '') => {
      const items = urls.slice(0, size).map((url, place) => ({ url, title: titleAt(place), notes }))
      const reply: ImportReply = await send('POST', `/api/v2/collections/${id}/import/`, { items })
      expect(reply.added).toBe(size)
    },
    titles: async (id, sort = 'manual') => {
      const page: { readonly items: readonly { readonly title: string }[] } = await send(
        'GET',
        `/api/v2/collections/${id}/?limit=100&sort=${sort}`,
      )
      return page.items.map(({ title }) => title)
    },
  }
}

/**
 * What the tests call the page at a place, from 0 on.
 *
 * @example titleAt(0) // 'Article 01'
 */
export function titleAt(place: number): string {
  return `Article ${String(place + 1).padStart(2, '0')}`
}

export const OVERVIEW = '/en-US/plus/collections'

/** What the cards of a page's collections are called. */
export const names = (page: Page): Locator => page.locator('.collection-card h2')

/** The titles of the articles that a page lists. */
export const titles = (page: Page): Locator => page.locator('.item-title')

/** An article of the list. */
export const item = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** What is open over the page. */
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Opens the page of a collection and waits for what is in it. */
export async function openCollection(page: Page, id: string, query = ''): Promise<void> {
  await open(page, `${OVERVIEW}/${id}${query}`)
  await expect(page.locator('.list-tools, .collections-empty').first()).toBeVisible()
}
