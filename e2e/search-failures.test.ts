import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { pageSource, withContentSite } from './fixtures/content-site.ts'
import { runLectern, startLectern } from './fixtures/lectern-process.ts'
import { withTemporaryFolder } from './fixtures/temporary-folder.ts'
import { test } from './fixtures/test.ts'

test('markup in titles, texts and queries is text in the results and in the suggestions', async ({ page }) => {
  const title = '<img src=x onerror=alert(1)> & <b>bold</b>'
  const files = {
    'files/en-us/web/index.md': pageSource('Web', 'Web', 'The web.'),
    'files/en-us/web/markup/index.md': pageSource(title, 'Web/Markup', 'An `<img src=y onerror=alert(2)>` in the text.'),
  }
  await withContentSite(files, async (origin) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('none'))
    await page.goto(`${origin}/en-US/search?${new URLSearchParams({ q: '<img onerror' })}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search results for: <img onerror')
    await expect(main.locator('.search-title').first()).toHaveText(title)
    await expect(main.locator('h3 mark').first()).toHaveText(/img/)
    await expect(main.locator('.search-excerpts, .search-summary').first()).toContainText('<img src=y onerror=alert(2)>')
    await expect(main.locator('img, b')).toHaveCount(0)
    await page.locator('#search').fill('onerror')
    const row = page.getByRole('option').first()
    await expect(row).toContainText(title)
    await expect(row.locator('mark')).toHaveText('onerror')
    await expect(row.locator('img, b')).toHaveCount(0)
    await page.close()
  })
})

test.describe('without an index', () => {
  // Browsers write down every page with such a status.
  test.use({ expectedProblems: /status of 503/ })

  test('with a broken index the search says that it can not answer, and the rest of the site is served', async ({ page }) => {
    await withTemporaryFolder(async (folder) => {
      const place = ['--site', join(folder, 'site')]
      await runLectern('build', ...place)
      const indexes = join(folder, 'site/current/search')
      for (const name of readdirSync(indexes)) if (name.endsWith('.index')) writeFileSync(join(indexes, name), 'not an index')
      const server = await startLectern('serve', ...place, '--data', join(folder, 'data'))
      try {
        const answer = await page.goto(`${server.origin}/en-US/search?q=grid&page=2`)
        expect(answer?.status()).toBe(503)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search results for: grid (page 2)')
        await expect(main.getByRole('heading', { level: 2 })).toHaveText('Search server failed to respond')
        await expect(main.getByRole('link', { name: 'Try reloading' })).toHaveAttribute('href', '/en-US/search?q=grid&page=2')
        await expect(main.getByRole('searchbox')).toHaveValue('grid')
        expect(server.output()).toContain(join('search', 'en-US.index'))
        expect((await page.request.get(`${server.origin}/api/v1/search?q=grid`)).status()).toBe(503)
        expect((await page.goto(`${server.origin}/en-US/docs/Web/CSS`))?.status()).toBe(200)
        await page.locator('#search').fill('grid')
        await expect(page.getByRole('option').first()).toBeVisible()
      } finally {
        await page.close()
        await server.stop()
      }
    })
  })
})
