import { expect } from '@playwright/test'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

/** One page of every template. */
const TEMPLATES = {
  home: '/en-US/',
  'a document with a sidebar': '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns',
  'a document without one': '/en-US/docs/Web',
  'an interface': '/en-US/docs/Web/API/AbortController',
  'a translated document': '/de/docs/Web/HTTP',
  'the blog': '/en-US/blog/',
  'posts on a tag': '/en-US/blog/tags/languages/',
  'posts of an author': '/en-US/blog/authors/lectern-contributors/',
  'a post': '/en-US/blog/a-page-before-its-scripts/',
  'the curriculum': '/en-US/curriculum/',
  'a group of the curriculum': '/en-US/curriculum/foundations/',
  'a module': '/en-US/curriculum/foundations/structure/',
  'a portrait': '/en-US/community/spotlight/example',
  'a page of text': '/en-US/about',
} as const

for (const [name, path] of Object.entries(TEMPLATES))
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    await open(page, path)
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

test('axe finds nothing wrong with an article on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, TEMPLATES['a document with a sidebar'])
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test.describe('an address without a page', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('axe finds nothing wrong with the not-found page', async ({ page }) => {
    await page.goto('/en-US/docs/No_such_page')
    await waitUntilHydrated(page)
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })
})

test.describe('a page that can’t be loaded', () => {
  test.use({ expectedProblems: /status of 500/ })

  test('axe finds nothing wrong with the error that is shown', async ({ page }) => {
    await page.route('**/docs/Web/CSS/index.json', (route) => route.fulfill({ status: 500, body: '' }))
    await open(page, '/en-US/')
    await page.getByRole('main').locator('a[href="/en-US/docs/Web/CSS"]').first().click()
    await expect(page.getByRole('main').getByRole('button')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })
})
