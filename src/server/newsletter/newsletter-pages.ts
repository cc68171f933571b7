import type { NewsletterTextKey } from '#locales/newsletter.ts'
import { joinHtml } from '#markup/html.ts'
import { formHtml, noticeHtml, paragraphHtml } from '../http/form-pages/form-html.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { PagePlace } from './page-place.ts'

interface Question {
  readonly title: NewsletterTextKey
  readonly text: NewsletterTextKey
  readonly button: NewsletterTextKey
  readonly email: string
  /** Where the answer goes: the address of the page itself, with its token. */
  readonly action: string
}

/** A page that asks one thing, with a button. Opening it changes nothing: programs that look through mail open links as well. */
export function questionPage({ locale, t, siteName }: PagePlace, { title, text, button, email, action }: Question): FormPage {
  const content = [paragraphHtml(t(text, { site: siteName, email })), formHtml({ action, fields: [], button: t(button) })]
  return { locale, title: t(title), siteName, content: joinHtml(content, '\n') }
}

interface Message {
  readonly title: NewsletterTextKey
  readonly text: NewsletterTextKey
  readonly kind: 'note' | 'good'
  readonly email?: string
}

/** A page that says what has happened. */
export function messagePage({ locale, t, siteName }: PagePlace, { title, text, kind, email = '' }: Message): FormPage {
  return { locale, title: t(title), siteName, content: noticeHtml(kind, t(text, { site: siteName, email })) }
}
