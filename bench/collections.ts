/**
 * A collection of 10,000 pages on each database: how long the server takes for a page of it, for searches in it and for what is done with
 * all of it at the same time. Calls go over real HTTP, one after the other; the median of each is what counts, and for the first pages it has a limit.
 *
 *     node bench/collections.ts [--rounds 31]
 */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createApp } from '../src/server/app.ts'
import { insertRows } from '../src/server/collections/insert-items.ts'
import { itemRow } from '../src/server/collections/testing/item-row.fixture.ts'
import { makeSavedSite, pageUrl } from '../src/server/collections/testing/saved-site.fixture.ts'
import { makeSiteFolder, publishBuild } from '../src/server/documents/built-site.fixture.ts'
import { openBuiltSite } from '../src/server/documents/built-site.ts'
import { createServices } from '../src/server/http/create-services.ts'
import { startServer } from '../src/server/start-server.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { exampleAccount } from '../src/server/store/testing/example-rows.fixture.ts'
import { startPostgresServer } from '../src/server/store/testing/postgres-server.fixture.ts'
import { median } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

const ITEMS = 10_000
/** For the first page, in whatever order. */
const LIMIT_MS = 100
const ORIGIN = 'http://localhost:3000'
const API = '/api/v2/collections/'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '31' } } })
const rounds = Number(values.rounds)
const siteFolder = makeSiteFolder()
publishBuild(siteFolder, makeSavedSite(ITEMS))
const postgres = await startPostgresServer()
const yardstick = measureYardstick()

const [sqlite, postgresql] = [await measure(), await measure(postgres.addressOf('postgres'))]
console.log(`medians of ${rounds} calls (of ${fewOf(rounds)} where all ${ITEMS} pages are written)\n`)
console.log('call                          SQLite                PostgreSQL')
for (const [name, ms] of sqlite) console.log(`${name.padEnd(28)}  ${shown(ms)}  ${shown(postgresql.get(name) ?? Number.NaN)}`)
const firstPages = [sqlite, postgresql].flatMap((results) => [...results].filter(([name]) => name.startsWith('first page')))
process.exitCode = firstPages.every(([, ms]) => ms <= LIMIT_MS) ? 0 : 1

rmSync(siteFolder, { recursive: true, force: true })
// The server's guard keeps no process alive by itself.
const running = setInterval(() => {}, 1000)
await postgres.stop()
clearInterval(running)

function shown(ms: number): string {
  return yardstick.milliseconds(ms).padEnd(20)
}

/** What writes everything is done less often. */
function fewOf(count: number): number {
  return Math.max(1, Math.ceil(count / 8))
}

async function measure(databaseUrl = ''): Promise<ReadonlyMap<string, number>> {
  const dataFolder = join(tmpdir(), `lectern-bench-${randomBytes(6).toString('hex')}`)
  const site = openBuiltSite(siteFolder)
  const store = await openStore({ dataFolder, now: Date.now, ...(databaseUrl !== '' && { databaseUrl }) })
  /** Never asked: the session is opened without it. */
  const provider = { issuer: 'https://provider.example', clientId: 'bench', clientSecret: 'bench', scopes: 'openid' }
  const signIn = { kind: 'outside', provider } as const
  const app = createApp({ site, store, signIn, origin: ORIGIN, limitFactor: Number.POSITIVE_INFINITY, checkReplies: false })
  const { sessions } = createServices({ store, origin: ORIGIN, report: console.error })
  app.get('/bench/sign-in', async (request, reply) => {
    await sessions.open(request, reply, 'reader')
    return reply.send()
  })
  await store.db.insertInto('accounts').values(exampleAccount('reader')).execute()
  const { headers } = await app.inject({ url: '/bench/sign-in', headers: { host: 'localhost:3000' } })
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })

  const send = async (method: string, path: string, body?: unknown): Promise<string> => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const init = { method, headers: { cookie, origin: ORIGIN, ...type }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await fetch(`${server.url}${API}${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`)
    return text
  }
  const id: string = JSON.parse(await send('GET', ''))[0].id
  const other: string = JSON.parse(await send('POST', '', { name: 'other' })).id
  const rows = Array.from({ length: ITEMS }, (_, index) => itemRow(id, index))
  await store.transact((transaction) => insertRows(transaction, rows))
  const all = rows.map((row) => row.id)
  const pages = rows.map((_, index) => ({ url: pageUrl(index), title: `Title ${index}`, notes: `Note ${index}` }))

  const reads = {
    'first page, newest': `${id}/?limit=12`,
    'first page, title': `${id}/?limit=12&sort=title`,
    'first page, by hand': `${id}/?limit=12&sort=manual`,
    'last page, newest': `${id}/?limit=12&offset=${ITEMS - 12}`,
    'search, in half of all': `${id}/?limit=12&q=1`,
    'search, in one': `${id}/?limit=12&q=note%20${ITEMS - 1}`,
    'search, in none': `${id}/?limit=12&q=nowhere`,
    'list of collections': '',
    'look-up of a page': `lookup/?url=${rows[0]?.url}`,
    'export, JSON': `${id}/export/`,
    'export, Markdown': `${id}/export/?format=markdown`,
  }
  const results = new Map<string, number>()
  for (const [name, path] of Object.entries(reads)) results.set(name, await medianOf(rounds, () => send('GET', path)))
  const put = (index: number) => ({ item: all[index * 7], before: all[(index * 13 + 5) % ITEMS] })
  results.set('put one elsewhere', await medianOf(rounds, (index) => send('POST', `${id}/order/`, put(index))))
  const save = (index: number) => send('POST', `${other}/items/`, { url: pageUrl(index), title: 'Title' })
  results.set('save one', await medianOf(rounds, save))
  const places = [id, other]
  const move = (index: number) => {
    const [from, target] = index % 2 === 0 ? places : places.toReversed()
    return send('POST', `${from}/bulk/`, { action: 'move', items: all, target })
  }
  await send('DELETE', `${other}/`)
  places[1] = JSON.parse(await send('POST', '', { name: 'other' })).id
  // An even number of times, so that they are where they were.
  results.set('move all', await medianOf(2 * fewOf(rounds), move))
  const importAll = async (): Promise<void> => {
    await send('DELETE', `${places[1]}/`)
    places[1] = JSON.parse(await send('POST', '', { name: 'other' })).id
    await send('POST', `${places[1]}/import/`, { items: pages })
  }
  results.set('delete and import all', await medianOf(fewOf(rounds), importAll))

  await server.close()
  await store.close()
  await site.close()
  rmSync(dataFolder, { recursive: true, force: true })
  return results
}

/** The median of so many times, in milliseconds, after one that doesn't count. @param work given 0, 1, ... */
async function medianOf(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const measured: number[] = []
  for (let index = 0; index < times + (times % 2 === 0 ? 0 : 1); index += 1) {
    const start = performance.now()
    await work(index)
    measured.push(performance.now() - start)
  }
  return median(measured.slice(1))
}
