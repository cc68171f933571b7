import { ACCOUNT_DELETION_PATH, ACCOUNT_PATH } from '#contracts/account-paths.ts'
import { accountsTexts } from '#locales/accounts.ts'
import { html } from '#markup/html.ts'
import type { FormPage } from '../http/form-pages/form-page.ts'
import type { PageLocale } from '../http/form-pages/page-locale.ts'

interface PageInput extends PageLocale {
  readonly siteName: string
}

/**
 * The page that asks once more before an account goes.
 *
 * @param email of the account; it stands next to the box, so that no one deletes another one than they mean
 * @param isUnconfirmed the form came back without its box being ticked
 */
export function deletionPage({
  locale,
  query,
  siteName,
  email,
  isUnconfirmed,
}: PageInput & { email: string; isUnconfirmed: boolean }): FormPage {
  const t = accountsTexts(locale)
  const error = isUnconfirmed && html`<p class="error" id="confirm-error">${t('delete_unconfirmed')}</p>`
  const described = isUnconfirmed && html` aria-describedby="confirm-error" aria-invalid="true" autofocus`
  return {
    locale,
    siteName,
    title: t('delete_title'),
    problem: isUnconfirmed ? t('delete_problem') : undefined,
    content: html`<p>${t('delete_text')}</p>
<form class="fields" method="post" action="${ACCOUNT_DELETION_PATH}${query}">
<div class="field"><label class="choice"><input type="checkbox" name="confirm" value="yes" required${described}><span>${t('delete_confirm', { email })}</span></label>
${error}</div>
<button class="button grave">${t('delete_button')}</button>
</form>
<p><a href="${ACCOUNT_PATH}${query}">${t('delete_cancel')}</a></p>`,
  }
}

/** The page that says that an account is gone. */
export function deletedPage({ locale, siteName }: PageInput): FormPage {
  const t = accountsTexts(locale)
  return {
    locale,
    siteName,
    title: t('deleted_title'),
    content: html`<p>${t('deleted_text')}</p>
<p><a href="/${locale}/">${t('home')}</a></p>`,
  }
}
