import { expect, type Page } from '@playwright/test'
import { TITLE_MAX } from '#contracts/front-matter-limits.ts'
import { type ContentFiles, pageSource, withContentSite } from './fixtures/content-site.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const LEVELS = 40
const ENTRIES = 2000
const HEADINGS = 3000
const LONG_TITLE = 'Antidisestablishmentarianism and other words '.repeat(5).slice(0, 200)
const SIDEBAR = 'sidebar: deep\n'

const FILES: ContentFiles = {
  'files/sidebars/deep.yaml': `sidebar:\n${nested(LEVELS)}- link: /Web/Deep/Long\n  title: ${LONG_TITLE.replaceAll(' ', '_')}\n${entries(ENTRIES)}`,
  'files/en-us/web/index.md': pageSource('Web', 'Web', 'Text.'),
  'files/en-us/web/deep/index.md': pageSource('Deep', 'Web/Deep', 'Text.\n\n## One\n\nText.', SIDEBAR),
  'files/en-us/web/deep/long/index.md': pageSource(
    LONG_TITLE,
    'Web/Deep/Long',
    `Text.\n\n## ${'x'.repeat(200)}\n\nText.\n\n### ${LONG_TITLE}\n\nText.\n\n## größe & <b>"x"</b>\n\nText.`,
    SIDEBAR,
  ),
  'files/en-us/web/many/index.md': pageSource('Many', 'Web/Many', headings(HEADINGS), SIDEBAR),
}

/** Groups in groups, with a page in the last one. */
function nested(levels: number): string {
  const groups = Array.from({ length: levels - 1 }, (_, level) => {
    const indent = '    '.repeat(level)
    return `${indent}- title: Level ${level + 1} with a longer name\n${indent}  details: closed\n${indent}  children:\n`
  })
  return `${groups.join('')}${'    '.repeat(levels - 1)}- /Web/Deep\n`
}

function entries(count: number): string {
  return Array.from({ length: count }, (_, index) => `- link: /Web/Many#heading_${index}\n  title: Élan ${index}\n`).join('')
}

function headings(count: number): string {
  return Array.from({ length: count }, (_, index) => `${index % 4 === 0 ? '##' : '###'} Heading ${index}\n\nText.`).join('\n\n')
}

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

// One site for all: building it takes longer than the rest.
test('sidebars, titles, headings and hashes beyond all measure are borne', async ({ page }) => {
  test.setTimeout(180_000)
  await withContentSite(FILES, async (origin) => {
    const sidebar = page.getByRole('navigation', { name: 'Related pages' })

    await test.step('a sidebar of 40 levels keeps to its column, and the entry at the bottom is in sight', async () => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await open(page, `${origin}/en-US/docs/Web/Deep`)
      const current = sidebar.locator('a[href]', { hasText: /^Deep$/ })
      await expect(sidebar.locator('details')).toHaveCount(LEVELS - 1)
      await expect(current).toBeInViewport()
      expect(await page.locator('.sidebar').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    })

    await test.step('2,000 entries are filtered', async () => {
      await page.getByRole('searchbox').fill('elan 19')
      await expect(sidebar.getByRole('status')).toHaveText('139 matches')
      await page.keyboard.press('Escape')
      await expect(sidebar.locator('a[href]', { hasText: /^Deep$/ })).toBeInViewport()
    })

    await test.step('long titles are cut short in the bar, and whole in the sidebar and the article', async () => {
      for (const width of [375, 769, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, `${origin}/en-US/docs/Web/Deep/Long`)
        if (width < 1200) await page.locator('.sidebar-toggle summary').click()
        await expect(sidebar.locator('[aria-current]')).toBeInViewport()
        expect(await sidewaysOverflow(page)).toBe(0)
        expect(await page.locator('.sidebar').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_TITLE.slice(0, TITLE_MAX))
        const bar = await page.locator('.article-bar').boundingBox()
        expect(bar?.height ?? 0).toBeLessThan(80)
      }
    })

    await test.step('hashes that are no valid selectors lead to their headings, or nowhere', async () => {
      await open(page, `${origin}/en-US/docs/Web/Deep/Long#gr%C3%B6%C3%9Fe_x`)
      await page.locator('.toc').getByRole('link', { name: 'größe' }).click()
      await expect(page.getByRole('heading', { name: 'größe' })).toBeInViewport()
      for (const hash of ['#%', '#%E0%A4%A', '#[x="', '#1.2:not(', '#']) {
        await page.evaluate((value) => {
          location.hash = value
        }, hash)
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    })

    await test.step('of 3,000 headings the one being read is marked and in sight', async () => {
      await open(page, `${origin}/en-US/docs/Web/Many`)
      const contents = page.locator('.toc')
      // By selector: the roles of so many take the browser longer than all the rest.
      await expect(contents.locator('a[href]')).toHaveCount(HEADINGS)
      for (const number of [2901, 1201, 1200]) {
        await page.locator(`#heading_${number}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
        await expect(contents.locator('[aria-current]')).toHaveText(`Heading ${number}`)
        await expect(contents.locator('[aria-current]')).toBeInViewport()
      }
      await expect(contents.locator('details[open]')).toHaveCount(1)
    })
  })
})
