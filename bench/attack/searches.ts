import { Agent, get } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { quantile } from '../quantiles.ts'
import { withServer } from '../with-server.ts'
import { formatsOf, measureYardstick } from '../yardstick.ts'

/*
 * What 2,500 searches under way all the time are answered, each from a network of its own and each for other words, and how long pages take
 * meanwhile; before that with 400. A client that is rejected asks again at once, whatever Retry-After says. Clients begin one by one
 * within two seconds, and count from then on; pages are asked for by a thread of their own.
 *
 *   node bench/attack/searches.ts SITE [SECONDS]
 *
 * SITE is what was given to `lectern build --site`.
 */
const CROWDS = [400, 2500]
const PAGE = '/en-US/docs/Web/CSS'
const PAGE_EVERY_MS = 50
const RAMP_MS = 2000
const WORDS = ['grid', 'flex', 'array', 'map', 'color', 'header', 'cache', 'element', 'label', 'table']

interface Answer {
  readonly status: number
  readonly ms: number
}

let count = 0
// Threads that read pages print nothing.
const yardstick = isMainThread ? measureYardstick() : formatsOf(1)
if (isMainThread) {
  const [site, seconds = '10'] = process.argv.slice(2)
  if (site === undefined) throw new Error('name the folder of a built site: node bench/attack/searches.ts SITE')
  await withServer(site, (origin) => attack(origin, Number(seconds) * 1000), { TRUST_PROXY: '1' })
} else await readPages(workerData)

async function attack(origin: URL, lasting: number): Promise<void> {
  for (const crowd of CROWDS) {
    const agent = new Agent({ keepAlive: true, maxSockets: crowd })
    const counted = performance.now() + RAMP_MS
    const end = counted + lasting
    const answers: Answer[] = []
    const clients = Array.from({ length: crowd }, async (_, index) => {
      await wait((RAMP_MS * index) / crowd)
      while (performance.now() < end) {
        const start = performance.now()
        const answer = await ask(new URL(searchPath(), origin), agent)
        if (start >= counted) answers.push(answer)
      }
    })
    await wait(RAMP_MS)
    const pages = await inThread(origin, lasting)
    await Promise.all(clients)
    console.log(`${crowd} searches under way for ${lasting / 1000} s`)
    for (const [status, some] of Map.groupBy(answers, (answer) => answer.status))
      print(
        `  ${some.length} x ${status}`,
        some.map(({ ms }) => ms),
      )
    print(`  ${pages.length} pages meanwhile`, pages)
    agent.destroy()
  }
}

function inThread(origin: URL, lasting: number): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { origin: origin.href, lasting } }).once('message', resolve).once('error', reject)
  })
}

async function readPages({ origin, lasting }: { readonly origin: string; readonly lasting: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + lasting
  const pages: number[] = []
  while (performance.now() < end) {
    pages.push((await ask(new URL(PAGE, origin), agent)).ms)
    await wait(PAGE_EVERY_MS)
  }
  agent.destroy()
  parentPort?.postMessage(pages)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function searchPath(): string {
  count += 1
  const words = `${WORDS[count % WORDS.length]} ${WORDS[Math.floor(count / WORDS.length) % WORDS.length]}`
  return `/api/v1/search?${new URLSearchParams({ q: words, locale: 'en-US', page: String(1 + (Math.floor(count / 100) % 10)) })}`
}

/** Status 0: the connection ended without a response. */
function ask(url: URL, agent: Agent): Promise<Answer> {
  count += 1
  const headers = { 'x-forwarded-for': `10.${(count >> 8) & 255}.${count & 255}.1` }
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: number): void => resolve({ status, ms: performance.now() - start })
    get(url, { agent, headers }, (reply) => reply.resume().on('end', () => end(reply.statusCode ?? 0))).on('error', () => end(0))
  })
}

function print(name: string, times: readonly number[]): void {
  const at = (share: number): string => yardstick.milliseconds(quantile(times, share))
  console.log(`${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`)
}
