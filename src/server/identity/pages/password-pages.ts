import { ACCOUNT_PATH } from '#contracts/account-paths.ts'
import { formField } from '../../http/form-field.ts'
import type { FormPage } from '../../http/form-page.ts'
import { formHtml, linkHtml, noticeHtml, paragraphHtml, waysHtml } from './form-html.ts'
import type { PagePlace } from './page-place.ts'

interface ForgottenForm {
  readonly action: string
  readonly email: string
  readonly emailError?: string | undefined
  readonly notice?: string | undefined
}

/** The page on which readers ask for a link to a new password. */
export function forgottenPage({ locale, t, siteName }: PagePlace, { action, email, emailError, notice }: ForgottenForm): FormPage {
  const isWrong = emailError !== undefined || notice !== undefined
  const field = formField({
    name: 'email',
    label: t('email'),
    type: 'email',
    autocomplete: 'username',
    value: email,
    error: emailError,
    hasFocus: true,
  })
  const content = [
    notice === undefined ? '' : noticeHtml('bad', notice),
    paragraphHtml(t('forgotten_text')),
    formHtml({ action, fields: [field], button: t('send_link') }),
  ]
  return { locale, title: t('forgotten'), trouble: isWrong ? t('trouble') : undefined, siteName, content: content.join('\n') }
}

interface PasswordForm {
  readonly action: string
  readonly token: string
  /** Whose password it is; password managers keep it under this name. */
  readonly email: string
  readonly currentError?: string | undefined
  readonly passwordError?: string | undefined
  readonly notice?: string | undefined
}

/** The page that a mailed link opens: a first password, or a new one. */
export function choosePasswordPage({ locale, t, siteName }: PagePlace, form: PasswordForm): FormPage {
  const fields = [nameField(form.email, t('email')), newPasswordField(t('new_password'), t('password_hint'), form.passwordError, true)]
  const content = [
    form.notice === undefined ? '' : noticeHtml('bad', form.notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('save_password') }),
  ]
  return { locale, title: t('choose_password'), trouble: findTrouble(form, t('trouble')), siteName, content: content.join('\n') }
}

/** The page on which signed-in readers change their password. */
export function changePasswordPage({ locale, t, siteName, query }: PagePlace, form: PasswordForm): FormPage {
  const isNewNext = form.passwordError !== undefined && form.currentError === undefined
  const fields = [
    nameField(form.email, t('email')),
    currentPasswordField(t('current_password'), form.currentError, !isNewNext),
    newPasswordField(t('new_password'), t('password_hint'), form.passwordError, isNewNext),
  ]
  const content = [
    form.notice === undefined ? '' : noticeHtml('bad', form.notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('change_password') }),
    waysHtml([linkHtml(`${ACCOUNT_PATH}${query}`, t('to_account'))]),
  ]
  return { locale, title: t('change_password'), trouble: findTrouble(form, t('trouble')), siteName, content: content.join('\n') }
}

/** The page on which signed-in readers delete their account. */
export function deletePage({ locale, t, siteName, query }: PagePlace, form: PasswordForm): FormPage {
  const fields = [nameField(form.email, t('email')), currentPasswordField(t('current_password'), form.currentError, false)]
  const content = [
    form.notice === undefined ? '' : noticeHtml('bad', form.notice),
    paragraphHtml(t('delete_text')),
    paragraphHtml(t('delete_export')),
    formHtml({ action: form.action, token: form.token, fields, button: t('delete_button'), isGrave: true }),
    waysHtml([linkHtml(`${ACCOUNT_PATH}${query}`, t('to_account'))]),
  ]
  return { locale, title: t('delete_account'), trouble: findTrouble(form, t('trouble')), siteName, content: content.join('\n') }
}

function findTrouble({ currentError, passwordError, notice }: PasswordForm, word: string): string | undefined {
  return currentError === undefined && passwordError === undefined && notice === undefined ? undefined : word
}

function nameField(email: string, label: string): string {
  return formField({ name: 'email', label, type: 'email', autocomplete: 'username', value: email, isReadOnly: true })
}

function currentPasswordField(label: string, error: string | undefined, hasFocus: boolean): string {
  return formField({ name: 'current', label, type: 'password', autocomplete: 'current-password', error, hasFocus })
}

function newPasswordField(label: string, hint: string, error: string | undefined, hasFocus: boolean): string {
  return formField({ name: 'password', label, type: 'password', autocomplete: 'new-password', hint, error, hasFocus })
}
