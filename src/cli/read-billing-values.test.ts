import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './setting.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prices-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const GROUP = { currency: 'EUR', countries: ['DE', 'AT'], prices: { mdn_plus_5m: { amount: 600, id: 'price_1' } } }
const LIST = { defaultCountry: 'DE', groups: [GROUP] }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' }

function fileOf(content: unknown, name = 'prices.json'): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const billingOf = (environment: Readonly<Record<string, string>>) => readConfig('serve', [], environment).billing
const listOf = (content: unknown) => billingOf({ LECTERN_PRICES: fileOf(content) }).list

test('without settings no money moves, for the default prices', () => {
  expect(billingOf({})).toEqual({})
})

test('prices come from a file', () => {
  expect(listOf(LIST)).toEqual(LIST)
})

test.each([
  ['is no JSON', '{', 'expected an object'],
  ['has an unknown field', { ...LIST, tax: 1 }, 'defaultCountry and groups only'],
  ['has a country in small letters', { ...LIST, groups: [{ ...GROUP, countries: ['de'] }] }, 'the countries of group 1'],
  ['has no currency', { ...LIST, groups: [{ ...GROUP, currency: 'EURO' }] }, 'the currency of group 1'],
  ['has a code that is no currency', { ...LIST, groups: [{ ...GROUP, currency: 'XXX' }] }, 'the currency of group 1'],
  ['has no group', { ...LIST, groups: [] }, 'groups is a list of at least one group'],
  [
    'has a default country without prices',
    { ...LIST, defaultCountry: 'US' },
    'expected defaultCountry to be a country of a group; US is in none',
  ],
  ['has a price with a fraction', { ...LIST, groups: [{ ...GROUP, prices: { mdn_plus_5m: { amount: 5.5 } } }] }, 'mdn_plus_5m of group 1'],
  ['has an unknown plan', { ...LIST, groups: [{ ...GROUP, prices: { core: { amount: 5 } } }] }, 'core of group 1'],
  ['has a country twice', { ...LIST, groups: [GROUP, { ...GROUP, countries: ['CH', 'AT'] }] }, 'AT is there twice'],
])('a file that %s is rejected, with the place', (_name, content, message) => {
  expect(() => listOf(content)).toThrow(ConfigError)
  expect(() => listOf(content)).toThrow(message)
})

test('Stripe has a key, secrets of its events, and a price list with ids', () => {
  expect(billingOf({ ...STRIPE, LECTERN_PRICES: fileOf(LIST) }).stripe).toEqual({
    secretKey: 'sk_live_abc',
    webhookSecrets: ['whsec_a', 'whsec_b'],
  })
})

test.each([
  ['only the key', { STRIPE_SECRET_KEY: 'sk_live_abc' }, 'needed together'],
  ['a public key', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY is wrong'],
  ['a secret of something else', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET is wrong'],
  ['no prices', STRIPE, 'needs LECTERN_PRICES'],
  ['another place to subscribe', { ...STRIPE, LECTERN_SUBSCRIBE_URL: 'https://pay.example/' }, 'exclude each other'],
])('Stripe with %s is rejected, and no secret is repeated', (_name, environment, message) => {
  expect(() => billingOf(environment)).toThrow(message)
  expect(() => billingOf(environment)).not.toThrow(/live_abc/)
})

test('the secrets of Stripe can be in files, of which the first line counts', () => {
  const files = {
    STRIPE_SECRET_KEY_FILE: fileOf('rk_live_abc\n', 'key'),
    STRIPE_WEBHOOK_SECRET_FILE: fileOf('whsec_a,whsec_b\r\nmore\n', 'webhook'),
  }
  const LECTERN_PRICES = fileOf(LIST)
  expect(billingOf({ ...files, LECTERN_PRICES }).stripe).toEqual({ secretKey: 'rk_live_abc', webhookSecrets: ['whsec_a', 'whsec_b'] })
  expect(() => billingOf({ ...files, ...STRIPE, LECTERN_PRICES })).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set; expected one of them',
  )
  const empty = { ...files, STRIPE_WEBHOOK_SECRET_FILE: fileOf('\n', 'empty'), LECTERN_PRICES }
  expect(() => billingOf(empty)).toThrow(
    'the first line of the file in STRIPE_WEBHOOK_SECRET_FILE is wrong; expected secrets of Stripe endpoints',
  )
})

test('users can subscribe elsewhere, on https', () => {
  expect(billingOf({ LECTERN_SUBSCRIBE_URL: 'https://pay.example/buy?site=1' })).toEqual({ subscribeUrl: 'https://pay.example/buy?site=1' })
  expect(() => billingOf({ LECTERN_SUBSCRIBE_URL: 'http://pay.example/' })).toThrow('an address on https')
})
