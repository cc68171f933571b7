import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { isMarked, markDocument, waitUntilHydrated } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PATH = '/en-US/docs/Glossary/Hydration'
const SOURCE = 'glossary/hydration'

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

test('an edit of a page is shown in the open browser, which stays the document it was', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilHydrated(page)
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 300))
  await edit(devSite.fileOf(SOURCE), (text) => text.replace(/^---\n\n/m, '---\n\nThis sentence was written while the page was open.\n\n'))
  await expect(page.getByRole('main')).toContainText('This sentence was written while the page was open.')
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await edit(devSite.fileOf(SOURCE), (text) => text.replace('while the page was open', 'and written again'))
  await expect(page.getByRole('main')).toContainText('This sentence was written and written again.')
  expect(await isMarked(page)).toBe(true)
})

test('an edit of a title changes the page and the pages that name it', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilHydrated(page)
  await edit(devSite.fileOf(SOURCE), (text) => text.replace(/^title: .*\nshort-title: .*$/m, 'title: Soaking'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soaking')
  await expect(page).toHaveTitle(/^Soaking/)
  await expect(page.locator('.sidebar [aria-current]')).toHaveText('Soaking')
})

test('an edit of another page leaves the open one alone', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilHydrated(page)
  await markDocument(page)
  await edit(devSite.fileOf('glossary/api'), (text) => `${text}\nA last line.\n`)
  await edit(devSite.fileOf(SOURCE), (text) => `${text}\nThe very last line.\n`)
  await expect(page.getByRole('main')).toContainText('The very last line.')
  expect(await isMarked(page)).toBe(true)
  await page.goto(`${devSite.origin}/en-US/docs/Glossary/API`)
  await expect(page.getByRole('main')).toContainText('A last line.')
})

test.describe('broken front matter', () => {
  // The page is no page while it is broken.
  test.use({ expectedProblems: /status of 404/ })

  test('is reported in the terminal, the site stays, and the open browser shows the page again when it is whole', async ({
    page,
    devSite,
  }) => {
    const file = devSite.fileOf(SOURCE)
    const good = await readFile(file, 'utf8')
    await page.goto(devSite.origin + PATH)
    await waitUntilHydrated(page)
    await writeFile(file, good.replace(/^title: .*$/m, 'title: [unclosed'))
    await expect.poll(() => devSite.output()).toMatch(/hydration\/index\.md:\d+.* error /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can\u2019t be shown')
    await expect(page.getByRole('main')).toContainText(/hydration\/index\.md, line \d+, column \d+/)
    await page.goto(`${devSite.origin}/en-US/docs/Glossary/API`)
    await waitUntilHydrated(page)
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'to the broken page' })
      document.querySelector('main')?.prepend(link)
    }, PATH)
    await page.getByRole('link', { name: 'to the broken page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can\u2019t be shown')
    await writeFile(file, good.replace(/^---\n\n/m, '---\n\nIt is whole again.\n\n'))
    await expect(page.getByRole('main')).toContainText('It is whole again.')
  })
})

test('a new page is there as soon as it is written', async ({ page, devSite }) => {
  const file = devSite.fileOf('glossary/brand_new')
  await mkdir(file.replace(/\/index\.md$/, ''), { recursive: true })
  await writeFile(file, '---\ntitle: Brand new\nslug: Glossary/Brand_new\npage-type: glossary-definition\n---\n\nA word for **today**.\n')
  await expect.poll(async () => (await page.request.get(`${devSite.origin}/en-US/docs/Glossary/Brand_new`)).status()).toBe(200)
  await page.goto(`${devSite.origin}/en-US/docs/Glossary/Brand_new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new')
})

test('a page says when it was changed last, and says nothing where there is no history', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilHydrated(page)
  await expect(page.getByText('Last modified Mar 9, 2025')).toBeVisible()
  await expect(page.locator('.article-footer time')).toHaveAttribute('datetime', /^2025-03-09T10:20:30/)
  const file = devSite.fileOf('glossary/brand_new')
  await mkdir(file.replace(/\/index\.md$/, ''), { recursive: true })
  await writeFile(file, '---\ntitle: Brand new\nslug: Glossary/Brand_new\npage-type: glossary-definition\n---\n\nNever committed.\n')
  const address = `${devSite.origin}/en-US/docs/Glossary/Brand_new`
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  // The open page is loading itself anew, for a page has come.
  await expect(() => page.goto(address)).toPass()
  await expect(page.getByRole('main')).toContainText('Never committed.')
  await expect(page.getByText('Last modified')).toHaveCount(0)
})
