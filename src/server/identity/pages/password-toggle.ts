import type { TranslateIdentity } from '#locales/identity.ts'

/** The labels of the button that shows and hides a password. */
export function passwordToggle(t: TranslateIdentity): { readonly show: string; readonly hide: string } {
  return { show: t('show_password'), hide: t('hide_password') }
}
