import { formField } from '../../http/form-field.ts'
import type { FormPage } from '../../http/form-page.ts'
import { cancelHtml } from './cancel-html.ts'
import { formHtml, linkHtml, noticeHtml, waysHtml } from './form-html.ts'
import type { PagePlace } from './page-place.ts'

export interface SignInForm {
  readonly action: string
  readonly token: string
  readonly cancelAction: string
  readonly signUpHref: string
  /** Absent where no mail is sent. */
  readonly forgottenHref?: string | undefined
  /** What was typed, or what the site knows of who comes. */
  readonly email: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  /** What is wrong with neither of them. */
  readonly notice?: string | undefined
}

/** The page on which readers sign in. */
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
      error: passwordError,
      hasFocus: isPasswordNext,
    }),
  ]
  const ways = [
    linkHtml(form.signUpHref, t('to_sign_up')),
    ...(form.forgottenHref === undefined ? [] : [linkHtml(form.forgottenHref, t('to_forgotten'))]),
    cancelHtml(form.cancelAction, form.token, t),
  ]
  const content = [
    notice === undefined ? '' : noticeHtml('bad', notice),
    formHtml({ action: form.action, token: form.token, fields, button: t('sign_in') }),
    waysHtml(ways),
  ]
  return { locale, title: t('sign_in'), trouble: isWrong ? t('trouble') : undefined, siteName, content: content.join('\n') }
}
