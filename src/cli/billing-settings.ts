import type { CommandName } from './commands.ts'
import { readLine } from './read-account-values.ts'
import { readPrices, readSubscribeUrl } from './read-billing-values.ts'
import type { Setting } from './setting.ts'

const SERVING: readonly CommandName[] = ['start', 'serve', 'dev']

/** The settings of plans and payments: a part of `SETTINGS`. */
export const BILLING_SETTINGS = {
  prices: {
    variable: 'LECTERN_PRICES',
    option: 'prices',
    takes: 'FILE',
    default: 'none: US dollars, euros and Swiss francs',
    meaning: 'JSON file of the plans that are sold: countries, currencies and prices (`docs/guides/billing.md`)',
    commands: SERVING,
    read: readPrices,
  },
  subscribeUrl: {
    variable: 'LECTERN_SUBSCRIBE_URL',
    default: 'none: the pages of the site itself',
    meaning: 'address at which users subscribe, when the provider for sign-in sells the plans: `https://…`',
    commands: SERVING,
    read: readSubscribeUrl,
  },
  stripeSecretKey: {
    variable: 'STRIPE_SECRET_KEY',
    default: 'none: no money moves',
    meaning: 'secret key of Stripe, where users pay. It needs the next variable, and `LECTERN_PRICES`',
    commands: SERVING,
    read: readLine,
  },
  stripeWebhookSecret: {
    variable: 'STRIPE_WEBHOOK_SECRET',
    default: 'none',
    meaning: 'secret of the endpoint of events at Stripe; several, separated by commas, while they are exchanged',
    commands: SERVING,
    read: readLine,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
