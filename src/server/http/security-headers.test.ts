import { expect, test } from 'vitest'
import { CSP } from '../documents/built-site.fixture.ts'
import { openExample } from '../documents/example-site.fixture.ts'

const ADDRESSES = [
  '/',
  '/en-US/',
  '/en-US/docs/web/css',
  '/en-US/nothing',
  '/api/x',
  '/healthz',
  '/static/plain.js',
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
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
})

test.each(['/en-US/', '/%ZZ'])('%s asks for https for two years when the site is on https', async (url) => {
  const { app, close } = openExample({ origin: 'https://example.org' })
  const { headers } = await app.inject(url)
  await close()
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
})

test('pages have the policy of the build, found or not; data and scripts have none', async () => {
  const { app, close } = openExample()
  const policyOf = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']
  expect(await policyOf('/en-US/docs/Web/CSS')).toBe(CSP)
  expect(await policyOf('/en-US/nothing')).toBe(CSP)
  expect(await policyOf('/en-US/docs/Web/CSS/index.json')).toBeUndefined()
  expect(await policyOf('/static/plain.js')).toBeUndefined()
  await close()
})

test('a drawing opened by itself runs no script', async () => {
  const { app, close } = openExample()
  const { headers } = await app.inject('/en-US/docs/Web/CSS/drawing.svg')
  await close()
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
})
