import type { Stripe } from 'stripe'
import { BillingUnavailable } from './billing.ts'

/** The operator's settings of Stripe. The secrets are never shown. */
export interface StripeSettings {
  readonly secretKey: string
  /** Of the endpoint of events; several while they are exchanged. */
  readonly webhookSecrets: readonly string[]
  /** Where Stripe's API is; absent: at Stripe. */
  readonly api?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
}

/** A request is tried this often again, with the same idempotency key, and each attempt may take so long. */
const RETRIES = 2
const TIMEOUT_MS = 10_000

/** Loads Stripe's library, which takes time and memory that a site without Stripe does not spend. */
export async function loadStripe({ secretKey, api }: Pick<StripeSettings, 'secretKey' | 'api'>): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  return new Client(secretKey, { ...api, maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false })
}

/**
 * Asks Stripe.
 *
 * @throws BillingUnavailable for every failure of Stripe or of the network; its message has the kind of the failure, no data and no key
 */
export async function askStripe<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    throw new BillingUnavailable(`Stripe: ${code}`, { cause: error })
  }
}

/** Whether Stripe says that there is no such thing (any more). */
export function isMissing(error: unknown): boolean {
  const cause = causeOf(error)
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'resource_missing'
}

/** Whether Stripe has rejected what was asked, such as a change of something in a state that does not allow it. */
export function isInvalidRequest(error: unknown): boolean {
  const cause = causeOf(error)
  return typeof cause === 'object' && cause !== null && 'type' in cause && cause.type === 'StripeInvalidRequestError'
}

function causeOf(error: unknown): unknown {
  return error instanceof BillingUnavailable ? error.cause : error
}

/** The kind of a failure, such as `StripeInvalidRequestError resource_missing`; undefined for what is no error of Stripe. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string' || !error.type.startsWith('Stripe'))
    return undefined
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.type}${code}`
}
