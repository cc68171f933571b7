import { escapeHtml } from '#contracts/escape-html.ts'
import type { TranslateIdentity } from '#locales/identity.ts'
import { hiddenField } from '../../http/form-field.ts'

/** The way back out of a sign-in to the page from which it was begun. */
export function cancelHtml(action: string, token: string, t: TranslateIdentity): string {
  return `<form method="post" action="${escapeHtml(action)}">${hiddenField('token', token)}<button class="link" type="submit">${escapeHtml(t('cancel'))}</button></form>`
}
