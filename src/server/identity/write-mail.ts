import { linkMail } from '../mail/link-mail.ts'
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
  return linkMail({ to, locale, subject, text, link, ignore })
}
