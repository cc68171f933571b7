import type { Browser, CDPSession, Page } from '@playwright/test'
import { IS_HYDRATED } from './slow-page.ts'

const WINDOW = { width: 1300, height: 900 }

/** A page and its connection to the browser's own protocol. */
export interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
}

/**
 * Opens a page in a new context on a processor that is slowed down, and waits until the page is hydrated and nothing is loaded any more.
 *
 * @param rate how many times slower; 1 for not at all
 */
export async function openSlowly(browser: Browser, url: string, rate: number, before?: (page: Page) => Promise<void>): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await before?.(page)
  await page.goto(url)
  await untilHydrated(session)
  await page.waitForLoadState('networkidle')
  return { page, session }
}

/** How often the page is asked, in milliseconds. */
const ASK_MS = 200

/** Not by a locator of Playwright: its script in the page would take 100 to 200 ms of the slowed processor. */
async function untilHydrated(session: CDPSession): Promise<void> {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression: IS_HYDRATED })
    if (result.value === true) return
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
}
