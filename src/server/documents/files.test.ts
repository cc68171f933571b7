import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageHtml } from './built-site.fixture.ts'
import { DRAWING, EXAMPLE_BUILD, FILM, openExample } from './example-site.fixture.ts'

let example: ReturnType<typeof openExample>
beforeAll(() => {
  example = openExample()
})
afterAll(() => example.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => example.app.inject({ url, headers: { ...headers } })
const CSS_PAGE = pageHtml(EXAMPLE_BUILD.pages['/en-US/docs/Web/CSS'] ?? '')

test.each([
  ['/en-US/', 'text/html; charset=utf-8', 'home en-US'],
  ['/en-US/docs/Web/CSS', 'text/html; charset=utf-8', 'styles'],
  ['/en-US/docs/Web/CSS?a=b', 'text/html; charset=utf-8', 'styles'],
  ['/en-US/docs/Web/CSS/:has', 'text/html; charset=utf-8', 'has'],
  ['/en-US/docs/Web/CSS/%3Ahas', 'text/html; charset=utf-8', 'has'],
  ['/en-US/docs/Web/API/What%3F', 'text/html; charset=utf-8', 'question'],
  ['/en-US/docs/Mozilla/manifest.json', 'text/html; charset=utf-8', 'a page named like a file'],
  ['/en-US/docs/Mozilla/manifest.json/index.json', 'application/json; charset=utf-8', 'a page named like a file'],
  ['/en-US/index.json', 'application/json; charset=utf-8', '"/en-US/"'],
  ['/de/docs/Web/CSS/index.json', 'application/json; charset=utf-8', 'Stile'],
  ['/en-US/docs/Web/CSS/metadata.json', 'application/json; charset=utf-8', '"hash"'],
  ['/en-US/metadata.json', 'application/json; charset=utf-8', '[]'],
  ['/bcd/api/v0/current/css.properties.gap.json', 'application/json; charset=utf-8', '"query"'],
  ['/bcd/api/v0/current/javascript.builtins.Array.@@iterator.json', 'application/json; charset=utf-8', '"iterator"'],
  ['/schemas/index.json', 'application/json; charset=utf-8', '$schema'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
  ['/en-US/search-index.json', 'application/json; charset=utf-8', '[]'],
  ['/en-US/blog/rss.xml', 'application/rss+xml; charset=utf-8', '<rss/>'],
  ['/en-US/docs/Web/CSS/drawing.svg', 'image/svg+xml', DRAWING],
  ['/shared-assets/images/drawing.svg', 'image/svg+xml', DRAWING],
])('%s is %s', async (url, type, text) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe(type)
  expect(reply.body).toContain(text)
})

test.each([
  ['/en-US/docs/Web/CSS', 'public, max-age=3600'],
  ['/en-US/docs/Web/CSS/index.json', 'public, max-age=3600'],
  ['/bcd/api/v0/current/css.properties.gap.json', 'public, max-age=3600'],
  ['/static/entry.9f8e7d6c5b4a.js', 'public, max-age=31536000, immutable'],
  ['/static/styles-Bx3_k9Za.css', 'public, max-age=31536000, immutable'],
  ['/static/styles/0a1b2c3d4e5f.css', 'public, max-age=31536000, immutable'],
  ['/static/plain.js', 'public, max-age=3600'],
  ['/static/documents.js', 'public, max-age=3600'],
  ['/en-US/docs/Web/CSS/film.mp4', 'public, max-age=3600'],
  ['/static/missing.9f8e7d6c5b4a.js', 'no-store'],
])('%s may be cached: %s', async (url, cache) => {
  expect((await get(url)).headers['cache-control']).toBe(cache)
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.2, gzip;q=0.3', 'gzip', gunzipSync],
])('a page is compressed for "%s" with %s, the second time as the first', async (accepted, encoding, decompress) => {
  for (const _time of ['first', 'second']) {
    const reply = await get('/en-US/docs/Web/CSS', { 'accept-encoding': accepted })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(decompress(reply.rawPayload).toString()).toBe(CSS_PAGE)
    expect(reply.rawPayload.length).toBeLessThan(CSS_PAGE.length)
  }
})

test('index.html and index.json of one page are not mixed up when compressed', async () => {
  await get('/en-US/docs/Web/CSS', { 'accept-encoding': 'br' })
  const reply = await get('/en-US/docs/Web/CSS/index.json', { 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toMatchObject({ url: '/en-US/docs/Web/CSS' })
})

test('a form made ahead of time is sent as it is, and has no address of its own', async () => {
  const reply = await get('/static/styles-Bx3_k9Za.css', { 'accept-encoding': 'br' })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.body).toBe('made ahead of time')
  expect((await get('/static/styles-Bx3_k9Za.css.br')).statusCode).toBe(404)
})

test('a gzipped sitemap is XML in gzip, whatever is accepted', async () => {
  const { headers, body } = await get('/en-US/sitemap.xml.gz')
  expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'content-encoding': 'gzip' })
  expect(body).toBe('gzipped')
})

test('films are not compressed', async () => {
  const { headers } = await get('/en-US/docs/Web/CSS/film.mp4', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding'] ?? headers.vary).toBeUndefined()
})

test('each form of a file has its own strong tag, and the one who has it gets 304', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get('/en-US/docs/Web/CSS', { 'accept-encoding': encoding })
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^"[^"]+"$/)
    tags.add(tag)
    const again = await get('/en-US/docs/Web/CSS', { 'accept-encoding': encoding, 'if-none-match': `"other", W/${tag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
    expect(again.headers['content-type']).toBeUndefined()
  }
  expect(tags.size).toBe(3)
})

test('the tag of another form or of another file is not enough for 304', async () => {
  const { headers } = await get('/en-US/docs/Web/CSS', { 'accept-encoding': 'br' })
  expect((await get('/en-US/docs/Web/CSS', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  expect((await get('/en-US/docs/Web/CSS', { 'if-none-match': '*' })).statusCode).toBe(304)
})

test('HEAD has the headers of GET and no body', async () => {
  for (const url of ['/en-US/docs/Web/CSS', '/en-US/docs/Web/CSS/film.mp4', '/en-US/nothing', '/']) {
    const [head, whole] = [await example.app.inject({ method: 'HEAD', url }), await get(url)]
    expect([head.statusCode, head.body]).toEqual([whole.statusCode, ''])
    const { date: _date, 'content-length': length, ...headers } = whole.headers
    expect(head.headers).toMatchObject(headers)
    if (length !== '0') expect(head.headers['content-length']).toBe(length)
  }
})

test('a part of a film is 206', async () => {
  const reply = await get('/en-US/docs/Web/CSS/film.mp4', { range: 'bytes=10-19' })
  expect(reply.statusCode).toBe(206)
  expect(reply.headers).toMatchObject({ 'content-range': 'bytes 10-19/200', 'content-length': '10', 'accept-ranges': 'bytes' })
  expect(new Uint8Array(reply.rawPayload)).toEqual(FILM.slice(10, 20))
})

test('a part that the film does not have is 416', async () => {
  const reply = await get('/en-US/docs/Web/CSS/film.mp4', { range: 'bytes=200-' })
  expect([reply.statusCode, reply.headers['content-range'], reply.body]).toEqual([416, 'bytes */200', ''])
})

test('If-Range asks for the whole film when it has changed', async () => {
  const { headers } = await get('/en-US/docs/Web/CSS/film.mp4')
  const part = { range: 'bytes=0-1' }
  expect((await get('/en-US/docs/Web/CSS/film.mp4', { ...part, 'if-range': String(headers.etag) })).statusCode).toBe(206)
  expect((await get('/en-US/docs/Web/CSS/film.mp4', { ...part, 'if-range': '"other"' })).statusCode).toBe(200)
})

test('pages are sent whole, whatever part is asked for', async () => {
  const reply = await get('/en-US/docs/Web/CSS', { range: 'bytes=0-1' })
  expect([reply.statusCode, reply.body]).toEqual([200, CSS_PAGE])
})

test('a translated page shows the media of the English one, but not its data', async () => {
  const film = await get('/de/docs/Web/CSS/film.mp4')
  expect([film.statusCode, film.headers['content-type'], film.rawPayload.length]).toEqual([200, 'video/mp4', 200])
  expect((await get('/en-US/docs/Web/CSS/data.json')).statusCode).toBe(200)
  expect((await get('/de/docs/Web/CSS/data.json')).statusCode).toBe(404)
})

test('the list of contributors is not indexed', async () => {
  expect((await get('/en-US/contributors.txt')).headers['x-robots-tag']).toBe('noindex')
})
