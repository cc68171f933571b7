import { loadCompatData } from '#content/data/compat-data.ts'
import { compatUpdates } from '#content/data/compat-updates.ts'
import { loadFeatures } from '#content/data/features.ts'
import { countEvents } from '#updates/compare-updates.ts'
import { queryUpdates } from '#updates/query-updates.ts'
import { readUpdatesQuery } from '#updates/read-query.ts'
import { indexUpdates } from '#updates/updates-index.ts'
import { openLoop } from './open-loop.ts'
import { quantile } from './quantiles.ts'
import { withServer } from './with-server.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How long it takes to collect all updates from the installed compatibility data, and how soon a server answers for them over HTTP on loopback: each page of the
 * history of all 14 browsers once, then filters that look at every feature, then the page of the site and the feeds. 40 requests a second, 10 of pages, sent when they are due,
 * whether the previous ones are answered or not. Ends with 1 when a limit is missed.
 *
 *   node bench/updates.ts SITE
 *
 * SITE is what was given to `lectern build --site`.
 */
const PER_S = 40
const PAGES_PER_S = 10
const LIMITS = { ingestionMs: 20_000, p99: 30 }
const API = '/api/v2/updates/'
const LOAD = { headers: { 'accept-encoding': 'br, gzip' }, connections: 16, perSecond: PER_S }

const [site] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/updates.ts SITE')
const yardstick = measureYardstick()
const { updates, ingestionMs } = measureIngestion()
measureProcessor()
const p99 = await withServer(site, measureServer)
process.exitCode = ingestionMs <= LIMITS.ingestionMs && p99 <= LIMITS.p99 ? 0 : 1

function measureIngestion() {
  const start = performance.now()
  const updates = compatUpdates(loadCompatData().snapshot, loadFeatures())
  const took = performance.now() - start
  const counts = `${updates.releases.length} releases, ${updates.features.length} features, ${countEvents(updates)} events`
  console.log(`ingestion of ${updates.version}, reading included: ${yardstick.milliseconds(took)}; ${counts}`)
  return { updates, ingestionMs: took }
}

/** Processor time of each page of the history, from the query to its JSON: a figure that other programs on the machine hardly change. */
function measureProcessor(): void {
  const index = indexUpdates(updates, { data: '', pages: [], translations: {} })
  const last = queryUpdates(index, readUpdatesQuery({})).last
  const ask = (page: number): number => {
    const start = process.cpuUsage()
    JSON.stringify(queryUpdates(index, readUpdatesQuery({ page })))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  const times = [0, 1, 2].map(() => Array.from({ length: last }, (_, page) => ask(page + 1))).at(-1) ?? []
  const figures = [0.5, 0.99].map((share) => yardstick.milliseconds(quantile(times, share)))
  console.log(`processor time of ${last} pages of the history: p50 ${figures[0]}, p99 ${figures[1]}`)
}

/** @returns the 99th percentile of all calls of the API, in milliseconds */
async function measureServer(origin: URL): Promise<number> {
  const { last } = await (await fetch(new URL(API, origin))).json()
  const pages = Array.from({ length: last }, (_, page) => `${API}?page=${page + 1}`)
  const words = ['a', 'css grid', 'api window', 'value', 'of']
  const filters = [
    'category=api',
    'browsers=chrome,firefox,safari',
    'status=experimental',
    'baseline=low,high&status=standard',
    'release=edge@12',
  ]
  const filtered = words.flatMap((q) => filters.map((filter) => `${API}?q=${encodeURIComponent(q)}&${filter}`))
  const others = [
    '/en-US/plus/updates',
    '/en-US/plus/updates?browsers=safari',
    '/en-US/plus/updates/rss.xml',
    '/de/plus/updates/feed.json?q=css',
  ]
  await openLoop(origin, { ...LOAD, paths: [...pages.slice(0, 40), ...filtered, ...others], count: 100 })
  const history = await openLoop(origin, { ...LOAD, paths: pages, count: pages.length })
  const narrowed = await openLoop(origin, { ...LOAD, paths: filtered, count: filtered.length * 8 })
  const shown = await openLoop(origin, { ...LOAD, paths: others, perSecond: PAGES_PER_S, count: 100 })
  report('each page of the history', history)
  report('filters', narrowed)
  report('the page and the feeds', shown)
  return quantile([...history, ...narrowed], 0.99)
}

function report(name: string, times: readonly number[]): void {
  const figures = [0.5, 0.99, 1].map((share) => yardstick.milliseconds(quantile(times, share)))
  console.log(`${name}: ${times.length} requests, p50 ${figures[0]}, p99 ${figures[1]}, longest ${figures[2]}`)
}
