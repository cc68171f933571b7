/**
 * Signed-in requests for `/api/v1/whoami` over real HTTP, at a fixed rate whatever the responses take (open loop): a request's time counts
 * from the moment at which it should have been sent. The server is a process of its own, on each database in turn.
 *
 *     node bench/whoami.ts [--rate 500] [--seconds 20] [--users 200]
 */
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../src/server/store/testing/postgres-server.fixture.ts'
import { quantile } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

const LIMIT_MS = 30
const WARM_UP_S = 3

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    users: { type: 'string', default: '200' },
  },
})
const plan = { rate: Number(values.rate), seconds: Number(values.seconds), users: Number(values.users) }

const yardstick = measureYardstick()
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
let isWithin = true
console.log(`${plan.rate} requests a second for ${plan.seconds} s, ${plan.users} readers, each with a session`)
console.log('database    requests  failed  p50, p95, p99, worst; processor time a call')
await measure('sqlite')
const postgres = await startPostgresServer()
await measure('postgresql', postgres.addressOf('postgres'))
// The server's guard keeps no process alive by itself.
const running = setInterval(() => {}, 1000)
await postgres.stop()
clearInterval(running)
agent.destroy()
process.exitCode = isWithin ? 0 : 1

async function measure(name: string, databaseUrl = ''): Promise<void> {
  const folder = join(tmpdir(), `lectern-bench-${randomBytes(6).toString('hex')}`)
  const server = fork(join(import.meta.dirname, 'whoami-server.ts'), [folder, String(plan.users), databaseUrl])
  const { url, cookies } = await new Promise<{ readonly url: string; readonly cookies: readonly string[] }>((resolve, reject) => {
    server.once('message', (message) => resolve(JSON.parse(String(message))))
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  const ask = (index: number): Promise<boolean> => askOnce(url, cookies[index % cookies.length] ?? '')
  await drive(plan.rate, WARM_UP_S, ask)
  const before = await askCpu(server)
  const { times, failed } = await drive(plan.rate, plan.seconds, ask)
  const cpu = (await askCpu(server)) - before
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.disconnect()
  await ended
  const shown = [0.5, 0.95, 0.99, 1].map((share) => yardstick.milliseconds(quantile(times, share))).join(', ')
  console.log(
    `${name.padEnd(10)}  ${String(times.length).padStart(8)}  ${String(failed).padStart(6)}  ${shown}; ${yardstick.milliseconds(cpu / 1000 / times.length)}`,
  )
  isWithin &&= failed === 0 && quantile(times, 0.99) <= LIMIT_MS
}

/** Processor time of the server's process until now, in microseconds: other programs of the machine change it less than they do times. */
function askCpu(server: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (message) => resolve(Number(message)))
    server.send('cpu')
  })
}

/** Sends at the rate, and gives the times from when each request was due, the shortest first. */
async function drive(
  rate: number,
  seconds: number,
  ask: (index: number) => Promise<boolean>,
): Promise<{ readonly times: readonly number[]; readonly failed: number }> {
  const start = performance.now()
  const times: number[] = []
  const under: Promise<void>[] = []
  let failed = 0
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate
    while (performance.now() < due) await wait(Math.max(0, due - performance.now()))
    under.push(
      ask(index).then((isGood) => {
        times.push(performance.now() - due)
        if (!isGood) failed += 1
      }),
    )
  }
  await Promise.all(under)
  return { times, failed }
}

/** Whether the response was that of a signed-in user. */
function askOnce(url: string, cookie: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/api/v1/whoami`, { agent, headers: { cookie } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve(answer.statusCode === 200 && text.includes('"is_authenticated":true')))
    }).on('error', () => resolve(false))
  })
}
