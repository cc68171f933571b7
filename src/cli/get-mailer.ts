import type { Mailer } from '#server/mail/mailer.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'
import { mailerOf } from './sign-in.ts'

/**
 * The mailer of a command that sends mails. A mail can't be called back, so the address in its links is never a guess.
 *
 * @param command as the operator has called it: `lectern newsletter send`
 * @throws ConfigError without a mail server, or without the address of the site
 */
export async function getMailer(config: Pick<Config, 'accounts' | 'isOriginSet'>, command: string): Promise<Mailer> {
  if (!config.isOriginSet) throw new ConfigError(`${command} needs the address of the site for the links in its mails: set SITE_ORIGIN`)
  const mailer = await mailerOf(config)
  if (mailer === undefined) throw new ConfigError(`${command} needs a mail server: set SMTP_URL and MAIL_FROM`)
  return mailer
}
