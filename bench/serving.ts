import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#server/start-server.ts'
import { listPages } from './list-pages.ts'
import { type Articles, askAtRate, askForAll } from './load.ts'
import { openLoopRaw } from './open-loop-raw.ts'
import { median, quantile } from './quantiles.ts'
import { residentMegabytes } from './run-measured.ts'
import { withServer } from './with-server.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * Articles a second of one process of ours and of one process of nginx, which serve the same precompressed files over loopback, in turn; how
 * long an article takes from when it is due, at 80 % of the most that each keeps up with when articles are asked for in that way; the same at 80 % of our
 * rate for 32 requests at a time, from when an article is due and, asked by h2load, from when it is asked for; the time from start to the first article; and the
 * memory after a million articles. Needs nginx and h2load: apt-get install nginx-light nghttp2-client. Ends with 1 when ours is below half of nginx's rate, the
 * median of our 99th percentiles at 80 % of what we keep up with is over 5 ms, the start takes more than a second, or the memory grows by more than 10 % in the
 * second half of the million.
 *
 * The two limits differ: 32 requests that wait at the same time are read and answered together, in 18 microseconds each; requests that come one by one cost
 * about twice as much, for the server and for the program that asks.
 *
 *   node bench/serving.ts SITE
 *
 * SITE is what was given to `lectern build --compress --site`.
 */
const ROUNDS = 5
const SECONDS = 5
/** Of the program that asks when requests are due: Node compiles it while it runs, so it asks nginx first. */
const WARM_SECONDS = 10
const CONNECTIONS = 32
/** A server that is asked for more than it can answer is late by ever more: by 20 ms after a second at 2 % above its limit. */
const LATE_MS = 20
/** The limit is found to a hundredth of the rate. */
const LIMIT_STEPS = 6
const PAGES = 300
const LEAST_SHARE = 0.5
const MOST_P99_MS = 5
const MOST_START_MS = 1000
const MILLION = 1_000_000
const MOST_GROWTH = 1.1
const HEADERS = { 'accept-encoding': 'gzip' }

const [site] = process.argv.slice(2)
if (site === undefined) throw new Error('name the folder of a built site: node bench/serving.ts SITE')
const yardstick = measureYardstick()
const paths = listPages(site, PAGES)
const folder = mkdtempSync(join(tmpdir(), 'lectern-serving-'))
try {
  const isFast = await withServer(site, (ours) => withNginx((nginx) => compare(ours, nginx)))
  const isReadySoon = await measureStart(site)
  const isFlat = await withServer(site, measureMemory)
  process.exitCode = isFast && isReadySoon && isFlat ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}

async function compare(ours: URL, nginx: URL): Promise<boolean> {
  for (const origin of [ours, nginx]) await measureRate(origin)
  const rates: { readonly ours: number; readonly nginx: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rates.push({ ours: await measureRate(ours), nginx: await measureRate(nginx) })
  const [our, their] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.nginx))]
  console.log(
    `articles a second, median of ${ROUNDS}: ours ${our.toFixed(0)}, nginx ${their.toFixed(0)}: ${(our / their).toFixed(2)} of nginx`,
  )
  console.log(`  ours in a yardstick of processor time: ${((our * yardstick.processorMs) / 1000).toFixed(0)} articles`)
  await askWhenDue(nginx, Math.round(0.8 * our), WARM_SECONDS)
  const isSoon = await compareAtLimits({ ours, nginx }, { ours: our, nginx: their })
  await showAtRate({ ours, nginx }, Math.round(0.8 * our))
  return our >= LEAST_SHARE * their && isSoon
}

interface Both<T> {
  readonly ours: T
  readonly nginx: T
}

/** @param rates for 32 requests at a time: more than what either keeps up with */
async function compareAtLimits(origins: Both<URL>, rates: Both<number>): Promise<boolean> {
  const limits = { ours: await findLimit(origins.ours, rates.ours), nginx: await findLimit(origins.nginx, rates.nginx) }
  const [our, their] = [Math.round(0.8 * limits.ours), Math.round(0.8 * limits.nginx)]
  console.log(`the most articles a second that are answered when they are due: ours ${limits.ours}, nginx ${limits.nginx}`)
  const p99s: Both<number>[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    p99s.push({ nginx: quantile(await askWhenDue(origins.nginx, their), 0.99), ours: quantile(await askWhenDue(origins.ours, our), 0.99) })
  const ours = p99s.map((p99) => p99.ours)
  console.log(
    `  at 80 % of it, p99 of ${ROUNDS} runs, in ms: ours at ${our}: ${shownRuns(ours)}; nginx at ${their}: ${shownRuns(p99s.map((p99) => p99.nginx))}`,
  )
  return median(ours) <= MOST_P99_MS
}

/** The most articles a second that a server keeps up with when they are asked for as they are due. */
async function findLimit(origin: URL, tooMany: number): Promise<number> {
  let [least, most] = [0, tooMany]
  for (let step = 0; step < LIMIT_STEPS; step += 1) {
    const middle = Math.round((least + most) / 2)
    const times = await askWhenDue(origin, middle, 2)
    const isLate = median(times.slice(-Math.ceil(times.length / 10))) > LATE_MS
    if (isLate) most = middle
    else least = middle
  }
  return least
}

/** At 80 % of our rate for 32 requests at a time, which is more than requests that come one by one can have. */
async function showAtRate({ ours, nginx }: Both<URL>, perSecond: number): Promise<void> {
  const p99s: Both<number>[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    p99s.push({ nginx: quantile(await askWhenDue(nginx, perSecond), 0.99), ours: quantile(await askWhenDue(ours, perSecond), 0.99) })
  console.log(
    `at ${perSecond} a second, p99 of ${ROUNDS} runs, in ms: ours ${shownRuns(p99s.map((p99) => p99.ours))}; nginx ${shownRuns(p99s.map((p99) => p99.nginx))}`,
  )
  const asked = await askAtRate(articlesOf(ours), perSecond)
  console.log(`  from when h2load asks, ${asked.reached.toFixed(0)} a second: ${shownTimes(asked.times)}`)
}

function askWhenDue(origin: URL, perSecond: number, seconds = SECONDS): Promise<readonly number[]> {
  return openLoopRaw(origin, { paths, headers: HEADERS, perSecond, connections: CONNECTIONS, count: perSecond * seconds })
}

function shownTimes(times: readonly number[]): string {
  const shown = (share: number): string => yardstick.milliseconds(quantile(times, share))
  return `p50 ${shown(0.5)}, p99 ${shown(0.99)}, worst ${shown(1)}`
}

function shownRuns(p99s: readonly number[]): string {
  return `${p99s.map((p99) => p99.toFixed(1)).join(', ')} (median ${median(p99s).toFixed(1)})`
}

function articlesOf(origin: URL): Articles {
  return { origin, paths, headers: HEADERS, connections: CONNECTIONS, seconds: SECONDS }
}

/** Articles a second, of as many as the server answers. */
async function measureRate(origin: URL): Promise<number> {
  return (await askForAll(articlesOf(origin))) / SECONDS
}

async function measureStart(folder: string): Promise<boolean> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await withServer(folder, async (origin) => {
      while (!(await answers(new URL(paths[0] ?? '/', origin)))) await wait(5)
      times.push(performance.now() - start)
    })
  }
  console.log(`from start to the first article, median of ${ROUNDS}: ${yardstick.milliseconds(median(times))}`)
  return median(times) <= MOST_START_MS
}

async function measureMemory(origin: URL, pid: number): Promise<boolean> {
  const sizes: number[] = []
  for (let asked = 0; asked < MILLION; ) {
    asked += await askForAll(articlesOf(origin))
    sizes.push(Math.round(residentMegabytes(pid)))
  }
  const [half = 0, end = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)]
  console.log(`resident memory, in MB, on the way to a million articles: ${sizes.join(', ')}`)
  return end <= half * MOST_GROWTH
}

/** One process of nginx with the settings that its guides give for static files. */
async function withNginx<T>(work: (origin: URL) => Promise<T>): Promise<T> {
  const port = await findFreePort('127.0.0.1')
  const file = join(folder, 'nginx.conf')
  mkdirSync(join(folder, 'logs'))
  writeFileSync(file, configOf(port))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'logs/error.log')], { stdio: 'inherit' })
  const ended = new Promise((end) => nginx.once('exit', end))
  process.once('exit', () => nginx.kill())
  const origin = new URL(`http://127.0.0.1:${port}`)
  try {
    for (let tries = 0; tries < 100 && !(await answers(origin)); tries += 1) await wait(50)
    return await work(origin)
  } finally {
    nginx.kill()
    await ended
  }
}

function answers(origin: URL): Promise<boolean> {
  return new Promise((end) => {
    get(origin, (response) => end(response.resume().statusCode !== undefined)).on('error', () => end(false))
  })
}

function configOf(port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')
  return `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s;
  gzip_static on;
${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(site ?? '', 'current/public')};
    location / { try_files $uri/index.html =404; }
  }
}
`
}
