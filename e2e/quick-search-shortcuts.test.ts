import { expect } from '@playwright/test'
import { holdBack, open } from './fixtures/page-actions.ts'
import { CSS, field, panel, selected } from './fixtures/quick-search-box.ts'
import { test } from './fixtures/test.ts'

test.use({ viewport: { width: 1300, height: 800 } })

for (const shortcut of ['/', 'Control+k', 'Meta+k']) {
  test(`${shortcut} leads to the box`, async ({ page }) => {
    await open(page, CSS)
    await page.keyboard.press(shortcut)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
  })
}

test('a shortcut works before the application is there, and does not come back after', async ({ page, context }) => {
  const release = await holdBack(context, '**/static/entry.browser.*.js')
  await page.goto(CSS)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.locator('.theme-button').focus()
  release()
  await expect(page.locator('.copyright time')).toBeAttached()
  await expect(page.locator('.theme-button')).toBeFocused()
})

test('no other modifier, no field, no dialog: then the keys are not ours', async ({ page }) => {
  await open(page, CSS)
  for (const keys of ['Control+/', 'Alt+/', 'Meta+/', 'Control+Shift+k', 'Control+Alt+k', 'Shift+k', 'k', 'Alt+k']) {
    await page.keyboard.press(keys)
    await expect(field(page), keys).not.toBeFocused()
  }
  const filter = page.locator('.sidebar-filter input')
  await filter.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('/')
  await expect(filter).toHaveValue('/')
  await expect(filter).toBeFocused()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<dialog id="d"><button>b</button></dialog><p id="e" contenteditable>text</p>')
    document.querySelector<HTMLElement>('#e')?.focus()
  })
  await page.keyboard.type('/')
  await expect(page.locator('#e')).toContainText('/')
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await page.keyboard.press('/')
  await expect(field(page)).not.toBeFocused()
})

test('the shortcuts can be switched off, which is remembered, and on again', async ({ page }) => {
  await open(page, CSS)
  await expect(field(page)).toHaveAttribute('placeholder', 'Search ( / )')
  await page.keyboard.press('/')
  const choice = page.getByRole('checkbox', { name: 'Keyboard shortcuts / and Ctrl+K' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search')
  await open(page, '/en-US/docs/Web/HTML')
  await expect(field(page)).toHaveAttribute('placeholder', 'Search')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).not.toBeFocused()
  await field(page).click()
  await choice.check()
  await page.keyboard.press('Escape')
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
})

test('far below the header the box comes to the user, and the place on the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 400 })
  await open(page, CSS)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.keyboard.press('/')
  await expect(field(page)).toBeInViewport()
  await page.keyboard.type('html')
  await expect(selected(page)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(600)
})
