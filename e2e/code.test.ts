import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const PAGE = '/en-US/docs/Learn_web_development/Core/Styling_basics/What_is_CSS'
const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

const firstBlock = (page: Page): Locator => page.locator('.code-example:not(interactive-example *)').first()
const status = (page: Page): Locator => page.locator('.prose > [role="status"]')

test.describe('where the clipboard can be written', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a block is copied with its line breaks, and says so for a moment', async ({ page }) => {
    await open(page, HAS)
    const button = firstBlock(page).getByRole('button', { name: 'Copy', exact: true })
    await button.click()
    await expect(firstBlock(page).locator('.example-copy')).toHaveText('Copied!')
    await expect(status(page)).toHaveText('Copied!')
    const code = await firstBlock(page).locator('code').textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ''))
    await expect(button).toHaveText('Copy')
    await expect(status(page)).toHaveText('')
  })

  test('the button is reached and pressed by keyboard, and keeps the focus', async ({ page }) => {
    await open(page, HAS)
    await firstBlock(page).locator('.example-copy').focus()
    await page.keyboard.press('Enter')
    await expect(firstBlock(page).locator('.example-copy')).toHaveText('Copied!')
    await expect(firstBlock(page).locator('.example-copy')).toBeFocused()
  })
})

test.describe('when the application comes late', () => {
  test.use({ expectedProblems: /ERR_FAILED|works without its script/ })

  test('nothing moves when the buttons come', async ({ page, context }) => {
    await context.route('**/static/entry.browser.*.js', (route) => route.abort())
    const warned = page.waitForEvent('console', (message) => message.text().includes('works without its script'))
    await page.goto(HAS)
    await warned
    const before = await firstBlock(page).boundingBox()
    await context.unroute('**/static/entry.browser.*.js')
    await open(page, HAS)
    await expect(firstBlock(page).locator('.example-copy')).toBeVisible()
    expect(await firstBlock(page).boundingBox()).toEqual(before)
  })
})

test.describe('when the clipboard rejects', () => {
  test.use({ expectedProblems: /did not let the code be copied/ })

  test('the button says so, to screen readers too', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('rejected'))
    })
    await open(page, HAS)
    await firstBlock(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(firstBlock(page).locator('.example-copy')).toHaveText('Error trying to copy to clipboard!')
    await expect(status(page)).toHaveText('Error trying to copy to clipboard!')
  })
})

test('there is no button where the clipboard cannot be written', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await open(page, HAS)
  const wide = page.locator('.code-example > pre:not([tabindex])')
  await expect(wide.first()).toBeAttached()
  await expect(page.locator('.example-copy')).toHaveCount(0)
})

test('the next article has buttons as well', async ({ page }) => {
  await open(page, HAS)
  await expect(firstBlock(page).locator('.example-copy')).toBeVisible()
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link', { name: ':nth-child()' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(':nth-child()')
  await expect(firstBlock(page).getByRole('button', { name: 'Copy', exact: true })).toHaveCount(1)
})

test('good and bad examples are distinguished in words', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.locator('.code-example:has(> .example-bad) .example-mark').first()).toHaveText('Bad example')
})

test('the Tab key stops at blocks that are wider than their place, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await open(page, HAS)
  const block = firstBlock(page).locator('pre')
  await expect(block).not.toHaveAttribute('tabindex')
  await block.evaluate((pre) => {
    pre.querySelector('code')?.append('x'.repeat(400))
    pre.classList.add('changed')
  })
  await page.setViewportSize({ width: 375, height: 700 })
  await expect(block).toHaveAttribute('tabindex', '0')
  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => block.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.querySelector('.code-example')?.getBoundingClientRect().right ?? 0)).toBeLessThanOrEqual(375)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every block can be reached by keyboard and none has a button', async ({ page }) => {
    await page.goto(HAS)
    await expect(page.locator('.code-example > pre:not([tabindex="0"])')).toHaveCount(0)
    await expect(page.locator('.example-header button')).toHaveCount(0)
  })

  test('hidden blocks are not shown', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS/Reference/Values/clamp')
    const blocks = await page.locator('pre.hidden').all()
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) await expect(block).toBeHidden()
  })
})
