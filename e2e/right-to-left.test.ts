import { expect, type Locator, type Page } from '@playwright/test'
import { ARTICLES, RIGHT_TO_LEFT } from './fixtures/community-content.ts'
import { test } from './fixtures/community-site.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { addLink, open } from './fixtures/page-actions.ts'

const WIDTHS = [375, 769, 1200, 1600] as const

/** The left edges of a text's first and last letter, as they stand on the screen. */
function edgesOf(text: Locator): Promise<{ readonly first: number; readonly last: number }> {
  return text.evaluate((element) => {
    const texts: Node[] = []
    for (const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT); walker.nextNode(); ) texts.push(walker.currentNode)
    const [first, last] = [texts[0], texts.at(-1)]
    if (first === undefined || last === undefined) throw new Error('there is no text')
    const edge = (node: Node, at: number): number => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().left
    }
    return { first: edge(first, 0), last: edge(last, (last.textContent ?? '').length - 1) }
  })
}

async function reads(text: Locator): Promise<'left to right' | 'right to left'> {
  const { first, last } = await edgesOf(text)
  return first < last ? 'left to right' : 'right to left'
}

async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return box.x + box.width / 2
}

/** A copy of `dir` where the stylesheets look for it. */
async function direction(page: Page): Promise<readonly (string | null)[]> {
  const root = page.locator('html')
  return [await root.getAttribute('lang'), await root.getAttribute('dir')]
}

for (const locale of RIGHT_TO_LEFT) {
  const address = `/${locale}/docs/Web/CSS`

  test(`an article in ${locale} is written from right to left, and nothing of it stands out of the window`, async ({ page }) => {
    await open(page, address)
    expect(await direction(page)).toEqual([locale, 'rtl'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLES[locale].title)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await listOverflowing(page), `${width} px`).toEqual([])
    }
  })

  test(`in ${locale}, what stands on the left elsewhere stands on the right, and the other way round`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await open(page, address)
    const [brand, theme] = await Promise.all([page.locator('.site-header .brand'), page.locator('.theme-switcher')].map(middleOf))
    expect(brand).toBeGreaterThan(theme ?? Infinity)
    const [sidebar, article, contents] = await Promise.all(
      [page.locator('#sidebar'), page.locator('h1'), page.locator('.toc')].map(middleOf),
    )
    expect(sidebar).toBeGreaterThan(article ?? Infinity)
    expect(article).toBeGreaterThan(contents ?? Infinity)
    const [path, menu] = await Promise.all([page.locator('.breadcrumbs li').first(), page.locator('.language-menu')].map(middleOf))
    expect(path).toBeGreaterThan(menu ?? Infinity)
    const [parent, own] = await Promise.all([page.locator('.breadcrumbs li').first(), page.locator('.breadcrumbs li').last()].map(middleOf))
    expect(parent).toBeGreaterThan(own ?? Infinity)
    expect(
      await page
        .locator('.breadcrumbs li')
        .first()
        .evaluate((item) => getComputedStyle(item, '::after').rotate),
    ).toBe('180deg')
  })

  test(`in ${locale}, code and English keep their order, and headings of both directions are the language's own`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await open(page, address)
    const code = page.locator('.prose pre code').first()
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    const heading = page.locator('.prose h2').first()
    await expect(heading).toContainText('display')
    expect(await reads(heading)).toBe('right to left')
    expect(await reads(heading.locator('code'))).toBe('left to right')
    expect(await reads(page.locator('h1'))).toBe('right to left')
    // The interface is English around it, and says so.
    const note = page.locator('.translation-note')
    await expect(note).toHaveAttribute('lang', 'en-US')
    expect(await reads(note.getByRole('link'))).toBe('left to right')
    const fallback = page.locator('#sidebar').getByRole('link', { name: 'Flow (part 1)' })
    expect(await reads(fallback)).toBe('left to right')
    expect(await reads(page.locator('.breadcrumbs a').first())).toBe('left to right')
    // It stands at the edge at which the page's lines begin.
    const alignment = (text: Locator): Promise<string> => text.evaluate((element) => getComputedStyle(element).textAlign)
    expect(await alignment(note.getByRole('link'))).toBe('right')
    const field = page.locator('#search')
    await field.fill('css')
    // What is typed does not lie over the sign of the box.
    expect(await field.evaluate((element) => getComputedStyle(element).paddingRight)).toBe('38.4px')
    const row = page.getByRole('option').first()
    expect(await alignment(row.locator('.quick-title'))).toBe('right')
    expect(await alignment(row.locator('.quick-path'))).toBe('right')
  })

  test(`in ${locale}, the brackets of a method stand after its name`, async ({ page }) => {
    await open(page, `/${locale}/docs/Web/JavaScript/at`)
    expect(await reads(page.locator('h1'))).toBe('left to right')
    expect(await reads(page.locator('.breadcrumbs [aria-current]'))).toBe('left to right')
    const [title, edge] = await Promise.all([page.locator('h1 bdi').boundingBox(), page.locator('h1').boundingBox()])
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeCloseTo((edge?.x ?? 0) + (edge?.width ?? 0), 0)
  })

  test(`the home page in ${locale} is mirrored, and its languages are those of the site`, async ({ page }) => {
    await open(page, `/${locale}/`)
    expect(await direction(page)).toEqual([locale, 'rtl'])
    expect(await listOverflowing(page)).toEqual([])
    const languages = page.getByRole('navigation', { name: 'Languages' }).getByRole('link')
    await expect(languages).toHaveCount(13)
    await languages.getByText('Deutsch').click()
    await expect(page).toHaveURL('/de/')
    await expect(page.locator('html')).not.toHaveAttribute('dir')
  })
}

test('from page to page the direction stays', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, '/ar/docs/Web/JavaScript/at')
  await (await addLink(page, '/ar/docs/Web/CSS')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLES.ar.title)
  expect(await direction(page)).toEqual(['ar', 'rtl'])
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: /404 \(Not Found\)/ })

  test('an unknown page of such a language is shown in its direction, and an address of a language without pages leads to English', async ({
    page,
  }) => {
    await open(page, '/he/docs/Nothing')
    expect(await direction(page)).toEqual(['he', 'rtl'])
    expect(await listOverflowing(page)).toEqual([])
    expect(await reads(page.locator('[data-path]'))).toBe('left to right')
    await page.goto('/tr/docs/Web/CSS')
    await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  })
})
