import { directionOf } from '#contracts/locales.ts'
import { type Html, html } from '#markup/html.ts'
import type { Mail } from '../mail/mailer.ts'
import { CHOOSE_PASSWORD_PATH } from './mailed-links.ts'
import type { PagePlace } from './pages/page-place.ts'

/** The reason for a mail: a request for a new password; for an account; for an account that exists already. */
export type MailReason = 'reset' | 'confirm' | 'known'

interface MailInput {
  readonly reason: MailReason
  readonly to: string
  readonly origin: string
  readonly token: string
}

/** The mail with a link to choose a password, in the language of the page on which it was asked for. */
export function writeMail({ locale, t, siteName }: PagePlace, { reason, to, origin, token }: MailInput): Mail {
  const link = `${origin}${CHOOSE_PASSWORD_PATH}?token=${token}&locale=${locale}`
  const subject = t(reason === 'reset' ? 'mail_reset_subject' : 'mail_confirm_subject', { site: siteName })
  const text = t(`mail_${reason}_text`, { site: siteName })
  const ignore = t(reason === 'confirm' ? 'mail_confirm_ignore' : 'mail_reset_ignore')
  return { to, subject, text: `${text}\n\n${link}\n\n${ignore}\n`, html: htmlOf({ locale, subject, text, link, ignore }).toString() }
}

interface MailParts {
  readonly locale: PagePlace['locale']
  readonly subject: string
  readonly text: string
  readonly link: string
  readonly ignore: string
}

function htmlOf({ locale, subject, text, link, ignore }: MailParts): Html {
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p>${text}</p>
<p><a href="${link}">${link}</a></p>
<p>${ignore}</p>
</body>
</html>
`
}
