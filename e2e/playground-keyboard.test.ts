import { expect } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { editor, openPlayground, result, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

test.describe('the keyboard', () => {
  test('Tab indents in an editor, Escape and then Tab leaves it', async ({ page }) => {
    await openPlayground(page)
    await editor(page, 'HTML').click()
    await page.keyboard.press('Tab')
    await expect(editor(page, 'HTML')).toHaveText('  ')
    await expect(editor(page, 'HTML')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editor(page, 'HTML')).not.toBeFocused()
    await expect(editor(page, 'HTML')).toHaveAccessibleDescription('The Tab key indents. To leave the editor, press Escape, then Tab.')
  })

  test('an editor completes, closes brackets and reads from left to right', async ({ page }) => {
    await page.clock.install()
    await openPlayground(page)
    await editor(page, 'CSS').click()
    await page.keyboard.type('p { colo')
    await expect(page.getByRole('listbox', { name: 'Completions' })).toBeVisible()
    // A list that has just opened takes no key, since the key was meant for the text.
    await page.clock.fastForward(100)
    await page.keyboard.press('Enter')
    await expect(editor(page, 'CSS')).toHaveText(/^p \{ color.*\}$/)
    await expect(editor(page, 'CSS')).toHaveAttribute('dir', 'ltr')
  })

  test('menus close with Escape and give the focus back', async ({ page }) => {
    await openPlayground(page)
    const summary = page.locator('summary', { hasText: 'Layout' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await expect(page.getByRole('radio').first()).toBeHidden()
  })
})

for (const [width, scheme] of [
  [375, 'dark'],
  [1200, 'light'],
  [1600, 'dark'],
] as const) {
  test(`at ${width} px in ${scheme} nothing is inaccessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await openPlayground(page)
    await write(page, 'HTML', '<h1>Hello</h1>')
    if (width > 400) await write(page, 'JavaScript', 'console.log("a", { b: 1 }); console.info([1]); console.table([{ a: 1 }])')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(result(page).locator('h1')).toBeAttached()
    await page.getByText('Options').click()
    expect(await findViolations(page, { exclude: '.play-result iframe' })).toEqual([])
  })
}
