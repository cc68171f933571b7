import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KnownItem, readKnownItems } from './search/known-items.ts'

/*
 * How soon a server answers searches while it is asked for pages as well, over HTTP on loopback: 100 searches a second, the known items in
 * turn, beside 50 pages a second; and the same pages without searches. Requests are sent when they are due, whether the former ones are
 * answered or not, and times count from that moment. Medians of five runs; ends with 1 when a limit is missed.
 *
 *   node bench/search-http.ts SITE
 *
 * SITE is what was given to `lectern build --site`.
 */
const SEARCHES_PER_S = 100
const PAGES_PER_S = 50
const SECONDS = 15
const RUNS = 5
/** Pages that readers ask for are a few of all, and the server keeps them compressed. */
const PAGES = 300
const LIMITS = { p50: 5, p99: 25, pagesLater: 10 }
const MAX_CONNECTIONS = 64
const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
const PROJECT = join(import.meta.dirname, '..')

const [site] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/search-http.ts SITE')
process.exitCode = (await withServer(site, measure)) ? 0 : 1

async function withServer<T>(folder: string, work: (origin: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-search-http-'))
  const words = ['serve', '--port', '0', '--site', folder, '--data', data]
  const server = spawn(process.execPath, [join(PROJECT, 'src/cli/main.ts'), ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => server.kill())
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.on('exit', () => reject(new Error('the server ended before it served')))
      server.stdout.on('data', (text: Buffer) => {
        const found = /reading at (http:\/\/\S+)/.exec(text.toString())?.[1]
        if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'))
      })
    })
    return await work(address)
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

interface Run {
  readonly alone: readonly number[]
  readonly pages: readonly number[]
  readonly searches: readonly number[]
}

async function measure(origin: string): Promise<boolean> {
  const searches = readKnownItems('all').map(searchUrl)
  const pages = listPages()
  await Promise.all([
    stream(origin, searches, { perSecond: 50, count: searches.length }),
    stream(origin, pages, { perSecond: 50, count: PAGES }),
  ])
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const asked = { perSecond: PAGES_PER_S, count: PAGES_PER_S * SECONDS }
    const alone = await stream(origin, pages, asked)
    const both = await Promise.all([
      stream(origin, pages, asked),
      stream(origin, searches, { perSecond: SEARCHES_PER_S, count: SEARCHES_PER_S * SECONDS }),
    ])
    runs.push({ alone, pages: both[0], searches: both[1] })
  }
  return report(runs)
}

function report(runs: readonly Run[]): boolean {
  const figures = {
    p50: median(runs.map(({ searches }) => quantile(searches, 0.5))),
    p99: median(runs.map(({ searches }) => quantile(searches, 0.99))),
    alone: median(runs.map(({ alone }) => quantile(alone, 0.99))),
    pages: median(runs.map(({ pages }) => quantile(pages, 0.99))),
  }
  for (const { alone, pages, searches } of runs)
    console.log(
      `searches p50 ${quantile(searches, 0.5).toFixed(1)} p99 ${quantile(searches, 0.99).toFixed(1)}, pages p99 ${quantile(pages, 0.99).toFixed(1)}, alone ${quantile(alone, 0.99).toFixed(1)}`,
    )
  console.log(`median of ${runs.length}, ms: searches p50 ${figures.p50.toFixed(1)}, p99 ${figures.p99.toFixed(1)}`)
  console.log(`  pages p99 ${figures.alone.toFixed(1)} without searches, ${figures.pages.toFixed(1)} beside them`)
  return figures.p50 <= LIMITS.p50 && figures.p99 <= LIMITS.p99 && figures.pages - figures.alone <= LIMITS.pagesLater
}

function searchUrl({ query, locale }: KnownItem): string {
  return `/api/v1/search?${new URLSearchParams({ q: query, locale })}`
}

/** Pages from all over the site, always the same. */
function listPages(): readonly string[] {
  const root = join(site ?? '', 'current/public/en-US/docs')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/index.html'))
  const step = Math.ceil(files.length / PAGES)
  return files
    .sort()
    .filter((_, at) => at % step === 0)
    .map((path) => encodeURI(`/en-US/docs/${path.slice(0, -'/index.html'.length)}`))
}

interface Asked {
  readonly perSecond: number
  readonly count: number
}

/** Asks for paths in turn; gives the times in milliseconds from the moments at which the requests were due. */
async function stream(origin: string, paths: readonly string[], { perSecond, count }: Asked): Promise<readonly number[]> {
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (let at = 0; at < count; at += 1) {
    const due = began + (1000 * at) / perSecond
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1))
    answers.push(ask(`${origin}${paths[at % paths.length]}`).then((end) => end - due))
  }
  return await Promise.all(answers)
}

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now()))
    })
    request.on('error', reject)
  })
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
