import type { IdentityTextKey } from '#locales/identity.ts'
import type { FormPage } from '../../http/form-page.ts'
import { buttonLinkHtml, linkHtml, noticeHtml, paragraphHtml, waysHtml } from './form-html.ts'
import type { PagePlace } from './page-place.ts'

interface Told {
  readonly title: IdentityTextKey
  readonly values?: Readonly<Record<string, string>>
  readonly kind: 'note' | 'good' | 'bad'
  readonly text: IdentityTextKey
  readonly hint?: IdentityTextKey
  /** What to do next; a button, unless something else has to happen before. */
  readonly way: { readonly href: string; readonly text: IdentityTextKey; readonly isLater?: boolean }
}

/** A page that tells one thing and leads on. */
export function toldPage({ locale, t, siteName }: PagePlace, { title, values, kind, text, hint, way }: Told): FormPage {
  const content = [
    noticeHtml(kind, t(text, values)),
    hint === undefined ? '' : paragraphHtml(t(hint)),
    way.isLater === true ? waysHtml([linkHtml(way.href, t(way.text))]) : buttonLinkHtml(way.href, t(way.text)),
  ]
  return { locale, title: t(title), siteName, content: content.filter((html) => html !== '').join('\n') }
}
