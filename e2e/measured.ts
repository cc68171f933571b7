import type { Page } from '@playwright/test'

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

/** What this document has measured so far. */
export async function listMeasured(page: Page): Promise<readonly unknown[]> {
  const told: unknown = await page.evaluate(() => Reflect.get(globalThis, 'measuredInTest'))
  return Array.isArray(told) ? told : []
}
