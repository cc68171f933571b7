import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../start-server.ts'
import { openExample } from './example-site.fixture.ts'

let example: ReturnType<typeof openExample>
let url: string
beforeAll(async () => {
  example = openExample()
  url = (await startServer({ app: example.app, host: '127.0.0.1', port: 0 })).url
})
afterAll(() => example.close())

interface RawReply {
  readonly status: number | undefined
  readonly location: string | undefined
  readonly body: string
}

/** Sends the target as it is: nothing tidies it up on the way. */
async function send(path: string): Promise<RawReply> {
  return await new Promise((resolve, reject) => {
    const call = request(url, { path, agent: false }, (reply) => {
      let body = ''
      reply.setEncoding('utf8')
      reply.on('data', (text: string) => {
        body += text
      })
      reply.on('end', () => resolve({ status: reply.statusCode, location: reply.headers.location, body }))
    })
    call.on('error', reject)
    call.end()
  })
}

test.each([
  '/../manifest.json',
  '/..%2fmanifest.json',
  '/%2e%2e/manifest.json',
  '/%2e%2e%2fmanifest.json',
  '/en-US/../../manifest.json',
  '/en-US/docs/Web/CSS/..%2f..%2f..%2f..%2f..%2fmanifest.json',
  '/en-US/docs/Web/CSS/..%5c..%5c..%5cmanifest.json',
  '/static/..\\..\\manifest.json',
  '/static/%252e%252e/manifest.json',
  '/manifest.json',
  '/redirects.json',
  '/en-US/docs/Web/CSS/./film.mp4',
  '/static//plain.js',
  '/static/plain.js/',
  '/static%2fplain.js',
  '/static',
  '/en-US/docs%2fWeb',
  '/constructor',
  '/__proto__/index.html',
  '/en-US/toString',
])('%s gives nothing away', async (path) => {
  const reply = await send(path)
  expect(reply.status).toBe(404)
  expect(reply.body).not.toContain('"version"')
})

test.each(['/%00', '/en-US/%0d%0aSet-Cookie:a=b', '/%C0%AE%C0%AE/', '/%', '/en-US/docs/%E0%A4%A'])('%s is rejected', async (path) => {
  expect((await send(path)).status).toBe(400)
})

test.each([
  ['//evil.example/', '/evil.example/'],
  ['///evil.example/%2e%2e', '/evil.example/..'],
  ['/%2f/evil.example', '/evil.example'],
  ['/%2f..', '/..'],
  ['/%5cevil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['//%0aevil', undefined],
])('%s is sent to %s and to no other host', async (path, location) => {
  const reply = await send(path)
  expect([reply.status, reply.location]).toEqual([location === undefined ? 400 : 302, location])
})

test.each([
  '/docs//evil.example',
  '/docs/\\evil.example',
  '/en//evil.example/',
  '/en/%5cevil.example',
  '/EN-us//evil.example',
  '/blog/%2f%2fevil.example',
])('the redirect of %s stays on this host', async (path) => {
  const { location } = await send(path)
  expect(location).toBeDefined()
  expect(new URL(location ?? '', url).origin).toBe(url)
})

test('the absolute form of a target means its path', async () => {
  expect((await send('http://evil.example/en-US/docs/Web')).status).toBe(200)
})

test('an address that is longer than a head may be is rejected', async () => {
  expect((await send(`/${'a'.repeat(20_000)}`)).status).toBe(414)
})
