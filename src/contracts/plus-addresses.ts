/** Where the calls of Plus are (`plus.ts`). Without their schemas, so that the browser can have them. */
export const PLUS_ADDRESSES = {
  plans: { method: 'GET', path: '/api/v1/stripe/plans' },
} as const

/** The page on which a user subscribes to a plan; a site may have another one (`subscribe_url` of the plans). */
export const SUBSCRIBE_PATH = '/users/plus/subscribe/'
/** The page on which subscribers change or cancel their subscription. */
export const MANAGE_SUBSCRIPTION_PATH = '/users/plus/manage/'

/** Where Stripe reports changes, signed. */
export const STRIPE_EVENTS_PATH = '/events/stripe'

/** The value of `?reason=` on the page about Plus when the user wanted to manage a subscription and has none. */
export const NO_SUBSCRIPTION_REASON = 'no-active-subscription-found'

/**
 * The link that subscribes to a plan: the address of the subscription product with the plan as a parameter.
 *
 * @param subscribeUrl `subscribe_url` of the plans: a path of this site or an address elsewhere
 * @param id of the plan's price, as the plans have it
 * @example subscribeLink('/users/plus/subscribe/', 'mdn_plus_5m') // '/users/plus/subscribe/?plan=mdn_plus_5m'
 */
export function subscribeLink(subscribeUrl: string, id: string): string {
  return `${subscribeUrl}${subscribeUrl.includes('?') ? '&' : '?'}plan=${encodeURIComponent(id)}`
}
