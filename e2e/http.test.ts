import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { ask } from './fixtures/ask.ts'
import { test } from './fixtures/test.ts'

const PATH = '/en-US/docs/Web/CSS'

test('a page is sent as brotli, as gzip or plain, as the user likes, and is the same', async ({ site }) => {
  const plain = await ask(site.origin, PATH)
  const brotli = await ask(site.origin, PATH, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const gzip = await ask(site.origin, PATH, { headers: { 'accept-encoding': 'gzip' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotli.body.length).toBeLessThan(plain.body.length / 3)
  for (const answer of [plain, brotli, gzip]) expect(answer.headers.vary).toMatch(/accept-encoding/i)
})

test('what a user has is not sent again', async ({ site }) => {
  const headers = { 'accept-encoding': 'br' }
  const first = await ask(site.origin, PATH, { headers })
  const tag = String(first.headers.etag)
  const again = await ask(site.origin, PATH, { headers: { ...headers, 'if-none-match': `W/"other", ${tag}` } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(tag)
  expect((await ask(site.origin, PATH, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await ask(site.origin, PATH, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('pages are cached for an hour, what has a hash in its name for a year', async ({ site }) => {
  const page = await ask(site.origin, PATH)
  expect(page.headers['cache-control']).toBe('public, max-age=3600')
  const bundle = /src="(\/static\/loader\.[0-9a-f]+\.js)"/.exec(page.body.toString())?.[1] ?? ''
  const script = await ask(site.origin, bundle)
  expect(script.status).toBe(200)
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('every page comes with the headers that keep its users safe', async ({ site }) => {
  for (const path of [PATH, '/en-US/', '/en-US/docs/No_such_page']) {
    const { headers } = await ask(site.origin, path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain('unsafe-')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('HEAD says what GET would send, without sending it', async ({ site }) => {
  for (const path of [PATH, '/en-US/docs/No_such_page', '/en-US/docs/web/css']) {
    const get = await ask(site.origin, path)
    const head = await ask(site.origin, path, { method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect(head.body).toHaveLength(0)
    const names = ['content-type', 'etag', 'location', 'cache-control', ...(get.body.length > 0 ? ['content-length'] : [])]
    for (const name of names) expect(head.headers[name]).toBe(get.headers[name])
  }
})

test('pages are only read: any other method is rejected with those that are allowed', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask(site.origin, PATH, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  }
})

test('an unknown address is not cached, and answers programs as they like it', async ({ site }) => {
  const html = await ask(site.origin, '/en-US/docs/No_such_page')
  expect(html.status).toBe(404)
  expect(html.headers['cache-control']).toBe('no-store')
  const json = await ask(site.origin, '/en-US/docs/No_such_page/index.json')
  expect(json.status).toBe(404)
  expect(JSON.parse(json.body.toString())).toMatchObject({ code: 404 })
})

test('moved pages keep the name of their data file', async ({ site }) => {
  const page = await ask(site.origin, '/en-US/docs/Web/CSS/gap')
  expect(page.status).toBe(301)
  expect(page.headers.location).toBe('/en-US/docs/Web/CSS/Reference/Properties/gap')
  expect(page.headers['cache-control']).toBe('public, max-age=2592000')
  const data = await ask(site.origin, '/en-US/docs/Web/CSS/gap/index.json')
  expect(data.headers.location).toBe('/en-US/docs/Web/CSS/Reference/Properties/gap/index.json')
})

test('no address leads out of the site', async ({ site }) => {
  for (const path of ['//evil.example/', '/%2fevil.example/', '/\\evil.example/', '///evil.example/..', '/%5cevil.example']) {
    const { status, headers } = await ask(site.origin, path)
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/)
    else expect(status).toBeGreaterThanOrEqual(400)
  }
  for (const path of ['/../package.json', '/en-US/%2e%2e/%2e%2e/manifest.json', '/static/..%2f..%2fmanifest.json', '/manifest.json']) {
    const { status } = await ask(site.origin, path)
    expect(status).toBeGreaterThanOrEqual(400)
  }
  expect((await ask(site.origin, '/en-US/docs/%E0%A4%A')).status).toBe(400)
})

test('an image is sent with its type and may run nothing', async ({ site }) => {
  const answer = await ask(site.origin, '/en-US/docs/Web/HTTP/exchange.svg')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  const part = await ask(site.origin, '/en-US/docs/Web/HTTP/exchange.svg', { headers: { range: 'bytes=0-9' } })
  expect([200, 206]).toContain(part.status)
})

test('robots find the sitemap, and the sitemap all pages', async ({ site }) => {
  const robots = (await ask(site.origin, '/robots.txt')).body.toString()
  const index = /^Sitemap: .*?(\/[^/\s]+\.xml)$/m.exec(robots)?.[1] ?? ''
  const sitemap = (await ask(site.origin, index)).body.toString()
  const english = /<loc>http:\/\/localhost:3000(\/sitemaps\/en-US\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? ''
  const pages = (await ask(site.origin, english)).body.toString()
  expect(pages).toContain('<loc>http://localhost:3000/en-US/docs/Web/CSS</loc>')
})

test('the server says that it is there, and which build it serves', async ({ site }) => {
  const answer = await ask(site.origin, '/healthz')
  expect(JSON.parse(answer.body.toString())).toEqual({ status: 'ok', build: expect.stringMatching(/^\w+$/) })
})
