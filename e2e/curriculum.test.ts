import { expect } from '@playwright/test'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { test } from './fixtures.ts'
import { isMarked, markDocument, waitUntilAlive } from './page-actions.ts'

const STRUCTURE = '/en-US/curriculum/foundations/structure/'

test('the landing page leads to the first module of a group, and that to the next', async ({ page }) => {
  await page.goto('/en-US/curriculum/')
  await expect(page).toHaveTitle(`Curriculum | ${DEFAULT_BRAND.shortName}`)
  await waitUntilAlive(page)
  await markDocument(page)
  await page.getByRole('link', { name: "Let's begin with Foundations" }).click()
  await expect(page).toHaveURL(STRUCTURE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Structure with HTML')
  await expect(page.getByRole('link', { name: 'Previous: Foundations' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Style with CSS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style with CSS')
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('a module shows where it stands', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await page.goto(STRUCTURE)
  const sidebar = page.getByRole('navigation', { name: 'Related Topics' })
  await expect(sidebar.getByRole('link')).toHaveText([
    'About this curriculum',
    'Foundations overview',
    'Structure with HTML',
    'Style with CSS',
  ])
  await expect(sidebar.locator('[aria-current]')).toHaveText('Structure with HTML')
  await expect(page.getByRole('navigation', { name: 'In this module' }).locator('a')).toHaveText([
    'Elements and headings',
    'Practice',
    'Lists and links',
  ])
  await expect(page.locator('.curriculum-place')).toHaveText('Web Standards & SemanticsFoundations')
  await expect(page.locator('ul.curriculum-outcomes').first()).toContainText('Write a complete document')
})

test('an overview lists the modules of its group', async ({ page }) => {
  await page.goto('/en-US/curriculum/foundations/')
  const list = page.getByRole('region', { name: 'Module list' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Structure with HTML', 'Style with CSS'])
})

test('a portrait and a page of text are read, and the community page leads from one to the other', async ({ page }) => {
  await page.goto('/en-US/community')
  await expect(page).toHaveTitle(`Community | ${DEFAULT_BRAND.shortName}`)
  await page.getByRole('link', { name: 'example of such a portrait' }).click()
  await expect(page).toHaveURL('/en-US/community/spotlight/example')
  await expect(page.getByRole('img', { name: 'A drawn bust without a face' })).toHaveJSProperty('naturalWidth', 200)
  await page.getByRole('link', { name: 'Get involved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
})
