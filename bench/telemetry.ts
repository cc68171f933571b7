/**
 * Pings over real HTTP at a fixed rate (open loop), compressed as browsers send them: how many are answered with 2xx, how long that takes, and whether
 * each of those is in the database afterwards. Then the same again, with the server killed by SIGKILL in the middle. On each database in turn. Ends with
 * 1 when a ping that was answered with 2xx is missing.
 *
 *     node bench/telemetry.ts [--rate 2000] [--seconds 60] [--kill-seconds 6]
 */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openStore, type StorePlace } from '../src/server/store/open-store.ts'
import { startPostgresServer } from '../src/server/store/testing/postgres-server.fixture.ts'
import { quantile } from './quantiles.ts'

const PATHS = 2000
const SESSIONS = 5000

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    'kill-seconds': { type: 'string', default: '6' },
  },
})
const rate = Number(values.rate)
const bodies = Array.from({ length: SESSIONS }, (_, index) => gzipSync(JSON.stringify(pingOf(index))))
const postgres = await startPostgresServer(tmpdir())
for (const databaseUrl of ['', postgres.addressOf('postgres')]) {
  await measure(databaseUrl, { seconds: Number(values.seconds), isKilled: false })
  await measure(databaseUrl, { seconds: Number(values['kill-seconds']), isKilled: true })
}
await postgres.stop()

interface Run {
  readonly seconds: number
  readonly isKilled: boolean
}

async function measure(databaseUrl: string, { seconds, isKilled }: Run): Promise<void> {
  const dataFolder = join(tmpdir(), `lectern-bench-${randomBytes(6).toString('hex')}`)
  const place: StorePlace = databaseUrl === '' ? { dataFolder } : { dataFolder, databaseUrl }
  const server = fork(join(import.meta.dirname, 'telemetry-server.ts'), [dataFolder, databaseUrl])
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('message', (message) => resolve(String(message)))
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  if (isKilled) setTimeout(() => server.kill('SIGKILL'), (1000 * seconds) / 2)
  const { times, stored, rejected, failed } = await drive(origin, rate * seconds)
  if (!isKilled) server.disconnect()
  await ended
  const lost = await countMissing(place, stored)
  await rm(dataFolder, { recursive: true, force: true })
  const shown = [0.5, 0.95, 0.99, 1].map((share) => `${quantile(times, share).toFixed(0)} ms`).join(', ')
  const name = databaseUrl === '' ? 'SQLite' : 'PostgreSQL'
  console.log(
    `${name}, ${seconds} s${isKilled ? ', killed' : ''}: ${stored.length} stored, ${rejected} rejected, ${failed} without an answer, ${lost} lost; p50, p95, p99, worst ${shown}`,
  )
  if (lost > 0) process.exitCode = 1
}

interface Driven {
  /** From the moment at which a ping was due, in milliseconds. */
  readonly times: readonly number[]
  /** The ids of pings that were answered with 2xx. */
  readonly stored: readonly string[]
  readonly rejected: number
  readonly failed: number
}

async function drive(origin: string, count: number): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const began = performance.now()
  const answers: Promise<{ readonly id: string; readonly status: number; readonly time: number }>[] = []
  for (let at = 0; at < count; at++) {
    const due = began + (1000 * at) / rate
    while (performance.now() < due) await wait(1)
    const id = randomUUID()
    const body = bodies[at % bodies.length] ?? Buffer.alloc(0)
    answers.push(
      send(agent, `${origin}/submit/lectern/page/1/${id}`, body).then((status) => ({ id, status, time: performance.now() - due })),
    )
  }
  const results = await Promise.all(answers)
  agent.destroy()
  const done = results.filter(({ status }) => status >= 200 && status < 300)
  return {
    times: done.map(({ time }) => time),
    stored: done.map(({ id }) => id),
    rejected: results.filter(({ status }) => status >= 300).length,
    failed: results.filter(({ status }) => status === 0).length,
  }
}

/** @returns the status; 0 when no answer came */
function send(agent: Agent, url: string, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const headers = { host: '127.0.0.1', 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

async function countMissing(place: StorePlace, ids: readonly string[]): Promise<number> {
  const store = await openStore({ ...place, now: Date.now })
  const rows = await store.db.selectFrom('telemetry_pings').select('id').execute()
  await store.close()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id)).length
}

function pingOf(index: number): object {
  const time = '2026-11-23T12:00+00:00'
  const path = `/en-US/docs/Web/Page_${index % PATHS}`
  const os = {
    os: 'Linux',
    os_version: 'Unknown',
    architecture: 'Unknown',
    locale: 'en-US',
    app_build: 'Unknown',
    app_display_version: 'Unknown',
  }
  const ids = { client_id: randomUUID(), session_id: randomUUID(), session_count: 1, first_run_date: '2026-11-23+00:00' }
  return {
    ping_info: { seq: index, start_time: time, end_time: time },
    client_info: { telemetry_sdk_build: '5.0.10', ...os, ...ids },
    metrics: {
      url: { 'page.url': `https://lectern.example${path}`, 'page.referrer': 'https://search.example' },
      text: { 'page.title': 'Page' },
    },
  }
}
