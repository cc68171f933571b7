import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressHtml } from '#markup/address-html.ts'
import { openExample } from './example-site.fixture.ts'

let example: ReturnType<typeof openExample>
beforeAll(() => {
  example = openExample()
})
afterAll(() => example.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => example.app.inject({ url, headers: { ...headers } })

test.each([
  ['/de/docs/Nichts', {}, 'de'],
  ['/de/docs/Nichts', { cookie: 'preferredlocale=fr' }, 'de'],
  ['/nothing', { cookie: 'preferredlocale=fr', 'accept-language': 'ja' }, 'fr'],
  ['/nothing', { 'accept-language': 'ja' }, 'ja'],
  ['/nothing', {}, 'en-US'],
  ['/ko/404', {}, 'ko'],
])('%s with %j is the page of unknown paths in %s', async (url, headers, locale) => {
  const reply = await get(url, headers)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toContain(`not found ${locale}<`)
  expect(reply.body).toContain(`<span data-path>${addressHtml(url)}</span>`)
})

test('the path in the page is escaped', async () => {
  const { body } = await get('/en-US/%3Cimg%20src=x%20onerror=alert(1)%3E%22$&')
  expect(body).toContain('<span data-path>/<wbr>en-US/<wbr>&lt;img src=x onerror=alert(1)&gt;&quot;$&amp;</span>')
  expect(body).not.toContain('<img')
})

test.each([
  ['/en-US/docs/Nothing/index.json', {}],
  ['/en-US/docs/Nothing', { accept: 'application/json' }],
])('programs get the envelope for %s with %j', async (url, headers) => {
  const reply = await get(url, headers)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 404, error: 'Not Found' })
})

test('a script that asks for the data of a page gets what the address may have meant', async () => {
  const reply = await get('/de/docs/Web/CSS/Nothing/index.json')
  expect(reply.json()).toMatchObject({ suggestions: { closest: [{ url: '/de/docs/Web/CSS' }], retiredLocale: null } })
  expect((await get('/de/docs/Web/CSS/Nothing', { accept: 'application/json' })).json()).not.toHaveProperty('suggestions')
})

test('a user who opens a data file that is not there gets the page', async () => {
  const reply = await get('/en-US/docs/Nothing/index.json', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(reply.body).toContain('not found en-US')
})
