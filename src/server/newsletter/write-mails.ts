import { directionOf } from '#contracts/locales.ts'
import { CONFIRM_NEWSLETTER_PATH } from '#contracts/newsletter-addresses.ts'
import type { NewsletterTextKey } from '#locales/newsletter.ts'
import { html } from '#markup/html.ts'
import type { Mail } from '../mail/mailer.ts'
import type { PagePlace } from './page-place.ts'

/** The mail with the link that confirms an address. */
export function confirmMail(place: PagePlace, { to, origin, token }: { to: string; origin: string; token: string }): Mail {
  const link = `${origin}${CONFIRM_NEWSLETTER_PATH}?token=${token}&locale=${place.locale}`
  return linkMail(place, { to, link, subject: 'mail_confirm_subject', text: 'mail_confirm_text', ignore: 'mail_confirm_ignore' })
}

/** The mail to an address that gets the newsletter already. @param link to stop it */
export function knownMail(place: PagePlace, { to, link }: { to: string; link: string }): Mail {
  return linkMail(place, { to, link, subject: 'mail_known_subject', text: 'mail_known_text', ignore: 'mail_known_ignore' })
}

interface Parts {
  readonly to: string
  readonly link: string
  readonly subject: NewsletterTextKey
  readonly text: NewsletterTextKey
  readonly ignore: NewsletterTextKey
}

function linkMail({ locale, t, siteName }: PagePlace, { to, link, ...keys }: Parts): Mail {
  const values = { site: siteName }
  const [subject, text, ignore] = [t(keys.subject, values), t(keys.text, values), t(keys.ignore, values)]
  const page = html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p>${text}</p>
<p><a href="${link}">${link}</a></p>
<p>${ignore}</p>
</body>
</html>
`
  return { to, subject, text: `${text}\n\n${link}\n\n${ignore}\n`, html: page.toString() }
}
