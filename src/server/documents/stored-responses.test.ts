import { rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '../app.ts'
import { MAX_HEAD_BYTES } from '../http/input/request-head.ts'
import { startServer } from '../start-server.ts'
import { makeSiteFolder, publishBuild } from './built-site.fixture.ts'
import { openBuiltSite } from './built-site.ts'

const PAGE = '/en-US/docs/Web'
const GZIP = { 'accept-encoding': 'gzip' }

let folder: string
let site: SiteSource
let app: FastifyInstance
let url: URL
let log: string[]
beforeEach(async () => {
  folder = makeSiteFolder()
  publish('one')
  log = []
  site = openBuiltSite(folder)
  app = createApp({ site, logger: { write: (line) => void log.push(line) } })
  url = new URL((await startServer({ app, host: '127.0.0.1', port: 0 })).url)
})
afterEach(async () => {
  await app.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

function publish(id: string): void {
  publishBuild(folder, {
    id,
    pages: { '/en-US/': id, '/en-US/404': id, [PAGE]: `${id} ${'text '.repeat(200)}` },
    files: { '/film.mp4': Uint8Array.of(1, 2, 3), '/about.txt': id },
  })
}

interface Reply {
  readonly status: number | undefined
  /** But for the date. */
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => void parts.push(part))
      const { date: _, ...rest } = reply.headers
      reply.on('end', () => resolve({ status: reply.statusCode, headers: rest, body: Buffer.concat(parts) }))
    })
    call.on('error', reject)
    call.end()
  })
}

/** Requests that the framework has answered have an id in the log. */
function wasStored(): boolean {
  return !log.at(-1)?.includes('"reqId"')
}

test.each([PAGE, '/en-US/', '/about.txt', `${PAGE}/index.json`])(
  'the second response for %s comes from memory, and is the same',
  async (path) => {
    const first = await ask(path, GZIP)
    expect(first.status).toBe(200)
    expect(wasStored()).toBe(false)
    expect(await ask(path, GZIP)).toEqual(first)
    expect(wasStored()).toBe(true)
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ level: 30, msg: 'request', method: 'GET', path, status: 200, ms: 0 })
  },
)

test('a new build is served at once', async () => {
  await ask(PAGE)
  publish('two')
  await expect.poll(() => site.current().id).toBe('two')
  expect((await ask(PAGE)).body.toString()).toContain('two text')
  await ask(PAGE)
  expect(wasStored()).toBe(true)
})

test('every coding and every host has a response of its own', async () => {
  const plain = await ask(PAGE)
  const gzip = await ask(PAGE, GZIP)
  expect(wasStored()).toBe(false)
  const brotli = await ask(PAGE, { 'accept-encoding': 'br' })
  expect(wasStored()).toBe(false)
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
  await ask(PAGE, { host: 'another.example' })
  expect(wasStored()).toBe(false)
  expect(await ask(PAGE)).toEqual(plain)
  expect(wasStored()).toBe(true)
})

test.each<[string, Readonly<Record<string, string>>, string, number]>([
  ['a user who has the page', { 'if-none-match': '*' }, 'GET', 304],
  ['HEAD', {}, 'HEAD', 200],
  ['another method', {}, 'DELETE', 405],
  ['a user who has the page, with a header in capitals', { 'IF-NONE-MATCH': '*' }, 'GET', 304],
  ['a user who had the page at some time', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'GET', 200],
  ['a part', { range: 'bytes=0-1' }, 'GET', 200],
  ['another protocol', { upgrade: 'h2c' }, 'GET', 200],
  ['a body in pieces', { 'transfer-encoding': 'chunked' }, 'GET', 200],
  ['a body', { 'content-length': '0' }, 'GET', 200],
  ['a head that is too large', { 'x-long': 'a'.repeat(MAX_HEAD_BYTES) }, 'GET', 431],
  ['too many cookies', { cookie: `a=${'b'.repeat(MAX_HEAD_BYTES)}` }, 'GET', 431],
])('%s takes the normal way, also when the page is stored', async (_, headers, method, status) => {
  await ask(PAGE)
  const reply = await ask(PAGE, headers, method)
  expect(wasStored()).toBe(false)
  expect(reply.status).toBe(status)
})

test('two lines of codings take the normal way', async () => {
  await ask(PAGE, GZIP)
  const gzip = 'Accept-Encoding: gzip\r\n'
  await sendText(`GET ${PAGE} HTTP/1.1\r\nHost: ${url.host}\r\n${gzip}${gzip}Connection: close\r\n\r\n`)
  expect(wasStored()).toBe(false)
})

test('a query takes the normal way', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(`${PAGE}?a=b`)).status).toBe(200)
    expect(wasStored()).toBe(false)
  }
})

test.each(['/film.mp4', '/en-US/docs/Nowhere', '/'])('%s is not stored', async (path) => {
  await ask(path)
  await ask(path)
  expect(wasStored()).toBe(false)
})

test('two Host lines are rejected, also when the page is stored', async () => {
  await ask(PAGE)
  expect(await sendText(`GET ${PAGE} HTTP/1.1\r\nHost: ${url.host}\r\nHost: other.example\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 400/,
  )
})

test('HTTP/1.0 and a connection that ends are answered as such', async () => {
  await ask(PAGE)
  expect(await sendText(`GET ${PAGE} HTTP/1.0\r\nHost: ${url.host}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 OK\r\n(?:.+\r\n)*connection: close/i)
  const last = await sendText(`GET ${PAGE} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`)
  expect(wasStored()).toBe(true)
  expect(last).toMatch(/^HTTP\/1.1 200 OK\r\n(?:.+\r\n)*connection: close/i)
})

test('a connection that stays open has no header that says so, and takes requests one after the other', async () => {
  await ask(PAGE)
  const get = `GET ${PAGE} HTTP/1.1\r\nHost: ${url.host}\r\n`
  const text = await sendText(`${get}\r\n${get}\r\n${get}Connection: close\r\n\r\n`)
  expect(text.match(/HTTP\/1.1 200 OK/g)).toHaveLength(3)
  expect(text.match(/\r\n(?:connection|keep-alive):/gi)).toHaveLength(1)
})

/** All that the server sends until it ends the connection. */
function sendText(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    connect(Number(url.port), url.hostname)
      .setEncoding('latin1')
      .on('data', (part: string) => {
        reply += part
      })
      .on('end', () => resolve(reply))
      .on('error', reject)
      .write(text)
  })
}
