import { setTimeout as wait } from 'node:timers/promises'
import type { BareBrowser } from './bare-browser.ts'
import { IS_HYDRATED } from './open-slowly.ts'

/** An event of Chromium's trace. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds; `tdur` is the time of the processor. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: unknown
}

interface LoadInput {
  readonly url: string
  /** How many times slower the processor is. */
  readonly rate: number
  readonly categories: readonly string[]
}

const WINDOW = { width: 1300, height: 900 }
/** How often a page is asked, and for how long it is traced after it was hydrated: the sidebar and what waits for idle time come later. */
const ASK_MS = 200
const AFTER_MS = 4000

/** The trace of a page that is loaded in a new context, with nothing of it in a cache. */
export async function traceLoad(browser: BareBrowser, { url, rate, categories }: LoadInput): Promise<readonly TraceEvent[]> {
  const { browserContextId } = await browser.call('Target.createBrowserContext')
  const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank', browserContextId, ...WINDOW })
  const sessionId = String((await browser.call('Target.attachToTarget', { targetId, flatten: true })).sessionId)
  await browser.call('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: false }, sessionId)
  await browser.call('Emulation.setCPUThrottlingRate', { rate }, sessionId)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    if (Array.isArray(value)) events.push(...value)
  })
  const complete = new Promise<void>((resolve) => browser.on('Tracing.tracingComplete', () => resolve()))
  await browser.call('Tracing.start', { traceConfig: { includedCategories: categories, excludedCategories: ['*'] } })
  await browser.call('Page.navigate', { url }, sessionId)
  for (;;) {
    await wait(ASK_MS)
    const { result } = await browser.call('Runtime.evaluate', { expression: IS_HYDRATED }, sessionId)
    if (typeof result === 'object' && result !== null && 'value' in result && result.value === true) break
  }
  await wait(AFTER_MS)
  await browser.call('Tracing.end')
  await complete
  await browser.call('Target.disposeBrowserContext', { browserContextId })
  return events
}
