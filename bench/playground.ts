/**
 * From the last key to what it changed, in Chromium: the playground waits a second after the last edit, then what was written is to be seen.
 * What is measured begins when that second is over.
 * The site is served by `lectern serve`.
 *
 *     node bench/playground.ts ORIGIN [ROUNDS]
 */
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { quantile } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

const LIMIT_MS = 150
/** What the page waits for after the last edit (src/web/playground/use-runs.ts). */
const REST_MS = 1000

const [origin = 'http://localhost:3000', rounds = '30'] = process.argv.slice(2)
const yardstick = measureYardstick()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await page.goto(`${origin}/en-US/play`)
  await page.getByRole('textbox', { name: 'HTML editor' }).click()
  const times: number[] = []
  for (let round = 0; round < Number(rounds); round += 1) times.push(await measureOnce(page, round))
  const [first = Number.NaN, ...others] = times
  const at = (share: number): string => yardstick.milliseconds(quantile(others, share))
  console.log(`first ${yardstick.milliseconds(first)}, then p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`)
  process.exitCode = quantile(others, 0.5) <= LIMIT_MS ? 0 : 1
} finally {
  await browser.close()
}

/** Writes something, and waits until the result draws it, which its script says. */
async function measureOnce(page: Page, round: number): Promise<number> {
  await page.keyboard.press('ControlOrMeta+A')
  const drawn = page.waitForEvent('console', (message) => message.text() === `drawn ${round}`)
  const start = performance.now()
  await page.keyboard.insertText(`<p>${round}</p><script>requestAnimationFrame(() => console.log("drawn ${round}"))</script>`)
  await drawn
  return performance.now() - start - REST_MS
}
