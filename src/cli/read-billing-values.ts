import { readFileSync } from 'node:fs'
import { findPaidPlan } from '#contracts/plans.ts'
import type { BillingSettings } from '#server/billing/serve-billing.ts'
import { readLine } from './read-account-values.ts'
import { readFile } from './read-values.ts'
import type { Secret } from './secret.ts'
import { ConfigError, type Given, wrongSecret, wrongValue } from './setting.ts'

type PriceList = NonNullable<BillingSettings['list']>
type PriceGroup = PriceList['groups'][number]

const COUNTRY = /^[A-Z]{2}$/
/** Those of ISO 4217 in which something can be paid: without XXX, which means no currency. */
const CURRENCIES: ReadonlySet<unknown> = new Set(Intl.supportedValuesOf('currency'))
const PRICE_ID = /^[\w-]{1,255}$/

/** The prices in a JSON file (docs/guides/billing.md). */
export function readPrices(given: Given | undefined): PriceList | undefined {
  const file = readFile(given)
  if (given === undefined || file === undefined) return undefined
  const list = readList(parse(file))
  if (typeof list === 'string') throw wrongValue(given, `a JSON file of prices as in docs/guides/billing.md; ${list}`)
  const countries = list.groups.flatMap((group) => group.countries)
  const twice = countries.find((country, index) => countries.indexOf(country) !== index)
  if (twice !== undefined) throw wrongValue(given, `each country in one group; ${twice} is there twice`)
  if (!countries.includes(list.defaultCountry))
    throw wrongValue(given, `defaultCountry to be a country of a group; ${list.defaultCountry} is in none`)
  return list
}

/** An address on https at which users subscribe, without a fragment. */
export function readSubscribeUrl(given: Given | undefined): string | undefined {
  const value = readLine(given)
  if (given === undefined || value === undefined) return undefined
  const url = URL.parse(value)
  if (url?.protocol !== 'https:' || url.hash !== '' || url.username !== '')
    throw wrongValue(given, 'an address on https, without a fragment')
  return url.href
}

interface StripeParts {
  readonly list: PriceList | undefined
  readonly subscribeUrl: string | undefined
  readonly secretKey: Secret | undefined
  readonly webhookSecrets: Secret | undefined
}

/**
 * The settings of billing. Stripe needs its key, the secret of its events and a list in which each price has its id.
 *
 * @throws ConfigError for a part that is missing, and for settings that contradict each other
 */
export function joinBilling({ list, subscribeUrl, secretKey, webhookSecrets }: StripeParts): BillingSettings {
  const parts = { ...(list === undefined ? {} : { list }), ...(subscribeUrl === undefined ? {} : { subscribeUrl }) }
  if (secretKey === undefined && webhookSecrets === undefined) return parts
  if (secretKey === undefined || webhookSecrets === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (or their files) are needed together; one of them is not set')
  }
  if (!/^(?:sk|rk)_\w+$/.test(secretKey.value)) throw wrongSecret(secretKey.name, 'a secret key of Stripe, which begins with sk_ or rk_')
  const secrets = webhookSecrets.value.split(',').map((secret) => secret.trim())
  if (!secrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw wrongSecret(webhookSecrets.name, 'secrets of Stripe endpoints, which begin with whsec_, separated by commas')
  }
  if (subscribeUrl !== undefined) throw new ConfigError('LECTERN_SUBSCRIBE_URL and STRIPE_SECRET_KEY exclude each other; set one of them')
  const prices = list?.groups.flatMap((group) => Object.values(group.prices)) ?? []
  if (list === undefined || prices.some(({ id }) => id === undefined)) {
    throw new ConfigError('STRIPE_SECRET_KEY needs LECTERN_PRICES, a file in which each price has the id that it has at Stripe')
  }
  return { ...parts, stripe: { secretKey: secretKey.value, webhookSecrets: secrets } }
}

/** @returns what is wrong, when it is no price list */
function readList(value: unknown): PriceList | string {
  if (!isObject(value) || !hasOnly(value, ['defaultCountry', 'groups'])) return 'expected an object with defaultCountry and groups only'
  const { defaultCountry, groups } = value
  if (!isMatch(defaultCountry, COUNTRY)) return 'defaultCountry is a country in two capital letters'
  if (!Array.isArray(groups) || groups.length === 0) return 'groups is a list of at least one group'
  const read: readonly (PriceGroup | string)[] = groups.map((group: unknown, index) => readGroup(group, `group ${index + 1}`))
  return read.find((group) => typeof group === 'string') ?? { defaultCountry, groups: read.filter((group) => typeof group !== 'string') }
}

function readGroup(value: unknown, name: string): PriceGroup | string {
  if (!isObject(value) || !hasOnly(value, ['currency', 'countries', 'prices'])) return `${name} has currency, countries and prices only`
  const { currency, countries, prices } = value
  if (!isCurrency(currency)) return `the currency of ${name} is the code of a currency in three capital letters, such as EUR`
  const areCountries = Array.isArray(countries) && countries.every((country) => isMatch(country, COUNTRY))
  if (!areCountries) return `the countries of ${name} are a list of codes of two capital letters`
  if (!isObject(prices)) return `the prices of ${name} are an object`
  const wrong = Object.entries(prices).find(([plan, price]) => findPaidPlan(plan) === undefined || readPrice(price) === undefined)
  if (wrong !== undefined) return `${wrong[0]} of ${name} is no plan with an amount and, for a payment provider, an id`
  const read = Object.entries(prices).flatMap(([plan, price]) => [[plan, readPrice(price)] as const])
  return { currency, countries, prices: Object.fromEntries(read) }
}

function readPrice(value: unknown): { readonly amount: number; readonly id?: string } | undefined {
  if (!isObject(value) || !hasOnly(value, ['amount', 'id'])) return undefined
  const { amount, id } = value
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1) return undefined
  if (id === undefined) return { amount }
  return isMatch(id, PRICE_ID) ? { amount, id } : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCurrency(value: unknown): value is string {
  return CURRENCIES.has(value)
}

function hasOnly(value: object, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name))
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
