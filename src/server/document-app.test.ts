import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createChangeStream } from './dev/change-stream.ts'
import { createDocumentApp } from './document-app.ts'
import { openExampleSite } from './documents/example-site.fixture.ts'
import { findFreePort, startServer } from './start-server.ts'

const HOST = '127.0.0.1'

/** A server of documents, whose whole server is made when the test says so. */
async function start() {
  const example = openExampleSite()
  const { site } = example
  const origin = `http://localhost:${await findFreePort(HOST)}`
  const changes = createChangeStream(site)
  const allowed = Promise.withResolvers<void>()
  let opened: FastifyInstance | undefined
  let openings = 0
  const openWhole = async (): Promise<FastifyInstance> => {
    openings += 1
    await allowed.promise
    opened = createApp({ site, origin, dev: true, changes })
    return opened
  }
  const app = createDocumentApp({ site, origin, changes, openWhole })
  const server = await startServer({ app, host: HOST, port: Number(new URL(origin).port) })
  return {
    server,
    allow: allowed.resolve,
    fail: allowed.reject,
    openings: () => openings,
    whole: () => opened,
    get: (path: string, init: RequestInit = {}) => fetch(server.url + path, init),
    async close() {
      await server.close()
      await example.close()
    },
  }
}

/** What of a response is the same for each request. */
async function shown(response: Response) {
  const { date, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}

const EARLY = [
  '/en-US/docs/Web/CSS',
  '/en-US/docs/web/css',
  '/en-US/docs/Web/CSS/index.json',
  '/en-US/docs/nothing',
  '/static/entry.9f8e7d6c5b4a.js',
  '/_dev/client.js',
]

test('documents are served before the whole server is made, and look the same as afterwards', async () => {
  const { get, allow, whole, close } = await start()
  const early = []
  for (const path of EARLY) early.push(await shown(await get(path, { redirect: 'manual' })))
  expect(whole()).toBeUndefined()
  allow()
  expect((await get('/healthz')).status).toBe(200)
  expect(whole()).toBeDefined()
  for (const [index, path] of EARLY.entries()) expect(await shown(await get(path, { redirect: 'manual' })), path).toEqual(early[index])
  await close()
})

test('all other requests wait for the whole server, which is made once', async () => {
  const { get, allow, openings, close } = await start()
  const waiting = Promise.all([get('/api/v1/version'), get('/en-US/docs/Web/CSS', { method: 'POST' }), get('/en-US/')])
  allow()
  expect((await waiting).map(({ status }) => status)).toEqual([404, 405, 200])
  expect(openings()).toBe(1)
  await close()
})

test('a browser that listens before the whole server is made hears of later changes', async () => {
  const { get, allow, close } = await start()
  const events = (await get('/_dev/events')).body?.getReader()
  allow()
  await get('/healthz')
  expect(new TextDecoder().decode((await events?.read())?.value)).toBe('retry: 500\n\n')
  await close()
  expect((await events?.read())?.done).toBe(true)
})

test('where the whole server can not be made, documents are served and all else is unavailable', async () => {
  const { get, fail, openings, close } = await start()
  const waiting = get('/healthz')
  await expect.poll(openings).toBe(1)
  fail(new Error('no store'))
  expect((await waiting).status).toBe(503)
  expect((await get('/en-US/docs/Web/CSS')).status).toBe(200)
  await close()
})
