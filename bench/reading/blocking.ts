import type { Browser, Page } from '@playwright/test'
import { median } from '../quantiles.ts'
import { openSlowly } from './open-slowly.ts'
import { LARGEST } from './pages.ts'

/** How many times slower the processor of a phone is, as Lighthouse assumes. */
const SLOWDOWN = 4
const RUNS = 5
/** A task blocks by what it takes above this time, in milliseconds (Long Tasks API). */
const LONG_TASK_MS = 50
/** How long after the last request tasks are counted, in milliseconds. */
const QUIET_MS = 2000

/**
 * Prints how long the largest articles block a processor that is slowed down, in milliseconds of its time: the parts of tasks above 50 ms, after
 * the first contentful paint (total blocking time) and from the beginning. The time of the processor and not of the clock, since other work of
 * the machine would count otherwise. Medians.
 */
export async function printBlocking(browser: Browser, origin: string): Promise<void> {
  for (const path of LARGEST) {
    const runs: Blocking[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measureBlocking(browser, origin + path))
    const after = median(runs.map(({ afterPaint }) => afterPaint))
    const whole = median(runs.map(({ whole }) => whole))
    const each = runs.map(({ afterPaint }) => afterPaint.toFixed(0)).join(', ')
    console.log(`${path}: ${after.toFixed(0)} ms blocked after the first paint (${each}), ${whole.toFixed(0)} ms with what was before`)
  }
}

interface Blocking {
  readonly afterPaint: number
  readonly whole: number
}

async function measureBlocking(browser: Browser, url: string): Promise<Blocking> {
  const trace = async (page: Page): Promise<void> => browser.startTracing(page, { categories: ['toplevel', 'loading'] })
  const { page } = await openSlowly(browser, url, SLOWDOWN, trace)
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  const events = eventsOf(JSON.parse((await browser.stopTracing()).toString()))
  await page.context().close()
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint?.pid && tid === paint.tid)
  return { afterPaint: blockedBy(tasks.filter(({ end }) => end > (paint?.end ?? 0))), whole: blockedBy(tasks) }
}

function blockedBy(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { processorMs }) => sum + Math.max(0, processorMs - LONG_TASK_MS), 0)
}

/** An event of Chromium's trace. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly end: number
  readonly processorMs: number
}

function eventsOf(trace: unknown): readonly TraceEvent[] {
  if (typeof trace !== 'object' || trace === null || !('traceEvents' in trace) || !Array.isArray(trace.traceEvents))
    throw new Error('expected a trace with the member traceEvents')
  return trace.traceEvents.map((event: Readonly<Record<string, unknown>>) => ({
    name: String(event.name),
    pid: Number(event.pid),
    tid: Number(event.tid),
    end: Number(event.ts) + Number(event.dur ?? 0),
    processorMs: Number(event.tdur ?? 0) / 1000,
  }))
}
