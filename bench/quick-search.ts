import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'

/*
 * How long quick search needs for a letter, on a processor slowed six times: from the event until the rows stand and are laid out. And what its
 * list of titles weighs. Ends with 1 when a letter takes 16 ms or more in the median of its runs, or the list is over 350 KB compressed.
 *
 *   node bench/quick-search.ts SITE [INDEX]
 *
 * SITE is what was given to `lectern build --site`; INDEX a search-index.json to be used in place of the site's.
 */
const SLOWED = 6
const RUNS = 7
const MAX_MS = 16
const MAX_BYTES = 350 * 1024
const PROJECT = join(import.meta.dirname, '..')
/** From one letter, which most titles have, to what no title has: the English list and typos are looked for then. */
const QUERIES = ['e', 'css', 'array.prototype.map', 'grid template columns', 'aria-label', 'falxbox', 'css gird layout', 'qqqqqqqq']
const WATCH_LONG_TASKS = `globalThis.longTasks = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] })`

const [site, list] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/quick-search.ts SITE [INDEX]')
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
  const server = spawn(process.execPath, [join(PROJECT, 'src/cli/main.ts'), ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  try {
    const origin = await new Promise<string>((resolve) => {
      server.stdout.on('data', (text: Buffer) => {
        const address = /http:\/\/\S+/.exec(text.toString())?.[0]
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(WATCH_LONG_TASKS)
  await page.click('#search')
  await page.keyboard.type('css')
  await page.waitForSelector('.quick-title')
  console.log(`until the list is ready: longest tasks ${JSON.stringify(await page.evaluate('longTasks'))} ms`)
  console.log('query | median ms | slowest ms, of all letters on the way')
  let isGood = true
  for (const query of QUERIES) {
    const medians: number[] = []
    let slowest = 0
    for (let length = 1; length <= query.length; length += 1) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(Number(await page.evaluate(typed(query.slice(0, length)))))
      slowest = Math.max(slowest, ...times)
      medians.push(times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0)
    }
    const worst = Math.max(...medians)
    isGood &&= worst < MAX_MS
    console.log(`${query} | ${worst.toFixed(1)} | ${slowest.toFixed(1)}`)
  }
  return isGood
}

/** Measures in the page, after a pause, as it is between letters. */
function typed(text: string): string {
  return `new Promise((resolve) => setTimeout(() => {
    const field = document.querySelector('#search')
    field.value = ${JSON.stringify(text)}
    const begin = performance.now()
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('.quick-panel').getBoundingClientRect()
    resolve(performance.now() - begin)
  }, 20))`
}

function findBrowser(): string {
  return process.env.LECTERN_BROWSER ?? readFileSync(join(PROJECT, 'node_modules/.lectern-browser'), 'utf8').trim()
}
