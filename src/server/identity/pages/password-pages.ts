import { ACCOUNT_PATH } from '#contracts/account-paths.ts'
import type { TranslateIdentity } from '#locales/identity.ts'
import { type Html, joinHtml } from '#markup/html.ts'
import { formField } from '../../http/form-pages/form-field.ts'
import { formHtml, linkHtml, linksHtml, noticeHtml, paragraphHtml } from '../../http/form-pages/form-html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import type { PagePlace } from './page-place.ts'
import { passwordToggle } from './password-toggle.ts'

interface ForgottenForm {
  readonly action: string
  readonly email: string
  readonly emailError?: string | undefined
  readonly notice?: string | undefined
}

/** The page on which users ask for a link to a new password. */
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
    notice !== undefined && noticeHtml('bad', notice),
    paragraphHtml(t('forgotten_text')),
    formHtml({ action, fields: [field], button: t('send_link') }),
  ]
  return { locale, title: t('forgotten'), problem: isWrong ? t('problem') : undefined, siteName, content: joinHtml(content, '\n') }
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
  const fields = [nameField(form.email, t('email')), newPasswordField(t, form.passwordError, true)]
  const content = [
    form.notice !== undefined && noticeHtml('bad', form.notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('save_password') }),
  ]
  return {
    locale,
    title: t('choose_password'),
    problem: findProblem(form, t('problem')),
    siteName,
    content: joinHtml(content, '\n'),
    hasPassword: true,
  }
}

/** The page on which signed-in users change their password. */
export function changePasswordPage({ locale, t, siteName, query }: PagePlace, form: PasswordForm): FormPage {
  const isNewNext = form.passwordError !== undefined && form.currentError === undefined
  const fields = [
    nameField(form.email, t('email')),
    currentPasswordField(t, form.currentError, !isNewNext),
    newPasswordField(t, form.passwordError, isNewNext),
  ]
  const content = [
    form.notice !== undefined && noticeHtml('bad', form.notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('change_password') }),
    linksHtml([linkHtml(`${ACCOUNT_PATH}${query}`, t('to_account'))]),
  ]
  return {
    locale,
    title: t('change_password'),
    problem: findProblem(form, t('problem')),
    siteName,
    content: joinHtml(content, '\n'),
    hasPassword: true,
  }
}

/** The page on which signed-in users delete their account. */
export function deletePage({ locale, t, siteName, query }: PagePlace, form: PasswordForm): FormPage {
  const fields = [nameField(form.email, t('email')), currentPasswordField(t, form.currentError, false)]
  const content = [
    form.notice !== undefined && noticeHtml('bad', form.notice),
    paragraphHtml(t('delete_text')),
    paragraphHtml(t('delete_export')),
    formHtml({ action: form.action, token: form.token, fields, button: t('delete_button'), isGrave: true }),
    linksHtml([linkHtml(`${ACCOUNT_PATH}${query}`, t('to_account'))]),
  ]
  return {
    locale,
    title: t('delete_account'),
    problem: findProblem(form, t('problem')),
    siteName,
    content: joinHtml(content, '\n'),
    hasPassword: true,
  }
}

function findProblem({ currentError, passwordError, notice }: PasswordForm, word: string): string | undefined {
  return currentError === undefined && passwordError === undefined && notice === undefined ? undefined : word
}

function nameField(email: string, label: string): Html {
  return formField({ name: 'email', label, type: 'email', autocomplete: 'username', value: email, isReadOnly: true })
}

function currentPasswordField(t: TranslateIdentity, error: string | undefined, hasFocus: boolean): Html {
  const toggle = passwordToggle(t)
  return formField({
    name: 'current',
    label: t('current_password'),
    type: 'password',
    autocomplete: 'current-password',
    toggle,
    error,
    hasFocus,
  })
}

function newPasswordField(t: TranslateIdentity, error: string | undefined, hasFocus: boolean): Html {
  const texts = { label: t('new_password'), hint: t('password_hint'), toggle: passwordToggle(t) }
  return formField({ name: 'password', ...texts, type: 'password', autocomplete: 'new-password', error, hasFocus })
}
