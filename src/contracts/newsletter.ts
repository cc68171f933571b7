import Type from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { NEWSLETTER_ADDRESSES } from './newsletter-addresses.ts'
import type { BucketSize } from './rate-limits.ts'

/** The largest body of a request to get the newsletter, in bytes: one e-mail address. */
const NEWSLETTER_ASKED_BYTES_MAX = 4096
/** How many mails all visitors together make the site send with such requests (docs/behaviour/newsletter.md 6). */
export const NEWSLETTER_ASKED = { burst: 200, perMinute: 10 } as const satisfies BucketSize

const Subscription = closedObject({ subscribed: Type.Boolean() })

/** The subscription to the newsletter (docs/behaviour/newsletter.md). */
export const newsletter = {
  read: endpoint(NEWSLETTER_ADDRESSES.read, {
    summary: 'Whether the user gets the newsletter',
    access: 'account',
    reply: Subscription,
  }),
  subscribe: endpoint(NEWSLETTER_ADDRESSES.subscribe, {
    summary: 'Subscribes the user to the newsletter',
    access: 'account',
    reply: Subscription,
    status: 201,
  }),
  /** The same sent twice is the same sent once. */
  unsubscribe: endpoint(NEWSLETTER_ADDRESSES.unsubscribe, {
    summary: 'Ends the subscription of the user',
    access: 'account',
    reply: Subscription,
    status: 202,
  }),
  /** The reply is the same for every address. */
  ask: endpoint(NEWSLETTER_ADDRESSES.ask, {
    summary: 'Mails a link with which an e-mail address is subscribed to the newsletter',
    access: 'anyone',
    maxBytes: NEWSLETTER_ASKED_BYTES_MAX,
    body: closedObject({ email: Type.String() }),
    reply: Subscription,
    status: 201,
    errors: ['no_mail'],
  }),
} as const
