import { CONFIRM_NEWSLETTER_PATH } from '#contracts/newsletter-addresses.ts'
import type { NewsletterTextKey } from '#locales/newsletter.ts'
import { type LinkMail, linkMail } from '../mail/link-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import type { PagePlace } from './page-place.ts'

/** The mail with the link that confirms an address. */
export function confirmMail(place: PagePlace, { to, origin, token }: { to: string; origin: string; token: string }): Mail {
  const link = `${origin}${CONFIRM_NEWSLETTER_PATH}?token=${token}&locale=${place.locale}`
  return writeMail(place, { to, link }, { subject: 'mail_confirm_subject', text: 'mail_confirm_text', ignore: 'mail_confirm_ignore' })
}

/** The mail to an address that gets the newsletter already. @param link to stop it */
export function knownMail(place: PagePlace, mail: Pick<LinkMail, 'to' | 'link'>): Mail {
  return writeMail(place, mail, { subject: 'mail_known_subject', text: 'mail_known_text', ignore: 'mail_known_ignore' })
}

interface TextKeys {
  readonly subject: NewsletterTextKey
  readonly text: NewsletterTextKey
  readonly ignore: NewsletterTextKey
}

function writeMail({ locale, t, siteName }: PagePlace, { to, link }: Pick<LinkMail, 'to' | 'link'>, keys: TextKeys): Mail {
  const values = { site: siteName }
  return linkMail({ to, locale, link, subject: t(keys.subject, values), text: t(keys.text, values), ignore: t(keys.ignore, values) })
}
