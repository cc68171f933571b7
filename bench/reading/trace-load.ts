import type { BareBrowser } from './bare-browser.ts'
import { type Device, SlowPage } from './slow-page.ts'

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
  readonly device: Device
  readonly categories: readonly string[]
}

/** The trace of a page that is loaded in a new context, with nothing of it in a cache. */
export async function traceLoad(browser: BareBrowser, { url, rate, device, categories }: LoadInput): Promise<readonly TraceEvent[]> {
  const page = await SlowPage.open(browser, rate, device)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    if (Array.isArray(value)) for (const event of value) events.push(event)
  })
  const complete = new Promise<void>((resolve) => browser.on('Tracing.tracingComplete', () => resolve()))
  await browser.call('Tracing.start', { traceConfig: { includedCategories: categories, excludedCategories: ['*'] } })
  await page.load(url)
  await browser.call('Tracing.end')
  await complete
  await page.close()
  return events
}
