import { listPages } from './list-pages.ts'
import { openLoop } from './open-loop.ts'
import { median, quantile } from './quantiles.ts'
import { type KnownItem, readKnownItems } from './search/known-items.ts'
import { withServer } from './with-server.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How soon a server answers searches while it is asked for pages as well, over HTTP on loopback: 100 searches a second, the known items in
 * turn, next to 50 pages a second; then as many queries each of which is asked once; and the same pages without searches. Requests are sent when they are due,
 * whether the previous ones are answered or not, and times count from that moment. Medians of five runs; ends with 1 when a limit is missed.
 *
 *   node bench/search-http.ts SITE
 *
 * SITE is what was given to `lectern build --site`.
 */
const SEARCHES_PER_S = 100
const PAGES_PER_S = 50
const SECONDS = 10
const RUNS = 5
/** Pages that users ask for are a few of all, and the server keeps them compressed. */
const PAGES = 300
/** More than a site has pages: its names make different queries. */
const MAX_NAMES = 100_000
const LIMITS = { p50: 3, p99: 8, pagesLater: 10 }
const MAX_CONNECTIONS = 64
const LOAD = { headers: { 'accept-encoding': 'br, gzip' }, connections: MAX_CONNECTIONS }

const [site] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/search-http.ts SITE')
const yardstick = measureYardstick()
process.exitCode = (await withServer(site, measure)) ? 0 : 1

interface Run {
  readonly alone: readonly number[]
  readonly pages: readonly number[]
  readonly searches: readonly number[]
  /** Queries that were not asked before. */
  readonly news: readonly number[]
}

async function measure(origin: URL): Promise<boolean> {
  const searches = readKnownItems('all').map(searchUrl)
  const pages = listPages(site ?? '', PAGES)
  const each = SEARCHES_PER_S * SECONDS
  const queries = listQueries(each * RUNS).map(searchUrl)
  await Promise.all([
    openLoop(origin, { ...LOAD, paths: searches, perSecond: 50, count: searches.length }),
    openLoop(origin, { ...LOAD, paths: pages, perSecond: 50, count: PAGES }),
  ])
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const asked = { ...LOAD, paths: pages, perSecond: PAGES_PER_S, count: PAGES_PER_S * SECONDS }
    const alone = await openLoop(origin, asked)
    const both = await Promise.all([
      openLoop(origin, asked),
      openLoop(origin, { ...LOAD, paths: searches, perSecond: SEARCHES_PER_S, count: each }),
    ])
    const paths = queries.slice(run * each, (run + 1) * each)
    const [, news] = await Promise.all([
      openLoop(origin, asked),
      openLoop(origin, { ...LOAD, paths, perSecond: SEARCHES_PER_S, count: each }),
    ])
    runs.push({ alone, pages: both[0], searches: both[1], news })
  }
  return report(runs)
}

function report(runs: readonly Run[]): boolean {
  const figures = {
    p50: median(runs.map(({ searches }) => quantile(searches, 0.5))),
    p99: median(runs.map(({ searches }) => quantile(searches, 0.99))),
    newP50: median(runs.map(({ news }) => quantile(news, 0.5))),
    newP99: median(runs.map(({ news }) => quantile(news, 0.99))),
    alone: median(runs.map(({ alone }) => quantile(alone, 0.99))),
    pages: median(runs.map(({ pages }) => quantile(pages, 0.99))),
  }
  for (const { alone, pages, searches, news } of runs)
    console.log(
      `searches p50 ${quantile(searches, 0.5).toFixed(1)} p99 ${quantile(searches, 0.99).toFixed(1)}, new p50 ${quantile(news, 0.5).toFixed(1)} p99 ${quantile(news, 0.99).toFixed(1)}, pages p99 ${quantile(pages, 0.99).toFixed(1)}, alone ${quantile(alone, 0.99).toFixed(1)}`,
    )
  const shown = yardstick.milliseconds
  console.log(`median of ${runs.length}: searches p50 ${shown(figures.p50)}, p99 ${shown(figures.p99)}`)
  console.log(`  searches that were not asked before p50 ${shown(figures.newP50)}, p99 ${shown(figures.newP99)}`)
  console.log(`  pages p99 ${shown(figures.alone)} without searches, ${shown(figures.pages)} next to them`)
  const isFast = Math.max(figures.p50, figures.newP50) <= LIMITS.p50 && Math.max(figures.p99, figures.newP99) <= LIMITS.p99
  return isFast && figures.pages - figures.alone <= LIMITS.pagesLater
}

/** Different queries, made of the names of pages: a name, a name without one of its letters, and words of two names, in turn. */
function listQueries(count: number): readonly Pick<KnownItem, 'query' | 'locale'>[] {
  const names = listPages(site ?? '', MAX_NAMES).map((path) => decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll('_', ' '))
  const nameAt = (at: number): string => names[(at * 7919) % names.length] ?? ''
  const makers = [
    nameAt,
    (at: number) => nameAt(at).replace(/(?<=\w\w)\w(?=\w)/, ''),
    (at: number) => `${nameAt(at).split(' ')[0]} ${nameAt(3 * at + 1)}`,
  ]
  const found = new Set<string>()
  for (let at = 0; found.size < count && at < 10 * count; at += 1) found.add(makers[at % makers.length]?.(at) ?? '')
  return [...found].map((query) => ({ query, locale: 'en-US' }))
}

function searchUrl({ query, locale }: Pick<KnownItem, 'query' | 'locale'>): string {
  return `/api/v1/search?${new URLSearchParams({ q: query, locale })}`
}
