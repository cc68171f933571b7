import { joinHtml } from '#markup/html.ts'
import { formField } from '../../http/form-pages/form-field.ts'
import { formHtml, linkHtml, linksHtml, noticeHtml } from '../../http/form-pages/form-html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import { cancelHtml } from './cancel-html.ts'
import type { PagePlace } from './page-place.ts'
import { passwordToggle } from './password-toggle.ts'

export interface SignInForm {
  readonly action: string
  readonly token: string
  readonly cancelAction: string
  readonly signUpHref: string
  /** Absent where no mail is sent. */
  readonly forgottenHref?: string | undefined
  /** The address that was typed, or the one that the site knows. */
  readonly email: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  /** A problem of neither field. */
  readonly notice?: string | undefined
}

/** The page on which users sign in. */
export function signInPage({ locale, t, siteName }: PagePlace, form: SignInForm): FormPage {
  const { emailError, passwordError, notice } = form
  const isWrong = emailError !== undefined || passwordError !== undefined || notice !== undefined
  const isPasswordNext = emailError === undefined && form.email !== ''
  const fields = [
    formField({
      name: 'email',
      label: t('email'),
      type: 'email',
      autocomplete: 'username',
      value: form.email,
      error: emailError,
      hasFocus: !isPasswordNext,
    }),
    formField({
      name: 'password',
      label: t('password'),
      type: 'password',
      autocomplete: 'current-password',
      toggle: passwordToggle(t),
      error: passwordError,
      hasFocus: isPasswordNext,
    }),
  ]
  const links = [
    linkHtml(form.signUpHref, t('to_sign_up')),
    ...(form.forgottenHref === undefined ? [] : [linkHtml(form.forgottenHref, t('to_forgotten'))]),
    cancelHtml(form.cancelAction, form.token, t),
  ]
  const content = [
    notice !== undefined && noticeHtml('bad', notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('sign_in') }),
    linksHtml(links),
  ]
  return {
    locale,
    title: t('sign_in'),
    problem: isWrong ? t('problem') : undefined,
    siteName,
    content: joinHtml(content, '\n'),
    hasPassword: true,
  }
}
