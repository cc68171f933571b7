import { LEAVE_NEWSLETTER_PATH } from '#contracts/newsletter-addresses.ts'
import type { Sealer } from '../http/sessions/sealer.ts'

const PURPOSE = 'newsletter.unsubscribe'

/**
 * The link with which the newsletter to an address is stopped. It needs no sign-in and does not expire: what is sealed by the site's keys can
 * be neither guessed nor read.
 *
 * @param key `emailKey` of the address
 */
export function leaveLink(sealer: Sealer, { origin, key, locale }: { origin: string; key: string; locale: string }): string {
  return `${origin}${LEAVE_NEWSLETTER_PATH}?token=${sealer.seal(key, PURPOSE)}&locale=${locale}`
}

/** `emailKey` of the address that a link is for; undefined when the site has not made it. */
export function readLeaveToken(sealer: Sealer, token: string): string | undefined {
  return sealer.open(token, PURPOSE)
}
