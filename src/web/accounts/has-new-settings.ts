import type { User } from '../browser/user.ts'
import { isViewed } from '../browser/viewed-features.ts'

/** After this moment the newsletter is not new any more (milliseconds, 1 February 2023). */
const NEWSLETTER_IS_NEW_UNTIL = 1_675_209_600_000

/** Whether the settings have something new for the user: subscribers without the newsletter who have not seen its section (docs/behaviour/plus.md 126). */
export function hasNewSettings({ isSubscriber, settings }: Pick<User, 'isSubscriber' | 'settings'>, now: number): boolean {
  return now < NEWSLETTER_IS_NEW_UNTIL && isSubscriber && !settings.mdnplusNewsletter && !isViewed('plus_newsletter')
}
