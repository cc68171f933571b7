import { expect, test } from 'vitest'
import { CSP } from '../../documents/built-site.fixture.ts'
import { openExample } from '../../documents/example-site.fixture.ts'
import { BARE_PAGE_CSP } from './security-headers.ts'

const ADDRESSES = [
  '/',
  '/en-US/',
  '/en-US/docs/web/css',
  '/en-US/nothing',
  '/healthz',
  '/en-US/docs/Web/CSS/index.json',
  '/en-US/blog/rss.xml',
  '//x',
  '/%ZZ',
  '/en-US/docs/Web/CSS/film.mp4',
]

test.each(ADDRESSES)('%s has the security headers and no name of the software', async (url) => {
  const { app, close } = openExample()
  const { headers } = await app.inject(url)
  await close()
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('payment=()'),
    'content-security-policy': expect.stringMatching(/^default-src '(?:none|self)'/),
  })
  expect(headers['strict-transport-security'] ?? headers['cross-origin-opener-policy']).toBeUndefined()
  expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
})

test('data of the API have a policy that allows nothing, and none of the headers of windows', async () => {
  const { app, close } = openExample()
  const { headers } = await app.inject('/api/x')
  await close()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': BARE_PAGE_CSP,
  })
  for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers[name]).toBeUndefined()
})

test.each(['/en-US/', '/%ZZ'])('%s asks for https for two years, and for a window of its own, when the site is on https', async (url) => {
  const { app, close } = openExample({ origin: 'https://example.org' })
  const { headers } = await app.inject(url)
  await close()
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('pages have the policy of the build, found or not; data have one that allows nothing', async () => {
  const { app, close } = openExample()
  const policyOf = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']
  expect(await policyOf('/en-US/docs/Web/CSS')).toBe(CSP)
  expect(await policyOf('/en-US/nothing')).toBe(CSP)
  for (const url of ['/en-US/docs/Web/CSS/index.json', '/api/openapi.json', '/api/v1/nothing', '/healthz', '/robots.txt'])
    expect(await policyOf(url)).toBe(BARE_PAGE_CSP)
  await close()
})

test('a script has none of the headers of documents, but its type is not guessed', async () => {
  const { app, close } = openExample()
  const { headers } = await app.inject('/static/plain.js')
  await close()
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  for (const name of [
    'cross-origin-resource-policy',
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'x-frame-options',
  ])
    expect(headers[name]).toBeUndefined()
})

test('other sites may show images, sounds and films, and nothing else', async () => {
  const { app, close } = openExample()
  const policyOf = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy']
  for (const file of ['film.mp4', 'drawing.svg']) expect(await policyOf(`/en-US/docs/Web/CSS/${file}`)).toBe('cross-origin')
  for (const url of ['/en-US/docs/Web/CSS', '/en-US/docs/Web/CSS/index.json', '/healthz', '/en-US/nothing'])
    expect(await policyOf(url)).toBe('same-origin')
  await close()
})

test('a drawing opened by itself runs no script', async () => {
  const { app, close } = openExample()
  for (const url of ['/en-US/docs/Web/CSS/drawing.svg', '/shared-assets/images/drawing.svg']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
  }
  await close()
})
