import { expect, type Locator, type Page } from '@playwright/test'
import { handedCode, test, watchRunners } from './fixtures/example-pages.ts'
import { listShifts, watchShifts } from './fixtures/layout-shifts.ts'
import { addLink, open } from './fixtures/page-actions.ts'

const box = (page: Page, id: string): Locator => page.locator(`.live-sample[data-live-id="${id}"]`)
const resultOf = (page: Page, id: string) => page.frameLocator(`.live-sample[data-live-id="${id}"] iframe`)

test('the code that a sample is flagged with runs, also where the page hides it', async ({ page, examples }) => {
  await open(page, `${examples}/en-US/docs/Samples`)
  const text = resultOf(page, 'flagged').getByText('hidden')
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)')
})

test('a sample whose name is no heading of the page has the code below its heading, joined by language', async ({ page, examples }) => {
  await open(page, `${examples}/en-US/docs/Samples`)
  const body = resultOf(page, 'des_titres_traduits').locator('body')
  await expect(body).toContainText('first')
  await expect(body).toContainText('second')
  await expect(body).toContainText('from script')
})

test('images next to the page are shown', async ({ page, examples }) => {
  await open(page, `${examples}/en-US/docs/Samples`)
  await box(page, 'with_a_picture').scrollIntoViewIfNeeded()
  const picture = resultOf(page, 'with_a_picture').getByRole('img', { name: 'a dot' })
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBe(40)
})

test('WebAssembly text is compiled for the script, and handed to the playground', async ({ page, context, examples }) => {
  await open(page, `${examples}/en-US/docs/Wat`)
  await box(page, 'doubled').scrollIntoViewIfNeeded()
  await expect(resultOf(page, 'doubled').getByText('42')).toBeVisible()
  const play = box(page, 'doubled').getByRole('link', { name: 'Play' })
  const [playground] = await Promise.all([context.waitForEvent('page'), play.click()])
  expect(await handedCode(playground)).toMatchObject({ html: '<p></p>\n', wat: expect.stringContaining('(export "double")') })
})

test('a sample without code stays an empty box', async ({ page, examples }) => {
  await open(page, `${examples}/en-US/docs/Samples`)
  await box(page, 'nothing').scrollIntoViewIfNeeded()
  await expect(box(page, 'with_a_picture').locator('iframe')).toBeAttached()
  await expect(box(page, 'nothing').locator('p')).toBeHidden()
  await expect(box(page, 'nothing').locator('iframe, a')).toHaveCount(0)
})

test('of twenty samples those near the window come, the others are what the server sent until the user comes near', async ({
  page,
  examples,
}) => {
  const runners = watchRunners(page)
  await open(page, `${examples}/en-US/docs/Many`)
  await expect(resultOf(page, 'sample_1').getByText('Number 1')).toBeVisible()
  // A frame is there only after its code is encoded, one after the other.
  await expect.poll(async () => (await readSamples(page)).filter(({ isNear, frames }) => frames !== (isNear ? 1 : 0))).toEqual([])
  const samples = await readSamples(page)
  expect(samples).toHaveLength(20)
  const near = samples.filter(({ isNear }) => isNear).length
  expect(near).toBeGreaterThan(0)
  expect(near).toBeLessThan(8)
  await expect.poll(() => runners.length).toBe(near)
  const sent = await (await page.request.get(`${examples}/en-US/docs/Many`)).text()
  const [first = ''] = /(?<=<live-sample[^>]*>).*?(?=<\/live-sample>)/s.exec(sent) ?? []
  for (const { isNear, html } of samples) if (!isNear) expect(html).toBe(first)
})

test('nothing moves while a user passes twenty samples', async ({ page, examples }) => {
  await watchShifts(page)
  await open(page, `${examples}/en-US/docs/Many`)
  for (let number = 1; number <= 20; number += 1) {
    await box(page, `sample_${number}`).scrollIntoViewIfNeeded()
    await expect(resultOf(page, `sample_${number}`).getByText(`Number ${number}`, { exact: true })).toBeVisible()
    expect(
      await box(page, `sample_${number}`)
        .locator('live-sample')
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(120)
  }
  expect(await listShifts(page)).toEqual([])
})

test('the theme reaches a sample that goes on running', async ({ page, examples }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${examples}/en-US/docs/Samples`)
  const body = resultOf(page, 'des_titres_traduits').locator('body')
  await expect(body).not.toBeEmpty()
  await body.evaluate((element) => {
    element.dataset.mark = 'the same'
  })
  const inkOf = (): Promise<string> => body.evaluate((element) => getComputedStyle(element).color)
  expect(await inkOf()).toBe('rgb(0, 0, 0)')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(inkOf).toBe('rgb(255, 255, 255)')
  await expect(body).toHaveAttribute('data-mark', 'the same')
})

test.describe('in the whole window', () => {
  test('a sample goes on running, and Escape brings the page back', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples`)
    const body = resultOf(page, 'flagged').locator('body')
    await expect(body).not.toBeEmpty()
    await body.evaluate((element) => {
      element.dataset.mark = 'the same'
    })
    await box(page, 'flagged').getByRole('link', { name: 'Full window' }).click()
    await expect(page).toHaveURL(/#livesample_fullscreen=flagged$/)
    const dialog = page.getByRole('dialog')
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await expect(body).toHaveAttribute('data-mark', 'the same')
    await expect(dialog.getByRole('link', { name: 'Back to the page' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(box(page, 'flagged').getByRole('link', { name: 'Full window' })).toBeFocused()
    await expect(body).toHaveAttribute('data-mark', 'the same')
  })

  test('the focus stays in it', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples#livesample_fullscreen=flagged`)
    const close = page.getByRole('dialog').getByRole('link', { name: 'Back to the page' })
    await expect(close).toBeFocused()
    const isWithin = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Tab')
      // The frame is a process of its own: the focus takes its time to come out of it.
      await expect.poll(isWithin).toBe(true)
    }
  })

  test('its address opens it, and the browser goes back from it', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples`)
    await page.getByRole('link', { name: 'The first one alone' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/Samples$/)
  })
})

test.describe('Play', () => {
  test('opens the playground in a new tab with the code and where it is from', async ({ page, context, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples`)
    await expect(resultOf(page, 'flagged').getByText('hidden')).toBeVisible()
    const links = page.getByRole('link', { name: 'Play' })
    const [playground] = await Promise.all([context.waitForEvent('page'), links.first().click()])
    await expect(playground).toHaveURL(/\/en-US\/play/)
    expect(await handedCode(playground)).toMatchObject({
      html: '<p id="place">hidden</p>\n',
      css: 'p { color: rgb(1, 2, 3); }\n',
      js: '',
      src: '/en-US/docs/Samples#frame_flagged',
    })
  })

  test('opens it in this tab with the Shift key, and in another one with Control', async ({ page, context, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples`)
    const play = box(page, 'flagged').getByRole('link', { name: 'Play' })
    const [other] = await Promise.all([context.waitForEvent('page'), play.click({ modifiers: ['Control'] })])
    expect(await handedCode(other)).toMatchObject({ html: '<p id="place">hidden</p>\n' })
    await play.click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/\/en-US\/play/)
    expect(await handedCode(page)).toMatchObject({ html: '<p id="place">hidden</p>\n' })
  })

  test('stands on the head of each block that belongs to the sample, once', async ({ page, examples }) => {
    await open(page, `${examples}/en-US/docs/Samples`)
    await expect(box(page, 'des_titres_traduits').locator('iframe')).toBeAttached()
    const blocks = page.locator('.code-example:has(.live-sample---des_titres_traduits)')
    await expect(blocks).toHaveCount(3)
    await expect(blocks.locator('.example-play')).toHaveCount(3)
  })
})

test('the frames of samples are no steps of the history', async ({ page, examples }) => {
  await open(page, `${examples}/en-US/docs/Many`)
  await open(page, `${examples}/en-US/docs/Samples`)
  for (const id of ['flagged', 'with_a_picture']) {
    await box(page, id).scrollIntoViewIfNeeded()
    await expect(box(page, id).locator('iframe')).toBeAttached()
  }
  await expect(resultOf(page, 'with_a_picture').getByRole('img')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/Many$/)
})

test('samples of the next page are hydrated too', async ({ page }) => {
  await open(page, '/en-US/docs/Web/HTML/Reference/Elements/dialog')
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link', { name: '<label>' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<label>')
  await page.locator('.live-sample').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.live-sample iframe').first()).toBeAttached()
})

test.describe('a way back that fails', () => {
  // Chromium may lead a frame that is new at that moment through the history too, to its empty document, and warns of that one.
  test.use({ expectedProblems: /status of 504|can escape its sandboxing/ })

  test('does not stop a sample that arrives meanwhile', async ({ page, context }) => {
    const [css, label] = ['/en-US/docs/Web/CSS', '/en-US/docs/Web/HTML/Reference/Elements/label']
    const code = Promise.withResolvers<void>()
    const data = Promise.withResolvers<void>()
    await context.route('**/static/attach-live-sample*', async (route) => {
      await code.promise
      await route.continue()
    })
    await open(page, css)
    await (await addLink(page, label)).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<label>')
    const asked = page.waitForRequest('**/static/attach-live-sample*')
    await page.locator('.live-sample').first().scrollIntoViewIfNeeded()
    await asked
    await context.route(`**${css}/index.json`, async (route) => {
      await data.promise
      await route.fulfill({ status: 504 })
    })
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(css)
    code.resolve()
    await expect(page.locator('.live-sample iframe').first()).toBeAttached()
    data.resolve()
    await expect(page.locator('.foot-notice')).toBeVisible()
    await expect(page).toHaveURL(label)
    const play = page.locator('.live-sample').first().getByRole('link', { name: 'Play' })
    await play.click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/\/en-US\/play/)
    expect(await handedCode(page)).toMatchObject({ src: expect.stringContaining(label) })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a sample says what it needs, in its place', async ({ page, examples }) => {
    await page.goto(`${examples}/en-US/docs/Samples`)
    await expect(box(page, 'flagged').getByText('Turn on JavaScript to see the result of this example.')).toBeVisible()
    expect(
      await box(page, 'flagged')
        .locator('live-sample')
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(90)
    await expect(page.locator('.live-sample :is(a, button, iframe)')).toHaveCount(0)
  })
})

/** All samples of a page, as they are. */
function readSamples(page: Page) {
  return page.locator('live-sample').evaluateAll((elements) =>
    elements.map((element) => ({
      // What is nearer than three quarters of a window's height (when-near.ts).
      isNear: element.getBoundingClientRect().top < innerHeight * 1.75,
      frames: element.querySelectorAll('iframe').length,
      html: element.innerHTML,
    })),
  )
}
