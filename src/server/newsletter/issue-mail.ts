import { directionOf } from '#contracts/locales.ts'
import { html, raw } from '#markup/html.ts'
import type { Mail } from '../mail/mailer.ts'
import type { PagePlace } from './page-place.ts'

/** What stands in an issue of the newsletter. */
export interface IssueText {
  readonly subject: string
  readonly text: string
  /** The body as HTML, safe. */
  readonly html: string
}

interface IssueMail {
  readonly issue: IssueText
  readonly to: string
  /** With which the recipient stops the newsletter. */
  readonly link: string
}

/** An issue for one address: below its text stands, in the language of the subscription, how to stop it. */
export function issueMail({ locale, t, siteName }: PagePlace, { issue, to, link }: IssueMail): Mail {
  const leave = t('issue_leave', { site: siteName })
  // The operator's Markdown, rendered without HTML of its own (`read-issue.ts`).
  const body = raw(issue.html)
  const page = html`<!doctype html>
<html>
<head><meta charset="utf-8"><title>${issue.subject}</title></head>
<body>
${body}
<hr>
<p lang="${locale}" dir="${directionOf(locale)}">${leave}<br><a href="${link}">${t('leave_button')}</a></p>
</body>
</html>
`
  return { to, subject: issue.subject, text: `${issue.text.trim()}\n\n-- \n${leave}\n${link}\n`, html: page.toString(), unsubscribe: link }
}
