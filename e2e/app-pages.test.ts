import { expect } from '@playwright/test'
import { holdBack, open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

/* Pages whose contents the browser makes: what they show until their code is there, and when it does not come (docs/behaviour/layout.md 17). */

const PREFERENCES = '/en-US/preferences'
const CODE = '**/static/preferences-app.*.js'

test('a page whose code is late says that it is loading, and then shows its contents', async ({ page, context }) => {
  const release = await holdBack(context, CODE)
  await open(page, '/de/preferences')
  await expect(page.locator('main').getByRole('status')).toHaveText('Wird geladen …')
  release()
  await expect(page.locator('main').getByRole('radio').first()).toBeAttached()
  await expect(page.getByText('Wird geladen …')).toBeHidden()
})

test.describe('code that does not come', () => {
  test.use({ expectedProblems: /Failed to load resource|ChunkLoadError/ })

  test('is said in the page and in the title of the tab, and the page can be loaded again', async ({ page, context }) => {
    await context.route(CODE, (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, PREFERENCES)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Loading Error')
    await expect(page).toHaveTitle('Loading Error')
    await expect(heading).toBeFocused()
    await expect(page.locator('main')).toContainText('503')
    await context.unroute(CODE)
    await page.getByRole('button', { name: 'Try reloading the page' }).click()
    await expect(heading).toHaveText('Preferences')
    await expect(page).toHaveTitle(/^Preferences/)
  })
})
