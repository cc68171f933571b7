import { LEAVE_DIGEST_PATH } from '#contracts/follow-addresses.ts'
import type { Sealer } from '../http/sessions/sealer.ts'

const PURPOSE = 'digest.unsubscribe'

/**
 * The link with which the weekly mail to an account is stopped. It needs no sign-in and does not expire: what is sealed by the site's keys can be
 * neither guessed nor read.
 */
export function leaveDigestLink(
  sealer: Sealer,
  { origin, accountId, locale }: { origin: string; accountId: string; locale: string },
): string {
  return `${origin}${leaveDigestPath(sealer.seal(accountId, PURPOSE), locale)}`
}

/** The same below the site. */
export function leaveDigestPath(token: string, locale: string): string {
  return `${LEAVE_DIGEST_PATH}?token=${token}&locale=${locale}`
}

/** The id of the account that a link is for; undefined when the site has not made it. */
export function readDigestToken(sealer: Sealer, token: string): string | undefined {
  return sealer.open(token, PURPOSE)
}
