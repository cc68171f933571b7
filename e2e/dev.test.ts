import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { isMarked, markDocument, waitUntilAlive } from './page-actions.ts'

const PATH = '/en-US/docs/Glossary/Hydration'
const SOURCE = 'glossary/hydration'

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

test('an edit of a page is shown in the open browser, which stays the document it was', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilAlive(page)
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
  await waitUntilAlive(page)
  await edit(devSite.fileOf(SOURCE), (text) => text.replace(/^title: .*$/m, 'title: Soaking'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soaking')
  await expect(page).toHaveTitle(/^Soaking/)
  await expect(page.locator('.sidebar [aria-current]')).toHaveText('Soaking')
})

test('an edit of another page leaves the open one alone', async ({ page, devSite }) => {
  await page.goto(devSite.origin + PATH)
  await waitUntilAlive(page)
  await markDocument(page)
  await edit(devSite.fileOf('glossary/api'), (text) => `${text}\nA last line.\n`)
  await edit(devSite.fileOf(SOURCE), (text) => `${text}\nThe very last line.\n`)
  await expect(page.getByRole('main')).toContainText('The very last line.')
  expect(await isMarked(page)).toBe(true)
  await page.goto(`${devSite.origin}/en-US/docs/Glossary/API`)
  await expect(page.getByRole('main')).toContainText('A last line.')
})

test('broken front matter is told in the terminal, and the site stays', async ({ page, devSite }) => {
  const file = devSite.fileOf(SOURCE)
  const good = await readFile(file, 'utf8')
  await page.goto(devSite.origin + PATH)
  await waitUntilAlive(page)
  await writeFile(file, good.replace(/^title: .*$/m, 'title: [unclosed'))
  await expect.poll(() => devSite.output()).toContain('hydration/index.md')
  expect((await page.request.get(`${devSite.origin}/en-US/docs/Glossary/API`)).status()).toBe(200)
  await writeFile(file, good.replace(/^---\n\n/m, '---\n\nIt is whole again.\n\n'))
  await expect
    .poll(async () => (await page.request.get(devSite.origin + PATH)).text())
    .toContain('It is whole again.')
})

test('a new page is there as soon as it is written', async ({ page, devSite }) => {
  const { mkdir } = await import('node:fs/promises')
  const file = devSite.fileOf('glossary/brand_new')
  await mkdir(file.replace(/\/index\.md$/, ''), { recursive: true })
  await writeFile(file, '---\ntitle: Brand new\nslug: Glossary/Brand_new\npage-type: glossary-definition\n---\n\nA word for **today**.\n')
  await expect.poll(async () => (await page.request.get(`${devSite.origin}/en-US/docs/Glossary/Brand_new`)).status()).toBe(200)
  await page.goto(`${devSite.origin}/en-US/docs/Glossary/Brand_new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new')
})
