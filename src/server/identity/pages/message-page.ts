import type { IdentityTextKey } from '#locales/identity.ts'
import { joinHtml } from '#markup/html.ts'
import { buttonLinkHtml, linkHtml, linksHtml, noticeHtml, paragraphHtml } from '../../http/form-pages/form-html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import type { PagePlace } from './page-place.ts'

interface Message {
  readonly title: IdentityTextKey
  readonly values?: Readonly<Record<string, string>>
  readonly kind: 'note' | 'good' | 'bad'
  readonly text: IdentityTextKey
  readonly hint?: IdentityTextKey
  /** The next step; a button, unless something else has to happen before. */
  readonly next: { readonly href: string; readonly text: IdentityTextKey; readonly isLater?: boolean }
}

/** A page that says one thing and leads on. */
export function messagePage({ locale, t, siteName }: PagePlace, { title, values, kind, text, hint, next }: Message): FormPage {
  const content = [
    noticeHtml(kind, t(text, values)),
    hint !== undefined && paragraphHtml(t(hint)),
    next.isLater === true ? linksHtml([linkHtml(next.href, t(next.text))]) : buttonLinkHtml(next.href, t(next.text)),
  ]
  return { locale, title: t(title), siteName, content: joinHtml(content, '\n') }
}
