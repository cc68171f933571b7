import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { median } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How long quick search needs for a letter on a processor slowed six times: processor time of the page's thread, so that other work of the
 * machine does not count, times six. And what its list of titles weighs. Ends with 1 when a letter takes 16 ms or more, or the list is over
 * 350 KB compressed.
 *
 *   node bench/quick-search.ts SITE [INDEX]
 *
 * SITE is what was given to `lectern build --site`; INDEX a search-index.json to be used in place of the site's.
 */
const SLOWED = 6
const RUNS = 25
const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const MAX_MS = 16
const MAX_BYTES = 350 * 1024
const PROJECT = join(import.meta.dirname, '..')
/** From letters that most titles have to what no title has, where typos are looked for. */
const QUERIES = [
  'e',
  'e t',
  'ia',
  'css',
  'array.prototype.map',
  'grid template columns',
  'aria-label',
  'flaxbox',
  'css gird layout',
  'qqqqqqqq',
]

const [site, list] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/quick-search.ts SITE [INDEX]')
const yardstick = measureYardstick()
const index = readFileSync(list ?? join(site, 'current/public/en-US/search-index.json'))
process.exitCode = weigh(index) && (await time(site, index)) ? 0 : 1

function weigh(bytes: Buffer): boolean {
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  console.log(`${JSON.parse(bytes.toString()).length} titles: ${bytes.length} bytes, gzip ${gzipSync(bytes).length}, brotli ${brotli}`)
  return brotli <= MAX_BYTES
}

async function time(folder: string, bytes: Buffer): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-quick-search-'))
  const words = ['serve', '--port', '0', '--site', folder, '--data', data]
  const server = spawn(process.execPath, [join(PROJECT, 'bin/lectern.mjs'), ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  try {
    const origin = await new Promise<string>((resolve) => {
      server.stdout.on('data', (text: Buffer) => {
        const address = /serving at (http:\/\/\S+)/.exec(text.toString())?.[1]
        if (address !== undefined) resolve(address)
      })
    })
    const page = await browser.newPage({ viewport: { width: 1300, height: 900 } })
    await page.route('**/en-US/search-index.json', (route) => route.fulfill({ body: bytes, contentType: 'application/json' }))
    return await timeQueries(page, `${origin}/en-US/`)
  } finally {
    await browser.close()
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function timeQueries(page: Page, address: string): Promise<boolean> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.click('#search')
  await page.keyboard.type('css')
  await page.waitForSelector('.quick-title')
  const letters = QUERIES.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  const times = new Map(letters.map((text): [string, number[]] => [text, []]))
  // Round by round, so that a busy moment of the machine is one of many for a letter, and not all of them.
  for (let run = 0; run < RUNS; run += 1) for (const [text, list] of times) list.push(await timeLetter(page, session, text))
  console.log(`query | time of its dearest letter, median of ${RUNS}, times ${SLOWED}`)
  let isGood = true
  for (const query of QUERIES) {
    const worst = Math.max(...Array.from(query, (_, at) => median(times.get(query.slice(0, at + 1)) ?? []))) * SLOWED
    isGood &&= worst < MAX_MS
    console.log(`${query} | ${yardstick.milliseconds(worst)}`)
  }
  return isGood
}

/** Processor time of the page's thread for the last letter of a text, in milliseconds, until the rows stand in their places. */
async function timeLetter(page: Page, session: CDPSession, text: string): Promise<number> {
  await page.evaluate(typed(text.slice(0, -1)))
  const before = await countedSeconds(session)
  await page.evaluate(typed(text))
  return 1000 * ((await countedSeconds(session)) - before)
}

async function countedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.filter(({ name }) => COUNTED.includes(name)).reduce((sum, { value }) => sum + value, 0)
}

/** Types in the page, after a pause, as it is between letters. */
function typed(text: string): string {
  return `(async () => {
    const field = document.querySelector('#search')
    await new Promise((resolve) => setTimeout(resolve, 10))
    field.value = ${JSON.stringify(text)}
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('.quick-panel').getBoundingClientRect()
  })()`
}
