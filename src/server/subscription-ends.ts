import { endSubscription } from './newsletter/subscriptions.ts'
import type { SubscriptionEnd } from './store/subscription-end.ts'

/** What features change when an account no longer subscribes, one line each (docs/behaviour/plus.md 12). */
export const SUBSCRIPTION_ENDS: readonly SubscriptionEnd[] = [endSubscription]
