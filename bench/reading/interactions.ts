import { setTimeout as wait } from 'node:timers/promises'
import { BareBrowser } from './bare-browser.ts'
import { LARGEST } from './pages.ts'
import { SlowPage } from './slow-page.ts'

const SLOWDOWN = 4
/** Longer than any notice or animation that an interaction starts, in milliseconds. */
const SETTLE_MS = 600

/** What a user does, and the element that is used; those that a page does not have are left out. */
interface Interaction {
  readonly name: string
  readonly target: string
  readonly use: (page: SlowPage, center: Point) => Promise<void>
}

interface Point {
  readonly x: number
  readonly y: number
}

async function click(page: SlowPage, center: Point): Promise<void> {
  await page.call('Input.dispatchMouseEvent', { type: 'mouseMoved', ...center })
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.call('Input.dispatchMouseEvent', { type, ...center, button: 'left', clickCount: 1 })
}

const type = (text: string) => async (page: SlowPage, center: Point) => {
  await click(page, center)
  await takeLongest(page)
  for (const key of text) {
    await page.call('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await page.call('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

async function pressEscape(page: SlowPage): Promise<void> {
  for (const type of ['keyDown', 'keyUp'])
    await page.call('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
}

/** Twenty of them: menus, quick search, save, filter, a table of compatibility, groups of the sidebar and of the contents. */
const INTERACTIONS: readonly Interaction[] = [
  { name: 'main menu opens', target: '.main-menu details > summary', use: click },
  { name: 'main menu closes', target: '.main-menu', use: pressEscape },
  { name: 'second main menu opens', target: '.main-menu li:nth-child(2) > details > summary', use: click },
  { name: 'second main menu closes', target: '.main-menu', use: pressEscape },
  { name: 'menu of themes opens', target: '.theme-button', use: click },
  { name: 'dark theme', target: '.theme-menu button:nth-child(3)', use: click },
  { name: 'menu of themes opens again', target: '.theme-button', use: click },
  { name: 'menu of themes closes', target: '.theme-button', use: pressEscape },
  { name: 'menu of languages opens', target: '.language-menu summary', use: click },
  { name: 'menu of languages closes', target: '.language-menu', use: pressEscape },
  { name: 'quick search gets the focus', target: '#search', use: click },
  { name: 'letters of a quick search', target: '#search', use: type('array') },
  { name: 'quick search closes', target: '#search', use: pressEscape },
  { name: 'save', target: '.save-button', use: click },
  { name: 'what save opened closes', target: '.save-button', use: pressEscape },
  { name: 'letters of the filter', target: '#sidebar-filter', use: type('map') },
  { name: 'filter cleared', target: '.sidebar-filter-clear', use: click },
  { name: 'sidebar collapses', target: '.sidebar-collapse', use: click },
  { name: 'sidebar comes back', target: '.sidebar-collapse', use: click },
  { name: 'cell of a table opens', target: '.compat td summary', use: click },
  { name: 'cell of a table closes', target: '.compat td summary', use: pressEscape },
]

/**
 * Prints the time from an interaction to the next paint (Event Timing API) on the largest articles with a processor that is slowed down, in
 * milliseconds of the clock: the longest of each page and all of them.
 */
export async function printInteractions(origin: string): Promise<void> {
  const browser = await BareBrowser.launch()
  try {
    for (const path of LARGEST) {
      const page = await SlowPage.open(browser, SLOWDOWN)
      await page.call('Emulation.setFocusEmulationEnabled', { enabled: true })
      await page.load(origin + path)
      await page.evaluate(WATCH)
      const results: { readonly name: string; readonly ms: number }[] = []
      for (const { name, target, use } of INTERACTIONS) {
        const center = await findCenter(page, target)
        if (center === undefined) continue
        await use(page, center)
        results.push({ name, ms: await takeLongest(page) })
      }
      await page.close()
      const longest = Math.max(...results.map(({ ms }) => ms))
      const each = results.map(({ name, ms }) => `${name} ${ms}`).join(', ')
      console.log(`${path}: ${longest} ms at most in ${results.length} interactions: ${each}`)
    }
  } finally {
    await browser.close()
  }
}

/** Notes events that are interactions, from 16 ms on, which is the shortest time that browsers report. */
const WATCH = `durations = []
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId) durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/**
 * Brings an element into the window, since who uses it sees it: scrolling to it is not a part of the interaction. Gives its center when nothing moves any more;
 * undefined where none can be seen.
 */
async function findCenter(page: SlowPage, target: string): Promise<Point | undefined> {
  const element = `document.querySelector(${JSON.stringify(target)})`
  if ((await page.evaluate(`${element}?.checkVisibility() === true`)) !== true) return undefined
  await page.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  await takeLongest(page)
  const center = await page.evaluate(`(({ x, y, width, height }) =>
    width > 0 ? { x: x + width / 2, y: y + height / 2 } : null)(${element}.getBoundingClientRect())`)
  return isPoint(center) ? center : undefined
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value
}

/** The longest interaction since the last call, 0 for less than 16 ms. */
async function takeLongest(page: SlowPage): Promise<number> {
  await wait(SETTLE_MS)
  return Number(await page.evaluate('Math.max(0, ...durations.splice(0))'))
}
