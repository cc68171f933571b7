import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { startLectern } from './fixtures/lectern-process.ts'
import { test } from './fixtures/test.ts'

test('writers find the problems of the content, and what users say of it', async ({ page, devSite }) => {
  // The content is checked twice, in a process of its own.
  test.slow()
  const file = devSite.fileOf('glossary/api')
  const insights = join(devSite.folder, 'insights.json')
  const vote = { page: '/en-US/docs/Glossary/API', votes: 9, helpful: 2, reasons: { needs_more_examples: 4 } }
  await writeFile(insights, JSON.stringify({ version: 1, from: '2026-10-28', until: '2026-11-24', votes: [vote], notFound: [] }))
  const words = ['--content', join(devSite.folder, 'content'), '--data', join(devSite.folder, 'flaws-data'), '--insights', insights]
  const server = await startLectern('dev', ...words)
  try {
    await page.goto(`${server.origin}/en-US/_flaws`)
    const table = page.getByRole('region', { name: /^\d+ problems?/ })
    await expect(table).toBeVisible({ timeout: 60_000 })
    expect(await listLayoutProblems(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('Kind', { exact: true }).selectOption('unhelpful-page')
    await page.getByRole('button', { name: 'Show' }).click()
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('the page helped 2 of 9 users who voted')
    await expect(rows).toContainText('needs more examples 4')
    await writeFile(file, `${await readFile(file, 'utf8')}\n[gone](/en-US/docs/Glossary/Gone_for_good)\n`)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Content has changed since.')).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(table).toBeVisible({ timeout: 60_000 })
    await expect(rows, 'what was chosen stays').toHaveCount(1)
    await page.getByLabel('Kind', { exact: true }).selectOption('')
    await page.getByRole('searchbox', { name: 'Page, file or message contains' }).fill('gone_for_good')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(1)
    await rows.getByRole('link').first().click()
    await expect(page).toHaveURL(`${server.origin}/en-US/docs/Glossary/API`)
  } finally {
    await page.close()
    await server.stop()
  }
})
