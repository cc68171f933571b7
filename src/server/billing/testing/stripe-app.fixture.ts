import { FEATURES, type Feature } from '#contracts/features.ts'
import { createTestApp, type TestApp } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'
import type { Store } from '../../store/store.ts'
import type { PriceList } from '../prices/price-list.ts'
import { type StripeServer, startStripeServer } from './stripe-server.fixture.ts'

/** A price list as a site with Stripe has it. */
const PRICES: PriceList = {
  defaultCountry: 'US',
  groups: [
    {
      currency: 'USD',
      countries: ['US'],
      prices: { mdn_plus_5m: { amount: 500, id: 'price_5m' }, mdn_plus_10m: { amount: 1000, id: 'price_10m' } },
    },
  ],
}
export const SUBSCRIBE = '/users/plus/subscribe/'
export const MANAGE = '/users/plus/manage/'

export interface StripeApp extends TestApp {
  readonly stripe: StripeServer
  /** What the operator is told. */
  readonly lines: string[]
}

/** A user of the site. */
export interface Payer {
  readonly client: TestClient
  readonly accountId: string
  readonly whoami: () => Promise<{ readonly subscription_type: string; readonly settings: { readonly no_ads: boolean } | null }>
  /** Asks for the form of a plan. */
  readonly formFor: (id: string) => Promise<Record<string, string>>
  /** Sends it. @returns the customer */
  readonly checkOut: (id: string) => Promise<string>
}

/** @param features those that are on; all of them when left out */
export async function createStripeApp(kind: Store['kind'], features: readonly Feature[] = FEATURES): Promise<StripeApp> {
  const stripe = await startStripeServer()
  const lines: string[] = []
  const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
  const app = await createTestApp({
    kind,
    signIn: { kind: 'outside', provider },
    features,
    billing: { list: PRICES, stripe: stripe.settings },
    report: (line) => lines.push(line),
  })
  return {
    ...app,
    stripe,
    lines,
    async close() {
      await app.close()
      await stripe.stop()
    },
  }
}

/** Signs in a new user. */
export async function createPayer(it: StripeApp): Promise<Payer> {
  const account = await it.createAccount()
  const client = it.client()
  await client.signIn(account)
  const formFor = async (id: string) => {
    const { body } = await client.get(`${SUBSCRIBE}?plan=${id}`)
    return fieldsOf(body)
  }
  return {
    client,
    accountId: account.id,
    formFor,
    whoami: async () => (await client.get('/api/v1/whoami')).json(),
    async checkOut(id) {
      await client.post(SUBSCRIBE, { form: await formFor(id) })
      const row = await it.store.db
        .selectFrom('billing_customers')
        .select('customer_id')
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow()
      return row.customer_id
    },
  }
}

/** The fields of the form of a page. */
export function fieldsOf(body: string): Record<string, string> {
  return Object.fromEntries([...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}
