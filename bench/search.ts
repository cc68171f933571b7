import { parseArgs } from 'node:util'
import { quantile } from './quantiles.ts'
import { ENGINES } from './search/engines.ts'
import { type KnownItem, readKnownItems } from './search/known-items.ts'
import { readSearchDocuments } from './search/read-documents.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How well search finds what people mean: known items (bench/search/known-items.tsv) against the pages of a built site, ours and other engines.
 *
 *     node bench/search.ts --site .lectern/site [--site other/site] [--half tuning|held-out|all] [--engine ours] [--misses]
 *
 * The queries were written before the ranking. Its weights were found on the first half, every other line of each kind; the other half is run
 * to see whether they hold.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['.lectern/site'] },
    half: { type: 'string', default: 'all' },
    engine: { type: 'string', multiple: true, default: Object.keys(ENGINES) },
    misses: { type: 'boolean', default: false },
  },
})

const yardstick = measureYardstick()
const documents = readSearchDocuments(values.site)
const items = readKnownItems(values.half).filter(({ locale }) => documents.has(locale))
for (const name of values.engine) await measure(name)

async function measure(name: string): Promise<void> {
  const make = ENGINES[name]
  if (make === undefined) throw new Error(`--engine is ${name}; expected one of ${Object.keys(ENGINES).join(', ')}`)
  const started = process.cpuUsage()
  const engines = new Map<string, Awaited<ReturnType<typeof make>>>()
  for (const [locale, pages] of documents) engines.set(locale, await make(locale, pages))
  const buildCpuS = process.cpuUsage(started).user / 1e6
  const ranks = new Map<KnownItem, number>()
  for (const item of items) ranks.set(item, rankOf(item, (await engines.get(item.locale)?.find(item.query)) ?? []))
  const times = await timeQueries(engines)
  for (const engine of engines.values()) await engine.close?.()
  const bytes = [...engines.values()].reduce((sum, engine) => sum + (engine.bytes ?? Number.NaN), 0)
  const size = Number.isNaN(bytes) ? '-' : `${(bytes / 1e6).toFixed(1)} MB`
  const [first] = engines.values()
  const shown = (share: number): string => yardstick.milliseconds(quantile(times, share))
  console.log(
    `${first?.name}: built in ${yardstick.seconds(1000 * buildCpuS)} of processor time, ${size}, query p50 ${shown(0.5)}, p99 ${shown(0.99)}`,
  )
  for (const kind of [...new Set(items.map((item) => item.kind)), 'all']) {
    const of = items.filter((item) => kind === 'all' || item.kind === kind)
    const reciprocal = of.map((item) => 1 / (ranks.get(item) ?? Number.POSITIVE_INFINITY))
    const inFive = of.filter((item) => (ranks.get(item) ?? Number.POSITIVE_INFINITY) <= 5).length
    console.log(
      `  ${kind.padEnd(9)} ${String(of.length).padStart(3)} queries: MRR ${mean(reciprocal).toFixed(3)}, first ${of.filter((item) => ranks.get(item) === 1).length}, in the first five ${inFive}`,
    )
  }
  if (values.misses)
    for (const [{ kind, locale, query, slugs }, rank] of ranks)
      if (rank > 1)
        console.log(`  ${rank === Number.POSITIVE_INFINITY ? ' -' : String(rank).padStart(2)} ${kind} ${locale} ${query} -> ${slugs[0]}`)
}

function rankOf({ locale, slugs }: KnownItem, found: readonly string[]): number {
  const wanted = slugs.map((slug) => `/${locale}/docs/${slug}`)
  const at = found.findIndex((url) => wanted.includes(url))
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1
}

/** Each query three times after a first round, as a server that runs for a while meets them. */
async function timeQueries(engines: ReadonlyMap<string, Awaited<ReturnType<(typeof ENGINES)[string]>>>): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < 4; round += 1)
    for (const { locale, query } of items) {
      const started = performance.now()
      await engines.get(locale)?.find(query)
      if (round > 0) times.push(performance.now() - started)
    }
  return times
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
