import { expect, type Page } from '@playwright/test'
import { watchRunners } from './fixtures/example-pages.ts'
import { consoleLines, editor, openPlayground, result, stateQuery, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

const SHARED = { html: '<p id="shown">from a link</p>', css: '', js: 'document.body.dataset.ran = "yes"' }
const CAUTION = 'This is a user-shared playground. Always inspect the code before running it.'

function run(page: Page) {
  return page.getByRole('button', { name: 'Run', exact: true }).first()
}

test.describe('running', () => {
  test('code runs by itself a second after the last edit, in all three languages', async ({ page }) => {
    await openPlayground(page)
    await expect(page).toHaveTitle(/^Playground \| /)
    await expect(page.getByText('Your result appears here.')).toBeVisible()
    await write(page, 'HTML', '<p>Hello</p>')
    await write(page, 'CSS', 'p { color: rgb(1, 2, 3) }')
    await write(page, 'JavaScript', 'document.querySelector("p").textContent += " there"')
    await expect(result(page).locator('p')).toHaveText('Hello there')
    await expect(result(page).locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)')
  })

  test('with auto-run off only Run and its shortcut run the code; that is remembered', async ({ page }) => {
    const runs = watchRunners(page)
    await page.clock.install()
    await openPlayground(page)
    await page.getByText('Options').click()
    await page.getByLabel('Run after each edit').uncheck()
    await page.keyboard.press('Escape')
    await write(page, 'HTML', '<p>one</p>')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(result(page).locator('p')).toHaveText('one')
    await write(page, 'HTML', '<p>two</p>')
    await page.clock.fastForward(1500)
    await expect(result(page).locator('p')).toHaveText('one')
    await run(page).click()
    await expect(result(page).locator('p')).toHaveText('two')
    expect(runs).toHaveLength(2)
    await openPlayground(page)
    await page.getByText('Options').click()
    await expect(page.getByLabel('Run after each edit')).not.toBeChecked()
  })

  // The shell runs all frames in one process.
  test('code that does not end, without a loop, holds up no later run', { tag: '@whole' }, async ({ page }) => {
    await openPlayground(page)
    for (const [index, code] of [
      `/(a+)+$/.test('${'a'.repeat(40)}!')`,
      'const next = () => Promise.resolve().then(next); next()',
    ].entries()) {
      await write(page, 'JavaScript', code)
      const begun = page.waitForResponse(/runner\.html/)
      await run(page).click()
      await begun
      await write(page, 'JavaScript', `document.body.append('after ${index}')`)
      await run(page).click()
      await expect(result(page).locator('body')).toHaveText(`after ${index}`)
    }
  })

  test('the history of the browser gets no entry from runs', async ({ page }) => {
    await openPlayground(page)
    const before = await page.evaluate(() => history.length)
    for (const text of ['one', 'two', 'three']) {
      await write(page, 'HTML', `<p>${text}</p>`)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(result(page).locator('p')).toHaveText(text)
    }
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('the theme of the page is that of the result, without running again', async ({ page }) => {
    await openPlayground(page)
    await write(page, 'HTML', '<p>x</p><style>p { color: light-dark(rgb(1, 1, 1), rgb(2, 2, 2)) }</style>')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(result(page).locator('p')).toHaveCSS('color', 'rgb(1, 1, 1)')
    await result(page)
      .locator('p')
      .evaluate((element) => element.setAttribute('data-mark', 'here'))
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(result(page).locator('p[data-mark]')).toHaveCSS('color', 'rgb(2, 2, 2)')
  })

  test('a large piece of code runs as well', async ({ page }) => {
    await openPlayground(page)
    const noise = Array.from({ length: 4000 }, (_, number) => `${number * 7919}`).join(' ')
    await write(page, 'HTML', `<p>large</p><!-- ${noise} -->`)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(result(page).locator('p')).toHaveText('large')
  })
})

test.describe('where the code is from', () => {
  test('code in an address that others made is shown and does not run before the user says so', async ({ page }) => {
    const runs = watchRunners(page)
    await page.clock.install()
    await openPlayground(page, `/en-US/play${stateQuery(SHARED)}`)
    await expect(editor(page, 'HTML')).toContainText('from a link')
    await expect(page.getByText(CAUTION)).toBeVisible()
    await expect(page.getByLabel('JavaScript to run in the result')).toBeDisabled()
    await write(page, 'CSS', 'p { margin: 0 }')
    await page.clock.fastForward(1500)
    await expect(page.locator('.play-result iframe')).not.toHaveAttribute('src')
    await page.reload()
    await expect(editor(page, 'CSS')).toContainText('margin')
    await expect(page.getByText(CAUTION)).toBeVisible()
    await page.locator('.play-caution').getByRole('button', { name: 'Run' }).click()
    await expect(result(page).locator('body[data-ran] #shown')).toHaveText('from a link')
    await expect(page.getByText(CAUTION)).toHaveCount(0)
    expect(runs).toHaveLength(1)
  })

  test('it runs at once when an article of the site led here, and not when another page did', async ({ page, site }) => {
    const path = `/en-US/play${stateQuery(SHARED)}`
    await openPlayground(page, path, { referer: `${site.origin}/en-US/docs/Web/CSS` })
    await expect(result(page).locator('body[data-ran]')).toBeAttached()
    for (const referer of ['https://other.example/en-US/docs/Web/CSS', `${site.origin}/en-US/search?q=x`]) {
      await page.evaluate(() => sessionStorage.clear())
      await openPlayground(page, path, { referer })
      await expect(page.getByText(CAUTION)).toBeVisible()
    }
  })

  test('code that a page of the site left in the storage runs at once', async ({ page, site }) => {
    await page.goto(`${site.origin}/en-US/`)
    await page.evaluate((code) => sessionStorage.setItem('playground-session-code', JSON.stringify(code)), {
      html: '<p>handed over</p>',
      css: '',
      js: '',
      src: '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns#examples',
    })
    await openPlayground(page)
    await expect(result(page).locator('p')).toHaveText('handed over')
    const link = page.getByRole('link', { name: '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns' })
    await expect(link).toHaveAttribute('href', /#examples$/)
  })

  for (const [name, state] of [
    ['that is cut', `?state=${stateQuery(SHARED).slice('?state='.length, 30)}`],
    ['that is no base64', '?state=%F0%9F%98%80'],
    ['that holds no code', stateQuery([1, 2])],
    ['that is empty', '?state='],
  ] as const) {
    test(`an address ${name} is said to be bad, and nothing is lost`, async ({ page }) => {
      await openPlayground(page)
      await write(page, 'HTML', '<p>mine</p>')
      await openPlayground(page, `/en-US/play${state}`)
      await expect(page.locator('.play-notices')).toContainText('The code in this address can’t be read')
      await expect(editor(page, 'HTML')).toHaveText('')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await openPlayground(page)
      await expect(editor(page, 'HTML')).toHaveText('<p>mine</p>')
    })
  }

  test('what the user wrote survives a reload', async ({ page }) => {
    await openPlayground(page)
    await write(page, 'JavaScript', 'console.log("kept")')
    await page.reload()
    await expect(editor(page, 'JavaScript')).toHaveText('console.log("kept")')
    await expect(consoleLines(page).first()).toContainText('kept')
  })
})

test.describe('what is done with the code', () => {
  test('Clear and Reset act at once and can be undone, and the focus is never lost (docs/behaviour/playground.md 1)', async ({ page }) => {
    await openPlayground(page, `/en-US/play${stateQuery(SHARED)}`)
    const resetButton = page.getByRole('button', { name: 'Reset', exact: true })
    await expect(resetButton).toBeDisabled()
    const clear = page.getByRole('button', { name: 'Clear', exact: true }).first()
    await clear.press('Enter')
    await expect(page.locator('.play-notices')).toContainText('All code was removed.')
    await expect(editor(page, 'HTML')).toHaveText('')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editor(page, 'HTML')).toContainText('from a link')
    await expect(clear).toBeFocused()
    await clear.press('Enter')
    await expect(clear).toBeDisabled()
    for (const language of ['HTML', 'CSS', 'JavaScript'] as const) await expect(editor(page, language)).toHaveText('')
    await editor(page, 'HTML').click()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(editor(page, 'HTML')).toContainText('from a link')
    await resetButton.press('Enter')
    await expect(page.locator('.play-notices')).toContainText('Your changes were removed.')
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(resetButton).toBeFocused()
    await expect(editor(page, 'JavaScript')).toContainText('dataset.ran')
    await expect(page.getByText(CAUTION)).toBeVisible()
  })

  test('code of the user has nothing to be reset to', async ({ page }) => {
    await openPlayground(page)
    await write(page, 'HTML', '<p>')
    await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0)
  })

  test.describe('with a mistake in the code', () => {
    // Code that rests runs by itself, also while it has a mistake.
    test.use({ expectedProblems: /Unexpected token '='/ })

    test('Format lays out what can be read and says what can not', async ({ page }) => {
      await openPlayground(page)
      await write(page, 'CSS', 'p{color:red}')
      await write(page, 'JavaScript', 'const = 1')
      await page.getByRole('button', { name: 'Format' }).click()
      await expect(page.locator('.play-notices')).toContainText(
        'JavaScript could not be formatted: there is a syntax error in line 1, column 7.',
      )
      await expect(editor(page, 'CSS')).toContainText('color: red;')
      await write(page, 'JavaScript', 'x( 1 )')
      await page.getByRole('button', { name: 'Format' }).click()
      await expect(page.locator('.play-notices')).toContainText('The code is formatted.')
      await expect(editor(page, 'JavaScript')).toContainText('x(1);')
      await editor(page, 'CSS').click()
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(editor(page, 'CSS')).toHaveText('p{color:red}')
    })
  })
})

test.describe('options', () => {
  test('the script can be a module', async ({ page }) => {
    await openPlayground(page)
    await page.getByText('Options').click()
    await page.getByLabel('JavaScript is an ES module').check()
    await page.keyboard.press('Escape')
    await write(page, 'JavaScript', 'await null; console.log("module", import.meta.url.length > 0)')
    await expect(consoleLines(page).first()).toContainText('module true')
  })

  test('TypeScript runs without its types, and a problem in it is shown with its line', async ({ page }) => {
    await openPlayground(page)
    await page.getByText('Options').click()
    await page.getByLabel('Write TypeScript').check()
    await page.keyboard.press('Escape')
    await write(page, 'JavaScript', 'const n: number = 41 as number\nconsole.log(n + 1)')
    await expect(consoleLines(page).first()).toContainText('42')
    await write(page, 'JavaScript', 'const n: number = 1\nconst : = 2')
    await expect(consoleLines(page).first()).toContainText('TypeScript, line 2: ')
    await page.reload()
    await expect(page.getByRole('button', { name: 'TypeScript' })).toBeVisible()
  })

  test('an import map names modules; one that browsers would reject is explained', async ({ page }) => {
    await openPlayground(page)
    await page.getByText('Options').click()
    const map = page.getByLabel('Import map')
    await map.fill('{"imports": {"pair": "pair.js"}}')
    await expect(page.locator('.play-error')).toHaveText('The address of “pair” has to begin with https://, /, ./ or ../.')
    await expect(map).toHaveAttribute('aria-invalid', 'true')
    await map.fill('{')
    await expect(page.locator('.play-error')).toContainText('This is not JSON: ')
    await map.fill('{"imports": {"pair": "data:text/javascript,export default [1, 2]"}}')
    await expect(page.locator('.play-error')).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(map).toBeHidden()
    await write(
      page,
      'JavaScript',
      'console.log("supported", HTMLScriptElement.supports("importmap"), document.querySelectorAll("script[type=importmap]").length)',
    )
    await expect(consoleLines(page).first()).toContainText('supported true 1')
  })
})

test('in every language of the interface the page says its own', async ({ page }) => {
  await openPlayground(page, '/de/play')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielwiese')
  await expect(page.getByRole('textbox', { name: 'HTML-Editor' })).toBeVisible()
})

test('the editors are on no other page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/en-US/docs/Web/HTTP')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /code-editor|playground-app|format-code|strip-types/.test(url))).toEqual([])
})
