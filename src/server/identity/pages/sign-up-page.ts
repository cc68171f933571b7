import { joinHtml } from '#markup/html.ts'
import { formField } from '../../http/form-pages/form-field.ts'
import { formHtml, linkHtml, linksHtml, noticeHtml, paragraphHtml } from '../../http/form-pages/form-html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import { cancelHtml } from './cancel-html.ts'
import type { PagePlace } from './page-place.ts'
import { passwordToggle } from './password-toggle.ts'

export interface SignUpForm {
  readonly action: string
  readonly token: string
  readonly cancelAction: string
  readonly signInHref: string
  /** Whether the password is chosen here, for there is no mail in which it could be. */
  readonly hasPassword: boolean
  readonly email: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  readonly notice?: string | undefined
}

/** The page on which users get an account: with a password at once, or with a mailed link to one. */
export function signUpPage({ locale, t, siteName }: PagePlace, form: SignUpForm): FormPage {
  const { hasPassword, emailError, passwordError, notice } = form
  const isWrong = emailError !== undefined || passwordError !== undefined || notice !== undefined
  const isPasswordNext = hasPassword && emailError === undefined && form.email !== ''
  const email = formField({
    name: 'email',
    label: t('email'),
    type: 'email',
    autocomplete: 'username',
    value: form.email,
    error: emailError,
    hasFocus: !isPasswordNext,
  })
  const password = formField({
    name: 'password',
    label: t('password'),
    type: 'password',
    autocomplete: 'new-password',
    toggle: passwordToggle(t),
    hint: t('password_hint'),
    error: passwordError,
    hasFocus: isPasswordNext,
  })
  const content = [
    notice !== undefined && noticeHtml('bad', notice),
    paragraphHtml(hasPassword ? t('no_mail') : t('sign_up_text')),
    formHtml({
      action: form.action,
      token: form.token,
      fields: hasPassword ? [email, password] : [email],
      button: hasPassword ? t('sign_up_button') : t('send_link'),
    }),
    linksHtml([linkHtml(form.signInHref, t('to_sign_in')), cancelHtml(form.cancelAction, form.token, t)]),
  ]
  return {
    locale,
    title: t('sign_up'),
    problem: isWrong ? t('problem') : undefined,
    siteName,
    content: joinHtml(content, '\n'),
    hasPassword,
  }
}
