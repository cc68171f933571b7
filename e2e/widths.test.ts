import { expect, type Page } from '@playwright/test'
import { OVERVIEW, openCollection, titles, test as userTest } from './fixtures/collections-site.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { openPlayground } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'
import { watchTransfers } from './fixtures/transfers.ts'

/** A page of every template, on which names are long and columns many. */
const TEMPLATES = {
  'the home page': '/en-US/',
  'a reference with compatibility data and a formal syntax': '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns',
  'a reference with many features': '/en-US/docs/Web/API/IntersectionObserver',
  'a lesson': '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  'a guide in another language': '/de/docs/Web/HTTP',
  'an index of names': '/en-US/docs/Web/API',
  'the glossary': '/en-US/docs/Glossary',
  'the blog': '/en-US/blog/',
  'a post': '/en-US/blog/a-page-before-its-scripts/',
  'the curriculum': '/en-US/curriculum/',
  'a group of the curriculum': '/en-US/curriculum/foundations/',
  'a module with exercises and a quiz': '/en-US/curriculum/foundations/structure/',
  'the path of the curriculum': '/en-US/curriculum/path/',
  'a page of text': '/en-US/about',
  'the community': '/en-US/community',
  'a portrait': '/en-US/community/spotlight/example',
  'the page of updates': '/en-US/plus/updates?release=firefox@120',
  'the page about Plus': '/en-US/plus',
  'the page about Plus in German': '/de/plus',
  'all months': '/en-US/updates',
  'a month in German': '/de/updates/2026-10',
  'settings of an anonymous user': '/en-US/plus/settings',
  'the documentation of Plus': '/en-US/plus/docs/features/overview',
  'the page of the scanner': '/en-US/observatory',
  'tests of the scanner': '/en-US/observatory/docs/tests_and_scoring',
  'AI Help of an anonymous user': '/en-US/plus/ai-help',
  'collections of an anonymous user': '/en-US/plus/collections',
} as const

async function expectSoundLayout(page: Page): Promise<void> {
  expect(await listLayoutProblems(page)).toEqual([])
}

for (const [name, path] of Object.entries(TEMPLATES))
  test(`${name} has a sound layout at every width`, async ({ page }) => {
    const transfers = await watchTransfers(page)
    await open(page, path)
    // What a page brings in by itself, such as the answers of a quiz, changes its layout.
    await transfers.untilQuiet()
    await expectSoundLayout(page)
  })

test('a search has a sound layout at every width; its results keep their measure and begin where the header does', async ({ page }) => {
  await open(page, '/en-US/search?q=css')
  const problems = await listLayoutProblems(page)
  expect(problems.filter((problem) => !/^(?:1440|1920) px: \d+ px are empty before the page and \d+ px after it$/.test(problem))).toEqual(
    [],
  )
})

test('the playground has a sound layout at every width', async ({ page }) => {
  await openPlayground(page)
  await expectSoundLayout(page)
})

test('the console of the playground has a sound layout on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPlayground(page)
  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Console' })).toBeVisible()
  expect(await listLayoutProblems(page, [320, 375, 426])).toEqual([])
})

for (const action of ['', '?action=signup'])
  test(`the page for accounts has a sound layout at every width ${action}`, async ({ page }) => {
    await page.goto(`/users/fxa/login/authenticate/${action}`)
    await expectSoundLayout(page)
  })

test.describe('an address without a page', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('the not-found page with similar pages has a sound layout at every width', async ({ page }) => {
    await page.goto('/en-US/docs/Learn_web_development/Core/Structuring_content/Headings_and_paragraph')
    await waitUntilHydrated(page)
    await expect(page.locator('.suggestion-place').first()).toBeVisible()
    await expectSoundLayout(page)
  })
})

userTest('the collections of a user, and the pages in one, have a sound layout at every width', async ({ page, user }) => {
  const { id } = await user.create('Layouts with grids and flexible boxes', 'Everything about boxes. '.repeat(5))
  await user.fill(id, 13, '.grid { display: grid }')
  await open(page, OVERVIEW)
  await expect(page.locator('.collection-card')).toHaveCount(2)
  await expectSoundLayout(page)
  await openCollection(page, id)
  await expect(titles(page)).toHaveCount(12)
  await expectSoundLayout(page)
})
