import type { CommandName } from './commands.ts'
import { readPrices, readSubscribeUrl } from './read-billing-values.ts'
import { readSecret, readSecretFile } from './secret.ts'
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
    meaning: 'secret key of Stripe, where users pay. It needs the secret of events, and `LECTERN_PRICES`',
    commands: SERVING,
    read: readSecret,
  },
  stripeSecretKeyFile: {
    variable: 'STRIPE_SECRET_KEY_FILE',
    default: 'none',
    meaning: 'file whose first line is that key, in place of `STRIPE_SECRET_KEY`',
    commands: SERVING,
    read: readSecretFile,
  },
  stripeWebhookSecret: {
    variable: 'STRIPE_WEBHOOK_SECRET',
    default: 'none',
    meaning: 'secret of the endpoint of events at Stripe; several, separated by commas, while they are exchanged',
    commands: SERVING,
    read: readSecret,
  },
  stripeWebhookSecretFile: {
    variable: 'STRIPE_WEBHOOK_SECRET_FILE',
    default: 'none',
    meaning: 'file whose first line is that secret or these secrets, in place of `STRIPE_WEBHOOK_SECRET`',
    commands: SERVING,
    read: readSecretFile,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
