import { expect } from '@playwright/test'
import { dialog, item, openCollection, test, titleAt, titles } from './fixtures/collections-site.ts'

test.describe('the manual order', () => {
  test('is made with the keys, announced and stored', async ({ page, user }) => {
    await user.fill(user.defaultId, 4)
    await openCollection(page, user.defaultId, '?sort=manual')
    const handle = page.getByRole('button', { name: 'Move “Article 01”', exact: true })
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(titles(page)).toHaveText(['Article 02', 'Article 03', 'Article 01', 'Article 04'])
    await expect(page.getByText('“Article 01” is now at position 3 of 4.')).toBeAttached()
    await expect(handle).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(titles(page)).toHaveText(['Article 02', 'Article 03', 'Article 04', 'Article 01'])
    await expect.poll(() => user.titles(user.defaultId)).toEqual(['Article 02', 'Article 03', 'Article 04', 'Article 01'])
    const moves: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/order/') && moves.push(request.url())))
    for (let press = 0; press < 9; press += 1) await page.keyboard.press(press % 3 === 0 ? 'End' : 'ArrowUp')
    await page.keyboard.press('Home')
    await expect.poll(() => user.titles(user.defaultId)).toEqual(['Article 01', 'Article 02', 'Article 03', 'Article 04'])
    // The server is not asked for each press.
    expect(moves.length).toBeLessThan(5)
    await page.reload()
    await expect(titles(page)).toHaveText(['Article 01', 'Article 02', 'Article 03', 'Article 04'])
  })

  test('is made by dragging; Escape gives it up', async ({ page, user }) => {
    await page.setViewportSize({ width: 1000, height: 1400 })
    await user.fill(user.defaultId, 3)
    await openCollection(page, user.defaultId, '?sort=manual')
    await expect(page.locator('.item-summary-waiting')).toHaveCount(0)
    const drag = async (title: string, to: string): Promise<void> => {
      await page.getByRole('button', { name: `Move “${title}”`, exact: true }).hover()
      await page.mouse.down()
      const box = await item(page, to).boundingBox()
      if (box === null) throw new Error('the target is not shown')
      await page.mouse.move(box.x + 40, box.y + box.height - 8, { steps: 4 })
    }
    await drag('Article 01', 'Article 03')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(titles(page)).toHaveText(['Article 01', 'Article 02', 'Article 03'])
    await drag('Article 01', 'Article 03')
    await expect(page.locator('[data-drop="after"]')).toHaveCount(1)
    await page.mouse.up()
    await expect(titles(page)).toHaveText(['Article 02', 'Article 03', 'Article 01'])
    await expect.poll(() => user.titles(user.defaultId)).toEqual(['Article 02', 'Article 03', 'Article 01'])
  })

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 1400 } })

    test('is made by dragging as well', async ({ page, user }) => {
      await user.fill(user.defaultId, 3)
      await openCollection(page, user.defaultId, '?sort=manual')
      await expect(page.locator('.item-summary-waiting')).toHaveCount(0)
      const [handle, target] = await Promise.all([
        page.getByRole('button', { name: 'Move “Article 01”', exact: true }).boundingBox(),
        item(page, 'Article 02').boundingBox(),
      ])
      if (handle === null || target === null) throw new Error('there is nothing to drag')
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: handle.x + 12, y }] })
      await touch('touchStart', handle.y + 12)
      await touch('touchMove', handle.y + 60)
      await touch('touchMove', target.y + target.height - 10)
      await expect(page.locator('[data-drop="after"]')).toHaveCount(1)
      await touch('touchEnd')
      await expect(titles(page)).toHaveText(['Article 02', 'Article 01', 'Article 03'])
      await expect.poll(() => user.titles(user.defaultId)).toEqual(['Article 02', 'Article 01', 'Article 03'])
    })
  })

  test('the last that is shown is put before the first that is not', async ({ page, user }) => {
    await user.fill(user.defaultId, 14)
    await openCollection(page, user.defaultId, '?sort=manual')
    await page.getByRole('button', { name: 'Move “Article 01”', exact: true }).press('End')
    await expect(titles(page).last()).toHaveText('Article 01')
    const expected = [...Array.from({ length: 11 }, (_, index) => titleAt(index + 1)), 'Article 01', 'Article 13', 'Article 14']
    await expect.poll(() => user.titles(user.defaultId)).toEqual(expected)
  })

  test('is made without dragging and without keys, from the menu of an article', async ({ page, user }) => {
    await user.fill(user.defaultId, 3)
    await openCollection(page, user.defaultId, '?sort=manual')
    await page.locator('summary[aria-label="More actions: Article 03"]').click()
    await page.getByRole('button', { name: 'Move to top' }).click()
    await expect(titles(page)).toHaveText(['Article 03', 'Article 01', 'Article 02'])
  })

  test.describe('when the server rejects', () => {
    test.use({ expectedProblems: /status of 503/ })

    test('what was moved stands where it was, and the page says why', async ({ page, user }) => {
      await user.fill(user.defaultId, 3)
      await openCollection(page, user.defaultId, '?sort=manual')
      await page.route('**/order/', (route) =>
        route.fulfill({ status: 503, json: { code: 503, error: 'Service Unavailable', message: 'Later.' } }),
      )
      await page.getByRole('button', { name: 'Move “Article 01”', exact: true }).press('ArrowDown')
      await expect(page.getByRole('alert').filter({ hasText: 'Error: Service Unavailable' })).toBeVisible()
      await expect(titles(page)).toHaveText(['Article 01', 'Article 02', 'Article 03'])
    })
  })
})

test.describe('several articles at once', () => {
  test('are moved to another collection and back', async ({ page, user }) => {
    const other = await user.create('Other')
    await user.fill(user.defaultId, 14)
    await openCollection(page, user.defaultId)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select “Article 01”' }).check()
    await page.getByRole('checkbox', { name: 'Select “Article 03”' }).press('Space')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Move…' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Move 2 articles' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('2 articles were moved to “Other”.')).toBeVisible()
    await expect(page.getByText('12 articles')).toBeVisible()
    expect((await user.titles(other.id)).toSorted()).toEqual(['Article 01', 'Article 03'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await expect(page.getByText('14 articles')).toBeVisible()
    expect(await user.titles(other.id)).toEqual([])
  })

  test('are copied, and those that are there already are named', async ({ page, user }) => {
    const other = await user.create('Other')
    await user.fill(other.id, 1)
    await user.fill(user.defaultId, 3)
    await openCollection(page, user.defaultId)
    await expect(titles(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all shown' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Copy…' })).toBeEnabled()
    await page.getByRole('button', { name: 'Copy…' }).press('Enter')
    await dialog(page).getByLabel('Collection').press('Escape')
    await expect(page.getByRole('button', { name: 'Copy…' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).press('Enter')
    await expect(page.getByText('2 articles were copied to “Other”. 1 article was there already.')).toBeVisible()
    expect(await user.titles(other.id)).toHaveLength(3)
    await expect(titles(page)).toHaveCount(3)
  })

  test('are asked about again when the dialog is opened at the moment the focus is back', async ({ page, user }) => {
    await user.create('Other')
    await user.fill(user.defaultId, 3)
    await openCollection(page, user.defaultId)
    await expect(titles(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all shown' }).press('Enter')
    const copy = page.getByRole('button', { name: 'Copy…' })
    await expect(copy).toBeEnabled()
    await copy.press('Enter')
    await expect(dialog(page)).toBeVisible()
    // Sooner than any user: before the browser runs another task.
    await copy.evaluate((button: HTMLElement) => {
      button.addEventListener('focus', () => queueMicrotask(() => button.click()), { once: true })
    })
    await dialog(page).getByLabel('Collection').press('Escape')
    await expect(copy).not.toBeFocused()
    await expect(dialog(page)).toBeVisible()
  })

  test('are removed in bulk and come back', async ({ page, user }) => {
    await user.fill(user.defaultId, 5, 'noted')
    await openCollection(page, user.defaultId)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('checkbox', { name: 'Select “Article 05”' }).uncheck()
    await page.getByRole('region', { name: 'Select' }).getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('4 articles were removed.')).toBeVisible()
    await expect(titles(page)).toHaveText(['Article 05'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles(page)).toHaveCount(5)
    await expect(item(page, 'Article 01').getByText('noted')).toBeVisible()
  })
})
