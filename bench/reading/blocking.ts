import { median } from '../quantiles.ts'
import { BareBrowser } from './bare-browser.ts'
import { LARGEST } from './pages.ts'
import type { Device } from './slow-page.ts'
import { type TraceEvent, traceLoad } from './trace-load.ts'

/** How many times slower the processor of a phone is, as Lighthouse assumes. */
const SLOWDOWN = 4
const RUNS = 5
/** A task blocks by what it takes above this time, in milliseconds (Long Tasks API). */
const LONG_TASK_MS = 50

interface Blocking {
  readonly afterPaint: number
  readonly whole: number
}

/**
 * Prints how long the largest articles block a processor that is slowed down, in the window of a device, in milliseconds of its time: the parts of tasks above 50 ms, after
 * the first contentful paint (total blocking time) and from the beginning. The time of the processor and not of the clock, since other work of
 * the machine would count otherwise. Medians; sites are measured in turn, page by page.
 */
export async function printBlocking(origins: readonly string[], device: Device): Promise<void> {
  const browser = await BareBrowser.launch()
  try {
    for (const path of LARGEST) {
      const runs: { readonly origin: string; readonly blocking: Blocking }[] = []
      for (let run = 0; run < RUNS; run++)
        for (const origin of origins) runs.push({ origin, blocking: await measureBlocking(browser, origin + path, device) })
      for (const origin of origins) {
        const ofSite = runs.filter((run) => run.origin === origin)
        printResults(
          `${origin}${path} on a ${device}`,
          ofSite.map(({ blocking }) => blocking),
        )
      }
    }
  } finally {
    await browser.close()
  }
}

function printResults(page: string, results: readonly Blocking[]): void {
  const whole = median(results.map(({ whole }) => whole))
  const after = median(results.map(({ afterPaint }) => afterPaint))
  const each = results.map(({ whole }) => whole.toFixed(0)).join(', ')
  console.log(`${page}: ${whole.toFixed(0)} ms blocked (${each}), ${after.toFixed(0)} ms of it after the first paint`)
}

async function measureBlocking(browser: BareBrowser, url: string, device: Device): Promise<Blocking> {
  const events = await traceLoad(browser, { url, rate: SLOWDOWN, device, categories: ['toplevel', 'loading'] })
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const tasks = events.filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === paint?.pid && tid === paint.tid)
  const paintedAt = paint?.ts ?? 0
  return { afterPaint: blockedBy(tasks.filter(({ ts, dur = 0 }) => ts + dur > paintedAt)), whole: blockedBy(tasks) }
}

function blockedBy(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_TASK_MS), 0)
}
