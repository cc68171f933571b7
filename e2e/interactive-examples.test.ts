import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { handedCode, test, watchRunners } from './fixtures/example-pages.ts'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { watchTransfers } from './fixtures/transfers.ts'

const MAP = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map'
const DIALOG = '/en-US/docs/Web/HTML/Reference/Elements/dialog'

const example = (page: Page): Locator => page.locator('interactive-example')
const result = (page: Page) => page.frameLocator('interactive-example iframe')
const printed = (page: Page): Locator => example(page).getByRole('log')
const editor = (page: Page): Locator => example(page).getByRole('textbox')
const button = (page: Page, name: string): Locator => example(page).getByRole('button', { name })

test.describe('an example that prints', () => {
  test('runs when the user says so, and prints as its comments say', async ({ page }) => {
    const runners = watchRunners(page)
    await open(page, MAP)
    await expect(button(page, 'Run')).toBeVisible()
    expect(runners).toEqual([])
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div')).toHaveText(['6', 'false', '"beetroot, fennel, sorrel"'])
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div')).toHaveCount(3)
  })

  test('can be changed by pointer, and is as it was after Reset', async ({ page }) => {
    await open(page, MAP)
    await expect(button(page, 'Run')).toBeVisible()
    const before = await example(page).boundingBox()
    await example(page)
      .locator('pre')
      .click({ position: { x: 200, y: 20 } })
    await expect(editor(page)).toBeFocused()
    expect(await example(page).boundingBox()).toEqual(before)
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nconsole.log("mine")')
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div').last()).toHaveText('"mine"')
    await button(page, 'Reset').click()
    await expect(editor(page)).toHaveCount(0)
    await expect(example(page).locator('pre')).not.toContainText('mine')
    await expect(example(page).locator('pre .token').first()).toBeVisible()
    await expect(printed(page).locator('> div')).toHaveCount(0)
  })

  test('can be changed by keyboard, and does not keep it', async ({ page }) => {
    await open(page, MAP)
    await expect(button(page, 'Run')).toBeVisible()
    await example(page).locator('pre').focus()
    await page.keyboard.press('Tab')
    await expect(example(page).locator('pre')).not.toBeFocused()
    await example(page).locator('pre').focus()
    await page.keyboard.press('Enter')
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(printed(page).locator('> div')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
  })

  test('fills in what a line formats', async ({ page }) => {
    await open(page, MAP)
    await expect(button(page, 'Run')).toBeVisible()
    await example(page).locator('pre').click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('console.info("%d of %s", 1, "two")\n')
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div').first()).toHaveText('1 of two')
  })

  test('of WebAssembly text is compiled in the browser', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Wat`)
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div')).toHaveText(['42'])
    await page.getByRole('button', { name: 'Run' }).click()
    await expect(printed(page).locator('> div')).toHaveText(['42'])
    await expect(page.locator('body > iframe')).toHaveCount(1)
  })

  test('of WebAssembly text can be played with all of its code', async ({ page, context, examples }) => {
    await open(page, `${examples}/en-US/docs/Wat`)
    const play = example(page).getByRole('link', { name: 'Play' })
    const [playground] = await Promise.all([context.waitForEvent('page'), play.click()])
    await expect(playground.getByRole('textbox', { name: 'WAT editor' })).toContainText('i32.add')
    await expect(playground.getByRole('log', { name: 'Console' }).getByRole('listitem')).toHaveText([/^42/])
  })

  test('of wrong WebAssembly text says what is wrong', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Wat`)
    await expect(button(page, 'Run')).toBeVisible()
    await example(page).locator('pre').first().click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('(nonsense')
    await button(page, 'Run').click()
    await expect(printed(page).locator('> div')).toContainText(
      /^Error: The WebAssembly text could not be compiled: module\.wat:1:92: error: unexpected token/,
    )
  })
})

test.describe('an example with choices', () => {
  const colorOf = (page: Page): Promise<string> =>
    result(page)
      .locator('#example-element')
      .evaluate((element) => getComputedStyle(element).color)

  test('shows the first one, then those that the arrow keys choose', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Choice`)
    await expect.poll(() => colorOf(page)).toBe('rgb(255, 0, 0)')
    await example(page).getByRole('radio', { name: 'color: rgb(255, 0, 0);' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(example(page).getByRole('radio', { name: 'color: rgb(0, 0, 255);' })).toBeChecked()
    await expect.poll(() => colorOf(page)).toBe('rgb(0, 0, 255)')
    await expect(page).toHaveURL(/#example_choice_2$/)
  })

  test('opens with the one that its address names', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Choice#example_choice_2`)
    await expect(example(page).getByRole('radio', { name: 'color: rgb(0, 0, 255);' })).toBeChecked()
    await expect.poll(() => colorOf(page)).toBe('rgb(0, 0, 255)')
  })

  test('marks what the browser does not know', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Choice`)
    const odd = example(page).getByRole('radio', { name: 'color: nonsense(1);' })
    await expect(odd).toHaveAccessibleDescription('Not valid here, or not supported by this browser')
    await expect(example(page).getByRole('radio', { name: 'color: rgb(255, 0, 0);' })).toHaveAccessibleDescription('')
  })

  test('applies a value as it is typed, without a new document, and Reset brings it back', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Choice`)
    await expect.poll(() => colorOf(page)).toBe('rgb(255, 0, 0)')
    await result(page)
      .locator('#example-element')
      .evaluate((element) => {
        element.dataset.mark = 'the same'
      })
    await example(page).locator('.example-code pre').nth(1).click()
    await expect(editor(page)).toBeFocused()
    await expect(example(page).getByRole('radio', { name: 'color: rgb(0, 0, 255);' })).toBeChecked()
    await page.keyboard.press('Home')
    await page.keyboard.type('color: green; background: rgb(1, 1, 1); ')
    await page.keyboard.press('End')
    for (const _ of 'color: rgb(0, 0, 255);') await page.keyboard.press('Backspace')
    await expect.poll(() => colorOf(page)).toBe('rgb(0, 128, 0)')
    await expect(result(page).locator('#example-element')).toHaveAttribute('data-mark', 'the same')
    await button(page, 'Reset').click()
    await expect.poll(() => colorOf(page)).toBe('rgb(255, 0, 0)')
    await expect(example(page).locator('.example-code pre').nth(1)).toHaveText('color: rgb(0, 0, 255);\n')
  })

  test('is played with the value that is chosen', async ({ page, context, examples }) => {
    await open(page, `${examples}/en-US/docs/Choice#example_choice_2`)
    await expect(example(page).getByRole('radio', { name: 'color: rgb(0, 0, 255);' })).toBeChecked()
    const [playground] = await Promise.all([context.waitForEvent('page'), example(page).getByRole('link', { name: 'Play' }).click()])
    expect(await handedCode(playground)).toMatchObject({
      html: '<p id="example-element">text</p>\n',
      css: 'p { font-size: 20px; }\n\n#example-element {\n  color: rgb(0, 0, 255);\n}\n',
      src: '/en-US/docs/Choice#try_it',
    })
  })

  test('fills its place with an element without content, here and in the playground', async ({ page, context, examples }) => {
    await open(page, `${examples}/en-US/docs/Background`)
    const sizeIn = async (frame: FrameLocator): Promise<readonly [number, number]> => {
      const box = await frame.locator('#example-element').boundingBox()
      const whole = await frame.locator('body').boundingBox()
      return [(whole?.width ?? 0) - (box?.width ?? 0), (whole?.height ?? 0) - (box?.height ?? 0)]
    }
    await expect.poll(() => sizeIn(result(page))).toEqual([32, 32])
    const [playground] = await Promise.all([context.waitForEvent('page'), example(page).getByRole('link', { name: 'Play' }).click()])
    await expect.poll(() => sizeIn(playground.frameLocator('iframe'))).toEqual([32, 32])
  })
})

test.describe('an example in several languages', () => {
  test('has tabs that the arrow keys, Home and End walk through', async ({ page }) => {
    await open(page, DIALOG)
    const tab = (name: string): Locator => example(page).getByRole('tab', { name })
    await tab('html').focus()
    for (const [key, name] of [
      ['ArrowRight', 'css'],
      ['ArrowRight', 'js'],
      ['ArrowRight', 'html'],
      ['ArrowLeft', 'js'],
      ['Home', 'html'],
      ['End', 'js'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(name)).toBeFocused()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(example(page).getByRole('tabpanel')).toHaveCount(1)
      await expect(example(page).getByRole('tabpanel', { name })).toBeVisible()
    }
  })

  test('shows its result at once, anew after a change, and as it was after Reset', async ({ page }) => {
    await open(page, DIALOG)
    await expect(result(page).getByRole('button', { name: 'Renew the loan' })).toBeVisible()
    await example(page).locator('pre:visible').click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('<p>new line</p>')
    await expect(result(page).getByText('new line')).toBeVisible()
    await button(page, 'Reset').click()
    await expect(result(page).getByText('new line')).toHaveCount(0)
    await expect(result(page).getByRole('button', { name: 'Renew the loan' })).toBeVisible()
  })

  test('is as large before it is hydrated', async ({ page, browser, baseURL }) => {
    await open(page, DIALOG)
    await expect(example(page).getByRole('tab').first()).toBeVisible()
    const hydrated = await example(page).boundingBox()
    const context = await browser.newContext({ baseURL: String(baseURL), viewport: page.viewportSize() })
    await context.route('**/static/start-examples.*', (route) => route.abort())
    const other = await context.newPage()
    await open(other, DIALOG)
    expect(await example(other).boundingBox()).toEqual(hydrated)
    await context.close()
  })

  test('is printed with all of its code', async ({ page }) => {
    await open(page, DIALOG)
    await expect(example(page).getByRole('tab').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const block of await example(page).locator('pre').all()) await expect(block).toBeVisible()
    await expect(example(page).locator('.example-tabs')).toBeHidden()
    await expect(example(page).locator('iframe')).toBeHidden()
  })
})

test('what users do in an example is measured by its name', async ({ page }) => {
  await watchMeasured(page)
  await open(page, MAP)
  await button(page, 'Run').click()
  await expect(printed(page).locator('> div')).toHaveCount(3)
  const measured = await listMeasured(page)
  expect(measured).toContainEqual({ name: 'examples.action', id: 'JavaScript demo: Map', type: 'focus' })
  expect(measured).toContainEqual({ name: 'examples.action', id: 'JavaScript demo: Map', type: 'click' })
})

test('no editor is loaded for who only reads', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const transfers = await watchTransfers(page)
  await open(page, DIALOG)
  await expect(result(page).getByRole('button', { name: 'Renew the loan' })).toBeVisible()
  await transfers.untilQuiet()
  expect(urls.filter((url) => /create-code-editor|compile-wat|compiler/.test(url))).toEqual([])
})

for (const width of [375, 769]) {
  test(`nothing is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [MAP, DIALOG]) {
      await open(page, path)
      await expect(button(page, 'Reset')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const right = await example(page).evaluate((element) =>
        Math.max(
          ...[...element.querySelectorAll(':is(button, a, pre, iframe):not([hidden])')].map((one) => one.getBoundingClientRect().right),
        ),
      )
      expect(right).toBeLessThanOrEqual(width)
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of the code can be read, and nothing pretends to work', async ({ page }) => {
    for (const path of [MAP, DIALOG, '/en-US/docs/Web/CSS/Reference/Properties/color']) {
      await page.goto(path)
      for (const block of await example(page).locator('.example-code pre').all()) await expect(block).toBeVisible()
      await expect(example(page).locator('button, input, iframe')).toHaveCount(0)
    }
    await example(page).getByText('Show the HTML and CSS').click()
    await expect(example(page).locator('.example-rest pre').first()).toBeVisible()
  })
})
