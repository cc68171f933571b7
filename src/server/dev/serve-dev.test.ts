import { expect, test } from 'vitest'
import { SEARCH_PLACE } from '#contracts/search-place.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '../app.ts'
import { openExample } from '../documents/example-site.fixture.ts'
import { startServer } from '../start-server.ts'

/** A site that reports a change when a test says so. */
function changingSite() {
  const listeners = new Set<(changed: readonly string[] | '*') => void>()
  const site: SiteSource = {
    current: () => ({
      id: 'dev',
      csp: '',
      pageUrls: () => [],
      findPageUrl: () => undefined,
      findRedirect: () => undefined,
      read: async () => undefined,
      findHash: async () => undefined,
      searchIndexes: [],
      readSearchIndex: async () => new Uint8Array(),
    }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => {},
  }
  const change = (changed: readonly string[] | '*'): void => {
    for (const listener of listeners) listener(changed)
  }
  return { site, listeners, change }
}

/** Reads a stream of events until it holds `text`. */
async function readUntil(user: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let read = ''
  while (!read.includes(text)) {
    const { done, value } = await user.read()
    if (done) throw new Error(`ended before ${text}: ${read}`)
    read += new TextDecoder().decode(value)
  }
  return read
}

test('open browsers get the changed pages, and the server stops while they listen', async () => {
  const { site, listeners, change } = changingSite()
  const server = await startServer({ app: createApp({ site, dev: true }), host: '127.0.0.1', port: 0 })
  const reply = await fetch(`${server.url}/_dev/events`)
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  const user = reply.body?.getReader()
  if (user === undefined) throw new Error('no stream')
  await readUntil(user, 'retry:')
  change(['/en-US/docs/Web', '/de/docs/Web'])
  expect(await readUntil(user, '\n\n')).toBe('event: change\ndata: ["/en-US/docs/Web","/de/docs/Web"]\n\n')
  change('*')
  expect(await readUntil(user, '\n\n')).toBe('event: change\ndata: ["*"]\n\n')
  await server.close()
  expect(listeners.size).toBe(0)
})

test('a browser that comes late gets what changed since its page was rendered', async () => {
  const { site, change } = changingSite()
  const server = await startServer({ app: createApp({ site, dev: true }), host: '127.0.0.1', port: 0 })
  const missed = async (since: number): Promise<string> => {
    const user = (await fetch(`${server.url}/_dev/events?since=${since}`)).body?.getReader()
    if (user === undefined) throw new Error('no stream')
    return (await readUntil(user, since < 1 ? '"/b"]\n\n' : '\n\n')).replace('retry: 500\n\n', '')
  }
  change(['/a'])
  change(['/b'])
  expect(await missed(0)).toBe('event: change\ndata: ["/a"]\n\nevent: change\ndata: ["/b"]\n\n')
  expect(await missed(2)).toBe('')
  for (let count = 0; count < 100; count++) change(['/c'])
  const user = (await fetch(`${server.url}/_dev/events?since=0`)).body?.getReader()
  expect(user === undefined ? '' : await readUntil(user, '"*"')).toContain('event: change\ndata: ["*"]')
  await server.close()
})

test('a page has the script that listens, once, and nothing is stored or compressed', async () => {
  const { app, close } = openExample({ dev: true })
  const reply = await app.inject({ url: '/en-US/docs/Web/CSS', headers: { 'accept-encoding': 'br' } })
  expect(reply.body).toMatch(/<script type="module" src="\/_dev\/client.js" data-changes="0"><\/script><\/body><\/html>$/)
  expect(reply.body.split('/_dev/client.js')).toHaveLength(2)
  expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(reply.body)))
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers.etag ?? reply.headers['content-encoding']).toBeUndefined()
  await close()
})

test('a page that the server fills in has the script too, and is not compressed', async () => {
  const { app, close } = openExample({ dev: true }, { '/en-US/search': `${SEARCH_PLACE.start}${SEARCH_PLACE.end}` })
  const reply = await app.inject({ url: '/en-US/search', headers: { 'accept-encoding': 'br' } })
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toMatch(/^<!doctype html>.*data-changes="0"><\/script><\/body><\/html>$/is)
  await close()
})

test('the page of unknown paths listens too; data does not', async () => {
  const { app, close } = openExample({ dev: true })
  expect((await app.inject('/en-US/nothing')).body).toContain('/_dev/client.js')
  expect((await app.inject('/en-US/docs/Web/CSS/index.json')).json()).toMatchObject({ url: '/en-US/docs/Web/CSS' })
  await close()
})

test.each(['/en-US/docs/web/css', '/static/entry.9f8e7d6c5b4a.js', '/_dev/client.js'])('%s is not stored in dev', async (url) => {
  const { app, close } = openExample({ dev: true })
  expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  await close()
})

test('the script is served as one', async () => {
  const { app, close } = openExample({ dev: true })
  const reply = await app.inject('/_dev/client.js')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(reply.body).toContain('/_dev/events')
  await close()
})

test('a site that is not in dev has none of this', async () => {
  const { app, close } = openExample()
  expect((await app.inject('/_dev/client.js')).statusCode).toBe(404)
  expect((await app.inject('/_dev/events')).statusCode).toBe(404)
  expect((await app.inject('/en-US/')).body).not.toContain('/_dev/')
  await close()
})
