import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { html } from '#markup/html.ts'
import type { Mail } from './mailer.ts'

/** A mail about one link, in the language of its texts. */
export interface LinkMail {
  readonly to: string
  readonly locale: InterfaceLocale
  readonly subject: string
  /** What the link is for. */
  readonly text: string
  readonly link: string
  /** What a recipient does who did not ask for it. */
  readonly ignore: string
}

/** A mail with two paragraphs and a link between them, as plain text and as HTML. */
export function linkMail({ to, locale, subject, text, link, ignore }: LinkMail): Mail {
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
