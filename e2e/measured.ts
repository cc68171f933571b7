import { expect, type Page } from '@playwright/test'

/** Writes down what the page measures from the beginning of each document on. To be called before the page is opened. */
export async function watchMeasured(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    addEventListener('measure', (event) => {
      if (event instanceof CustomEvent) told.push(event.detail)
    })
    Object.defineProperty(globalThis, 'measuredInTest', { value: told })
  })
}

/** Waits until clicks are measured in this document, which begins when somebody is there. One click is measured for it. */
export async function awaitClicksMeasured(page: Page): Promise<void> {
  const before = (await listMeasured(page)).length
  let x = 0
  await expect(async () => {
    // Again and again: nobody may be listening yet when the page comes alive.
    x += 1
    await page.mouse.move(x, 1)
    await page.locator('h1').evaluate((heading) => {
      const button = document.createElement('button')
      heading.append(button)
      button.click()
      button.remove()
    })
    expect((await listMeasured(page)).slice(before)).toContainEqual({ name: 'page.click', id: '', type: 'button', label: '' })
  }).toPass()
}

/** What this document has measured so far. */
export async function listMeasured(page: Page): Promise<readonly unknown[]> {
  const told: unknown = await page.evaluate(() => Reflect.get(globalThis, 'measuredInTest'))
  return Array.isArray(told) ? told : []
}
