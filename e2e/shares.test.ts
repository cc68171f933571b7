import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { CODE, copied, createPermalink, editor, fillSignUp, openShare, openWith, PLAY, test, withOther } from './fixtures/shares-site.ts'

test('sharing is off as long as all editors are empty', async ({ page }) => {
  await page.goto(PLAY)
  await expect(editor(page, 'HTML')).toBeVisible()
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await expect(share).toBeDisabled()
  await editor(page, 'CSS').pressSequentially('p')
  await expect(share).toBeEnabled()
})

test('a link with the code in it opens elsewhere, without an account, and does not run before its user says so', async ({
  page,
  browser,
  site,
}) => {
  await openWith(page, CODE)
  const dialog = await openShare(page)
  const field = dialog.getByRole('textbox', { name: 'Link with the code in it' })
  await expect(field).toHaveValue(/\/en-US\/play\?state=[\w-]+$/)
  await expect(dialog).toContainText(/Length: \d+ characters/)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByText('Copied!')).toBeVisible()
  const url = await copied(page)
  expect(url).toBe(await field.inputValue())
  await withOther(browser, site, async (other) => {
    await other.goto(url)
    await expect(editor(other, 'HTML')).toContainText(CODE.html)
    await expect(other.getByText('Always inspect the code before running it.')).toBeVisible()
  })
})

test('a link that is too long is not offered, and its length is said', async ({ page }) => {
  // What can't be compressed: each character is another one.
  const html = Array.from({ length: 12_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  await openWith(page, { ...CODE, html })
  const dialog = await openShare(page)
  await expect(dialog).toContainText(/The code is too long for a link: [\d,]+ characters, where 12,000 work/)
  await expect(dialog.getByRole('textbox', { name: 'Link with the code in it' })).toHaveCount(0)
})

test('code of middling length has a link that works, with a word of caution', async ({ page }) => {
  const html = Array.from({ length: 2500 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  await openWith(page, { ...CODE, html })
  const dialog = await openShare(page)
  await expect(dialog).toContainText('Some programs cut links of this length.')
  const url = await dialog.getByRole('textbox', { name: 'Link with the code in it' }).inputValue()
  expect(url.length).toBeGreaterThan(5000)
  expect((await page.goto(url))?.status()).toBe(200)
  await expect(editor(page, 'HTML')).toContainText(html.slice(0, 20))
})

test('a permalink opens signed out and in another browser, and does not run by itself', async ({ page, browser, site }) => {
  const url = await createPermalink(page)
  await expect(page).toHaveURL(url)
  await withOther(browser, site, async (other) => {
    await other.goto(url)
    await expect(editor(other, 'JavaScript')).toContainText(CODE.js)
    await expect(other.getByText('Always inspect the code before running it.')).toBeVisible()
    await expect(other.locator('iframe[src*="state="]')).toHaveCount(0)
  })
})

test('an anonymous user is asked to sign in, and comes back to the dialog with the same code', async ({ page }) => {
  await openWith(page, CODE)
  await editor(page, 'CSS').press('Control+End')
  await editor(page, 'CSS').pressSequentially('\n/* mine */')
  const dialog = await openShare(page)
  await expect(dialog.getByRole('button', { name: 'Create link' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'New here? Sign up' }).click()
  await fillSignUp(page)
  await expect(page).toHaveURL(PLAY)
  const again = page.getByRole('dialog', { name: 'Share your code' })
  await again.getByRole('button', { name: 'Create link' }).click()
  await expect(page).toHaveURL(/\?id=/)
  await expect(editor(page, 'CSS')).toContainText('/* mine */')
})

test('a permalink that is forked is the user’s own: its address is gone, and the share stays as it was', async ({
  page,
  browser,
  site,
}) => {
  const url = await createPermalink(page)
  await withOther(browser, site, async (other) => {
    await other.goto(url)
    await other.getByRole('button', { name: 'Make your own copy' }).click()
    await expect(other).toHaveURL(PLAY)
    await expect(other.getByRole('button', { name: 'Seeing something inappropriate?' })).toHaveCount(0)
    await editor(other, 'HTML').press('Control+Home')
    await editor(other, 'HTML').pressSequentially('x')
    await other.goto(url)
    await expect(editor(other, 'HTML')).toHaveText(CODE.html)
  })
})

test('what was shared is listed and taken back; its link leads nowhere then', async ({ page }) => {
  const url = await createPermalink(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Code you have shared').click()
  await expect(dialog.getByRole('link', { name: CODE.html })).toHaveAttribute('href', url)
  page.once('dialog', (question) => void question.accept())
  await dialog.getByRole('button', { name: /^Take back: / }).click()
  await expect(dialog.getByText('The code is taken back.')).toBeVisible()
  await expect(dialog.getByText('You have not shared any code yet.')).toBeVisible()
  await expect(dialog.getByText('Code you have shared')).toBeFocused()
  await expect(page).toHaveURL(PLAY)
})

test('Markdown, a frame and a file can be taken along', async ({ page }) => {
  await openWith(page, { ...CODE, js: 'const fence = "```"' })
  const dialog = await openShare(page)
  await dialog.getByRole('button', { name: 'Copy Markdown' }).click()
  await expect(dialog.getByText('Copied!')).toBeVisible()
  expect(await copied(page)).toBe(
    `\`\`\`html\n${CODE.html}\n\`\`\`\n\n\`\`\`css\n${CODE.css}\n\`\`\`\n\n\`\`\`\`js\nconst fence = "\`\`\`"\n\`\`\`\`\n`,
  )
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download as HTML' }).click()])
  expect(download.suggestedFilename()).toBe('playground.html')
  expect(await readFile(await download.path(), 'utf8')).toContain(`<style>\n${CODE.css}\n</style>`)
})

test('the code of a frame shows the code on a page of another site, out of reach of that page', async ({ page, context }) => {
  await openWith(page, { ...CODE, js: 'try { parent.document.title = "reached" } catch { document.body.append(" kept out") }' })
  const dialog = await openShare(page)
  await dialog.getByRole('button', { name: 'Copy embed code' }).click()
  await expect(dialog.getByText('Copied!')).toBeVisible()
  const embed = await copied(page)
  const elsewhere = await context.newPage()
  await context.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>elsewhere</title>${embed}` }),
  )
  await elsewhere.goto('http://elsewhere.test/')
  const frame = elsewhere.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Heron' })).toHaveCSS('color', 'rgb(0, 128, 0)')
  await expect(frame.locator('body')).toContainText('kept out')
  await expect(elsewhere).toHaveTitle('elsewhere')
})

test.describe('what others see of code that is reported', () => {
  test.use({ expectedProblems: /Failed to load resource: .*(?:400|404|410)/ })

  test('a user reports it; the next one is warned, sees it on demand and still has to run it', async ({ page, browser, site, admin }) => {
    const url = await createPermalink(page)
    await withOther(browser, site, async (other) => {
      await other.goto(url)
      await other.getByRole('button', { name: 'Seeing something inappropriate?' }).click()
      const dialog = other.getByRole('dialog', { name: 'Report this code' })
      await dialog.getByRole('textbox').fill('It asks for passwords.')
      await dialog.getByRole('button', { name: 'Report' }).click()
      await expect(dialog.getByRole('status')).toContainText('Thank you.')
      await other.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await withOther(browser, site, async (other) => {
      await other.goto(url)
      await expect(other.getByRole('alert')).toContainText('This code has been reported')
      await expect(editor(other, 'HTML')).not.toContainText(CODE.html)
      await other.getByRole('button', { name: 'Show the code' }).click()
      await expect(editor(other, 'HTML')).toContainText(CODE.html)
      await expect(other.getByText('Always inspect the code before running it.')).toBeVisible()
    })
    expect(await admin('flagged-code')).toContain('<h1>Heron</h1>')
    expect(await admin('show-code', url)).toContain('It asks for passwords.')
  })

  test('what is removed says so, and what is restored is there again', async ({ page, admin }) => {
    const url = await createPermalink(page, { ...CODE, html: '<p>to be removed</p>' })
    await admin('remove-code', url)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/en-US/about')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(url)
    await expect(page.getByRole('alert')).toContainText('This code has been removed')
    await admin('restore-code', url)
    await page.reload()
    await expect(editor(page, 'HTML')).toContainText('to be removed')
  })

  test('a link that was cut says so, and so does one that leads to nothing', async ({ page }) => {
    await page.goto(`${PLAY}?id=abc`)
    await expect(page.getByRole('alert')).toContainText('This link is broken')
    await page.getByRole('link', { name: 'Start with empty editors' }).click()
    await expect(page).toHaveURL(PLAY)
    // Sixteen zero bytes and their check.
    await page.goto(`${PLAY}?id=AAAAAAAAAAAAAAAAAAAAADdH`)
    await expect(page.getByRole('alert')).toContainText('There is no code at this address')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme, on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 375, height: 800 }, bypassCSP: true })

    test('the dialogs have no problem that axe finds, fit, and are left by Escape with the focus where it was', async ({ page }) => {
      await createPermalink(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Code you have shared').click()
      await expect(dialog.getByRole('button', { name: /^Take back: / })).toBeVisible()
      expect(await findViolations(page, { include: 'dialog' })).toEqual([])
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
      const flag = page.getByRole('button', { name: 'Seeing something inappropriate?' })
      await flag.click()
      await expect(page.getByRole('dialog', { name: 'Report this code' })).toBeVisible()
      expect(await findViolations(page, { include: 'dialog' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(flag).toBeFocused()
    })
  })
}
