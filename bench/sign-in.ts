/**
 * How long pages that are not cached take while people sign in, over real HTTP: alone, while 200 sign-ins are under way all the time, and what
 * 1,500 sign-ins at once are answered. The server is the real command line with SQLite. Each sign-in comes from a network of its own with an
 * address of its own, so no limit applies; passwords are wrong, and each is hashed.
 *
 *     node bench/sign-in.ts --site FOLDER [--pages 300] [--sign-ins 200] [--burst 1500]
 */
import { globSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile } from './quantiles.ts'
import { withServer } from './with-server.ts'
import { measureYardstick } from './yardstick.ts'

const yardstick = measureYardstick()

interface Answer {
  readonly status: number
  readonly ms: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface Begun {
  readonly action: string
  readonly token: string
  readonly cookie: string
}

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.lectern/site' },
    pages: { type: 'string', default: '300' },
    'sign-ins': { type: 'string', default: '200' },
    burst: { type: 'string', default: '1500' },
  },
})
const [pageCount, signIns, burst] = [Number(values.pages), Number(values['sign-ins']), Number(values.burst)]
const agent = new Agent({ keepAlive: true })
let count = 0

const pages = globSync('**/index.html', { cwd: join(values.site, 'current/public') }).map(
  (path) => `/${path.slice(0, -'/index.html'.length)}`,
)
let port = ''

await withServer(
  values.site,
  async (origin) => {
    port = origin.port
    const begun: Begun[] = []
    while (begun.length < signIns) begun.push(await begin())
    print('alone', await readPages(pages.slice(0, pageCount)))
    let isOver = false
    const load = begun.map(async (one) => {
      while (!isOver) {
        const { headers } = await tryPassword(one)
        // A browser that is shed does not come back at once.
        if (headers['retry-after'] !== undefined) await setTimeout(Number(headers['retry-after']) * 1000)
      }
    })
    print(`with ${signIns} sign-ins`, await readPages(pages.slice(pageCount, 2 * pageCount)))
    isOver = true
    await Promise.all(load)
    const first = begun[0]
    if (first === undefined) throw new Error('no sign-in was begun')
    const start = performance.now()
    const replies = await Promise.all(
      Array.from({ length: burst }, () =>
        tryPassword(first).catch((error: Error) => ({ status: error.message, ms: performance.now() - start })),
      ),
    )
    const statuses = Map.groupBy(replies, ({ status }) => status)
    for (const [status, some] of statuses)
      console.log(
        `${burst} at once: ${some.length} were answered with ${status}, the last after ${Math.max(...some.map(({ ms }) => ms)).toFixed(0)} ms`,
      )
    console.log(`all were answered after ${(performance.now() - start).toFixed(0)} ms`)
  },
  { TRUST_PROXY: '1' },
)
agent.destroy()

/** Pages that no one asked for before, one after the other. */
async function readPages(paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const path of paths) times.push((await ask('GET', path, { 'accept-encoding': 'gzip' })).ms)
  return times
}

function print(name: string, times: readonly number[]): void {
  const at = (share: number): string => yardstick.milliseconds(quantile(times, share))
  console.log(`${name}: ${times.length} pages, p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`)
}

/** Goes to the form as a browser does. */
async function begin(): Promise<Begun> {
  let [path, cookie] = ['/users/fxa/login/authenticate/', '']
  for (let step = 0; step < 6; step += 1) {
    const { headers, body } = await ask('GET', path, { cookie, accept: 'text/html' })
    cookie = [cookie, ...(headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '')].filter((one) => one !== '').join('; ')
    if (headers.location === undefined) {
      const [action = '', token = ''] = [/<form class="fields"[^>]* action="([^"]*)"/, /name="token" value="([^"]*)"/].map(
        (pattern) => pattern.exec(body)?.[1],
      )
      return { action, token, cookie }
    }
    path = headers.location.replace(/^https?:\/\/[^/]+/, '')
  }
  throw new Error('the way to the form has no end')
}

async function tryPassword({ action, token, cookie }: Begun): Promise<Answer> {
  count += 1
  const body = new URLSearchParams({ token, email: `nobody-${count}@example.org`, password: 'a wrong password' }).toString()
  return await ask(
    'POST',
    action,
    { cookie, origin: `http://localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  )
}

async function ask(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Promise<Answer> {
  count += 1
  const network = `10.${(count >> 8) & 255}.${count & 255}.1`
  const start = performance.now()
  return await new Promise((resolve, reject) => {
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host: `localhost:${port}`, 'x-forwarded-for': network, ...headers },
    })
    asked.on('error', reject).on('response', async (answer) => {
      const got = await text(answer)
      resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start, headers: answer.headers, body: got })
    })
    asked.end(body)
  })
}
