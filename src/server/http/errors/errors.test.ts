import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERRORS } from '#contracts/errors.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { errorTexts } from '#locales/errors.ts'
import { createApp } from '../../app.ts'
import { openExample } from '../../documents/example-site.fixture.ts'

let example: ReturnType<typeof openExample>
beforeAll(() => {
  example = openExample()
})
afterAll(() => example.close())

/** A site whose every read fails, as with a broken disk. */
function brokenSite(): SiteSource {
  const broken = async (): Promise<never> => {
    throw new Error('secret detail of the disk')
  }
  const snapshot: SiteSnapshot = {
    id: 'broken',
    csp: '',
    pageUrls: () => [],
    findPageUrl: (path) => path,
    findRedirect: () => undefined,
    read: broken,
    findHash: broken,
    searchIndexes: [],
    readSearchIndex: async () => new Uint8Array(),
  }
  return { current: () => snapshot, subscribe: () => () => {}, close: async () => {} }
}

test('an unknown call is a 404 envelope, whatever its method and body', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const reply = await example.app.inject({ method, url: '/api/v9/nothing', headers: { 'content-type': 'text/strange' }, payload: 'x' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ code: 404, error: 'Not Found', message: expect.stringMatching(/./) })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

test('a broken address is a 400 page for users and a 400 envelope for programs', async () => {
  const page = await example.app.inject({ url: '/%ZZ', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['x-frame-options']).toBe('DENY')
  const json = await example.app.inject({ url: '/%ZZ', headers: { accept: 'application/json' } })
  expect(json.json()).toMatchObject({ code: 400, error: 'Bad Request' })
})

test.each([
  ['/de/%ZZ', {}, 'de', '400 Ungültige Anfrage'],
  ['/de/%ZZ', { cookie: 'preferredlocale=fr' }, 'de', '400 Ungültige Anfrage'],
  ['/%ZZ', { cookie: 'preferredlocale=fr', 'accept-language': 'ja' }, 'fr', '400 Requête incorrecte'],
  ['/%ZZ', { 'accept-language': 'ja' }, 'ja', '400 不正なリクエスト'],
  ['/%ZZ', { 'accept-language': 'ar, ko;q=0.5' }, 'ko', '400 잘못된 요청'],
  ['/ar/%ZZ', { 'accept-language': 'ja' }, 'en-US', '400 Bad request'],
  ['/%ZZ', {}, 'en-US', '400 Bad request'],
])('an error at %s with %j is described in %s', async (url, headers, locale, heading) => {
  const page = await example.app.inject({ url, headers: { accept: 'text/html', ...headers } })
  expect(page.body).toContain(`<html lang="${locale}" dir="ltr">`)
  expect(page.body).toContain(`<h1>${heading}</h1>`)
  expect(page.body).toContain(`<a href="/${locale}/">`)
  expect(page.headers['cache-control']).toBe('no-store')
})

test('every error has a name and a sentence of its own in every language', () => {
  const english = errorTexts('en-US')
  for (const { code } of INTERFACE_LOCALES) {
    const texts = errorTexts(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const name of Object.keys(ERRORS))
      expect(texts, `${name} in ${code}`).toMatchObject({
        [name]: expect.stringMatching(/./),
        [`${name}_text`]: expect.stringMatching(/./),
      })
    expect(texts.reference).toContain('{id}')
    if (code !== 'en-US') expect(Object.values(texts).filter((text) => Object.values(english).includes(text))).toEqual([])
  }
})

test('a NUL in an address is rejected', async () => {
  expect((await example.app.inject('/en-US/docs/Web%00/CSS')).statusCode).toBe(400)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s to a page is 405 and says what is allowed', async (method) => {
  const reply = await example.app.inject({ method, url: '/en-US/docs/Web/CSS', headers: { 'content-type': 'text/strange' }, payload: 'x' })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test('an error of the server shows an id and is logged with its cause under it', async () => {
  const lines: string[] = []
  const app = createApp({ site: brokenSite(), logger: { write: (line) => void lines.push(line) } })
  const reply = await app.inject({ url: '/en-US/docs/Web?token=secret', headers: { accept: 'application/json' } })
  await app.close()
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('secret')
  const { id, ...envelope } = reply.json()
  expect(envelope).toEqual({ code: 500, error: 'Server Error', message: 'internal server error' })
  expect(reply.headers['error-id']).toBe(id)
  const log = lines.join('')
  expect(log).toContain(id)
  expect(log).toContain('secret detail of the disk')
  expect(log).not.toContain('token=secret')
})

test('the page for an error of the server shows its id and nothing of the cause', async () => {
  const app = createApp({ site: brokenSite() })
  const reply = await app.inject({ url: '/en-US/docs/Web', headers: { accept: 'text/html' } })
  await app.close()
  expect(reply.statusCode).toBe(500)
  expect(reply.body).toContain(reply.headers['error-id'])
  expect(reply.body).not.toContain('disk')
})

test('a request is one line in the log, without its query', async () => {
  const lines: string[] = []
  const { app, close } = openExample({ logger: { write: (line) => void lines.push(line) } })
  await app.inject('/en-US/docs/Web/CSS?token=secret')
  await close()
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
  expect(requests).toEqual([expect.objectContaining({ method: 'GET', path: '/en-US/docs/Web/CSS', status: 200 })])
  expect(lines.join('')).not.toContain('secret')
})

test('the health of the process is reported with the build it serves', async () => {
  const reply = await example.app.inject('/healthz')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ status: 'ok', build: 'example' })
})
