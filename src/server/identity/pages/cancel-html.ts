import type { TranslateIdentity } from '#locales/identity.ts'
import { type Html, html } from '#markup/html.ts'
import { hiddenField } from '../../http/form-pages/form-field.ts'

/** The way back out of a sign-in to the page from which it was begun. */
export function cancelHtml(action: string, token: string, t: TranslateIdentity): Html {
  return html`<form method="post" action="${action}">${hiddenField('token', token)}<button class="link" type="submit">${t('cancel')}</button></form>`
}
