import { Agent, request } from 'node:http'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { HOSTILE_PLACES, type HostileRequest } from '#server/http/testing/hostile-requests.fixture.ts'
import { quantile } from '../quantiles.ts'
import { withServer } from '../with-server.ts'
import { measureYardstick } from '../yardstick.ts'

/*
 * How long another client waits for /healthz while a server handles one hostile request: each string of 16 KiB in each place, one after
 * the other, on a server with default settings. Slow ones are tried again ten times, and the best time counts: what only the machine
 * was slow at does not come back. Ends with 1 when someone waits longer than the limit.
 *
 *   node bench/attack/requests.ts SITE [STRINGS] [SEED]
 *
 * SITE is what was given to `lectern build --site`. STRINGS: so many of the 10,000, evenly spread; absent: all.
 */
const LIMIT_MS = 50
const SUSPICIOUS_MS = 20
const TRIES = 10
const SHOWN = 10
const LENGTH = 16_384
const ALL = 10_000

const [site, count = String(ALL), seed = '1'] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/attack/requests.ts SITE')
const yardstick = measureYardstick()
const attacker = new Agent({ keepAlive: true, maxSockets: 1 })
const user = new Agent({ keepAlive: true, maxSockets: 1 })
process.exitCode = (await withServer(site, attack)) ? 0 : 1

interface Slow {
  readonly ms: number
  readonly where: string
}

async function attack(origin: URL): Promise<boolean> {
  const waits: number[] = []
  const slowest: Slow[] = []
  let problems = 0
  for (const { name, text } of takeHostileStrings(ALL, LENGTH, Number(seed)).filter(
    (_, index) => index % Math.ceil(ALL / Number(count)) === 0,
  )) {
    for (const [place, make] of Object.entries(HOSTILE_PLACES)) {
      const hostile = make(text, origin)
      const { ms, status } = await waitDuring(origin, hostile)
      waits.push(ms)
      if (status === 500) problems += 1
      if (ms > SUSPICIOUS_MS) slowest.push({ ms: await bestOf(origin, hostile, ms), where: `${place}: ${name}` })
    }
  }
  slowest.sort((a, b) => b.ms - a.ms)
  const worst = slowest[0]?.ms ?? quantile(waits, 1)
  const at = (share: number): string => yardstick.milliseconds(quantile(waits, share))
  console.log(`${waits.length} hostile requests, ${problems} answered with 500`)
  console.log(
    `another client waits for /healthz: p50 ${at(0.5)}, p99 ${at(0.99)}, worst once ${at(1)}, worst that comes back ${yardstick.milliseconds(worst)}`,
  )
  for (const { ms, where } of slowest.slice(0, SHOWN)) console.log(`  ${ms.toFixed(1)} ms  ${where}`)
  return worst <= LIMIT_MS && problems === 0
}

async function bestOf(origin: URL, hostile: HostileRequest, first: number): Promise<number> {
  const again: number[] = [first]
  for (let tries = 0; tries < TRIES; tries += 1) again.push((await waitDuring(origin, hostile)).ms)
  return Math.min(...again)
}

/** Sends the request, then at once asks for /healthz on another connection. */
async function waitDuring(origin: URL, hostile: HostileRequest): Promise<{ readonly ms: number; readonly status: number }> {
  const status = send(origin, hostile, attacker)
  const began = performance.now()
  await send(origin, { method: 'GET', url: '/healthz', headers: { host: origin.host } }, user)
  const ms = performance.now() - began
  return { ms, status: await status }
}

/** The status of the response; 0 when the connection ends without one. */
function send({ hostname, port }: URL, { method, url, headers, body }: HostileRequest, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ hostname, port, method, path: url, headers, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0)).end(body)
  })
}
