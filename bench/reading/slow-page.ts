import { setTimeout as wait } from 'node:timers/promises'
import type { BareBrowser } from './bare-browser.ts'

export type Device = 'desktop' | 'phone'

/** Windows of devices; that of a phone is the one of Lighthouse. */
const WINDOWS = {
  desktop: { width: 1300, height: 900, deviceScaleFactor: 1, mobile: false },
  phone: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
}
/** How often a page is asked, and how long it is left alone after it was hydrated, in milliseconds: the sidebar and what waits for idle time come later. */
const ASK_MS = 200
const AFTER_MS = 4000
/** An expression for the browser. The script writes the year there when the page is hydrated. */
export const IS_HYDRATED = "document.querySelector('.copyright time') !== null"

/** A page in a context of its own, with nothing in a cache, on a processor that is slowed down. */
export class SlowPage {
  readonly #browser: BareBrowser
  readonly #context: string
  readonly #session: string

  private constructor(browser: BareBrowser, context: string, session: string) {
    this.#browser = browser
    this.#context = context
    this.#session = session
  }

  /** @param rate how many times slower; 1 for not at all */
  static async open(browser: BareBrowser, rate: number, device: Device = 'desktop'): Promise<SlowPage> {
    const { width, height } = WINDOWS[device]
    const { browserContextId } = await browser.call('Target.createBrowserContext')
    const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank', browserContextId, width, height })
    const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true })
    const page = new SlowPage(browser, String(browserContextId), String(sessionId))
    await page.call('Emulation.setDeviceMetricsOverride', WINDOWS[device])
    await page.call('Emulation.setCPUThrottlingRate', { rate })
    return page
  }

  /** Calls a method of the browser's own protocol. */
  call(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.#browser.call(method, params, this.#session)
  }

  /** The value of an expression, as JSON. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#browser.call('Runtime.evaluate', { expression, returnByValue: true }, this.#session)
    const { result, exceptionDetails } = answer
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined
  }

  /** Loads a page and waits until it does no more by itself. */
  async load(url: string): Promise<void> {
    await this.call('Page.navigate', { url })
    do await wait(ASK_MS)
    while ((await this.evaluate(IS_HYDRATED)) !== true)
    await wait(AFTER_MS)
  }

  async close(): Promise<void> {
    await this.#browser.call('Target.disposeBrowserContext', { browserContextId: this.#context })
  }
}
