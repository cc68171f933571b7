/**
 * The memory that the export of one's own data takes: an account with 64 MiB of shared code and 48 MiB of notes, on each database. The server is a
 * process of its own, started anew for each case; what counts is its highest resident memory, less what it had before.
 *
 *     npx --no-install node bench/export.ts [--code letters|signs]
 *
 *
 * `read`: the client reads as fast as it can. `unread`: it reads nothing for three seconds, then all. `together`: 60 requests of one session at
 * once, none of them read for three seconds. Ends with 1 when a case takes 50 MB or more.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ACCOUNT_DATA_PATH } from '../src/contracts/account-paths.ts'
import { SHARE_BYTES_MAX } from '../src/contracts/playground-limits.ts'
import { createApp } from '../src/server/app.ts'
import { itemRow } from '../src/server/collections/testing/item-row.fixture.ts'
import { makeSiteFolder, publishBuild } from '../src/server/documents/built-site.fixture.ts'
import { openBuiltSite } from '../src/server/documents/built-site.ts'
import { EXAMPLE_BUILD } from '../src/server/documents/example-site.fixture.ts'
import { createServices } from '../src/server/http/create-services.ts'
import { startServer } from '../src/server/start-server.ts'
import { openStore, type StorePlace } from '../src/server/store/open-store.ts'
import { exampleAccount } from '../src/server/store/testing/example-rows.fixture.ts'
import { startPostgresServer } from '../src/server/store/testing/postgres-server.fixture.ts'

const ORIGIN = 'http://localhost:3000'
const LIMIT_MB = 50
const SHARES = 64
const COLLECTIONS = 3
const NOTES = 256
const NOTE_LENGTH = 65_536
const UNREAD_MS = 3000
/** As package.json and the first line of `bin/lectern.mjs` start the server (docs/decisions/0042-quotas-in-bytes.md). */
const YOUNG_GENERATION = '--max-semi-space-size=16'
const CASES = {
  read: { requests: 1, waitMs: 0 },
  unread: { requests: 1, waitMs: UNREAD_MS },
  together: { requests: 60, waitMs: UNREAD_MS },
}

interface Ready {
  readonly url: string
  readonly cookie: string
}

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3] ?? '{}'))
else await measure()

async function measure(): Promise<void> {
  const { values } = parseArgs({ options: { code: { type: 'string', default: 'letters' } } })
  const postgres = await startPostgresServer()
  const dataFolder = join(tmpdir(), `lectern-bench-${randomBytes(6).toString('hex')}`)
  const places = { sqlite: { dataFolder }, postgresql: { dataFolder, databaseUrl: postgres.addressOf('postgres') } }
  let isOver = false
  console.log('database    case      MB more  MB sent  seconds  answers')
  for (const [name, place] of Object.entries(places)) {
    await fill(place, values.code === 'signs' ? '\u0001' : 'a')
    for (const [title, asked] of Object.entries(CASES)) {
      const { more, sent, seconds, statuses } = await tryCase(place, asked)
      isOver ||= more >= LIMIT_MB
      console.log(
        `${name.padEnd(10)}  ${title.padEnd(8)}  ${more.toFixed(1).padStart(7)}  ${sent.toFixed(0).padStart(7)}  ${seconds.toFixed(1).padStart(7)}  ${statuses}`,
      )
    }
  }
  process.exitCode = isOver ? 1 : 0
  rmSync(dataFolder, { recursive: true, force: true })
  // The server's guard keeps no process alive by itself.
  const running = setInterval(() => {}, 1000)
  await postgres.stop()
  clearInterval(running)
}

async function fill(place: StorePlace, sign: string): Promise<void> {
  const store = await openStore({ ...place, now: Date.now })
  await store.db.insertInto('accounts').values(exampleAccount('reader')).execute()
  for (let number = 0; number < SHARES; number += 1) {
    const hash = `share-${number}`
    const texts = { html: sign.repeat(SHARE_BYTES_MAX), css: null, js: null, wat: null, src: null, options: null }
    const code = { hash, ...texts, bytes: SHARE_BYTES_MAX, state: 'visible', decided_at: null, created_at: number } as const
    await store.db.insertInto('playground_codes').values(code).execute()
    await store.db.insertInto('playground_shares').values({ id: hash, code_hash: hash, account_id: 'reader', created_at: number }).execute()
  }
  for (let number = 0; number < COLLECTIONS; number += 1) {
    const id = `collection-${number}`
    const row = { id, account_id: 'reader', name: id, name_key: id, description: '', is_default: number === 0 ? 1 : 0, number } as const
    await store.db
      .insertInto('collections')
      .values({ ...row, created_at: 0, updated_at: 0 })
      .execute()
    for (let index = 0; index < NOTES; index += 1) {
      await store.db
        .insertInto('collection_items')
        .values({ ...itemRow(id, index), notes: 'n'.repeat(NOTE_LENGTH) })
        .execute()
    }
  }
  await store.close()
}

interface Case {
  readonly requests: number
  readonly waitMs: number
}

async function tryCase(place: StorePlace, { requests, waitMs }: Case) {
  const child = fork(import.meta.filename, ['serve', JSON.stringify(place)], { execArgv: [YOUNG_GENERATION] })
  const [{ url, cookie }]: [Ready] = await Promise.race([once(child, 'message'), once(child, 'exit')]).then(([ready]) => [ready])
  for (const path of ['/en-US/', '/api/v1/whoami', '/api/v2/collections/']) await readAll(await send(url, cookie, path))
  const before = await askMemory(child)
  const start = performance.now()
  const sockets = await Promise.all(Array.from({ length: requests }, () => send(url, cookie, ACCOUNT_DATA_PATH)))
  await setTimeout(waitMs)
  const answers = await Promise.all(sockets.map(readAll))
  const seconds = (performance.now() - start) / 1000
  const after = await askMemory(child)
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all = []]) => `${all.length} x ${status}`)
  const sent = answers.reduce((sum, { bytes }) => sum + bytes, 0)
  return { more: (after.highest - before.now) / 1e6, sent: sent / 1e6, seconds, statuses: statuses.join(', ') }
}

async function send(url: string, cookie: string, path: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\ncookie: ${cookie}\r\n\r\n`)
  return socket
}

async function readAll(socket: Socket): Promise<{ readonly status: string; readonly bytes: number }> {
  let bytes = 0
  let status = 'none'
  for await (const part of socket) {
    if (bytes === 0) status = String(part).slice(9, 12)
    bytes += part.length
  }
  return { status, bytes }
}

interface Memory {
  /** Resident, in bytes: at this moment, and the most since the process began. */
  readonly now: number
  readonly highest: number
}

async function askMemory(child: ChildProcess): Promise<Memory> {
  const answer = once(child, 'message')
  child.send('memory')
  const [memory] = await answer
  return memory
}

async function serve(place: StorePlace): Promise<void> {
  const folder = makeSiteFolder()
  publishBuild(folder, EXAMPLE_BUILD)
  const site = openBuiltSite(folder)
  const store = await openStore({ ...place, now: Date.now })
  const provider = { issuer: 'https://provider.example', clientId: 'bench', clientSecret: 'bench', scopes: 'openid' }
  const app = createApp({ site, store, signIn: { kind: 'outside', provider }, origin: ORIGIN, checkReplies: false })
  const { sessions } = createServices({ store, origin: ORIGIN, report: console.error })
  app.get('/bench/sign-in', async (request, reply) => {
    await sessions.open(request, reply, 'reader')
    return reply.send()
  })
  const { headers } = await app.inject({ url: '/bench/sign-in', headers: { host: 'localhost:3000' } })
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })
  process.send?.({ url: server.url, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' })
  process.on('message', () => {
    process.send?.({ now: process.memoryUsage.rss(), highest: process.resourceUsage().maxRSS * 1024 })
  })
  process.once('disconnect', async () => {
    await server.close()
    await store.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })
}
