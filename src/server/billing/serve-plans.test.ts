import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
let it: TestApp
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    signIn: { kind: 'outside', provider },
    countryHeaders: ['cloudfront-viewer-country', 'x-appengine-country'],
  })
})
afterAll(() => it.close())

const ask = (country?: string) =>
  it.client().get('/api/v1/stripe/plans', { headers: country === undefined ? {} : { 'cloudfront-viewer-country': country } })

test.each([
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['CH', 'CHF'],
])('2, 4, 5: in %s plans are sold in %s, a yearly price per month rounded to the nearest cent', async (country, currency) => {
  expect((await ask(country)).json()).toEqual({
    country,
    currency,
    subscribe_url: '/users/plus/subscribe/',
    plans: {
      mdn_plus_5m: { id: 'mdn_plus_5m', monthlyPriceInCents: 500 },
      mdn_plus_5y: { id: 'mdn_plus_5y', monthlyPriceInCents: 417 },
      mdn_plus_10m: { id: 'mdn_plus_10m', monthlyPriceInCents: 1000 },
      mdn_plus_10y: { id: 'mdn_plus_10y', monthlyPriceInCents: 833 },
    },
  })
})

test('2: only the browser may keep the response, for a day, and for the country of this request', async () => {
  const { headers } = await ask('DE')
  expect([headers['cache-control'], headers.vary]).toEqual([
    'private, max-age=86400',
    expect.stringContaining('cloudfront-viewer-country, x-appengine-country'),
  ])
})

test('3: a country in which nothing is sold gets 404, which is not stored', async () => {
  const reply = await ask('AQ')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each([undefined, 'ZZ', 'not a country', 'XX'])('3: an unknown country (%s) counts as the default one', async (country) => {
  expect((await ask(country)).json().country).toBe('US')
})
