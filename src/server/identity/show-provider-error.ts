import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { identityTexts } from '#locales/identity.ts'
import { type FindFooter, formPage, formPagePolicy } from '../http/form-pages/form-page.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import { endedPage } from './find-interaction.ts'
import { messagePage } from './pages/message-page.ts'

interface ProviderErrorParts {
  readonly siteName: string
  readonly findFooter: FindFooter | undefined
  readonly code: string
  readonly error: Error
}

/** The error page where the provider library serves a user; programs get its JSON. */
export async function showProviderError(
  context: KoaContextWithOIDC,
  { siteName, findFooter, code, error }: ProviderErrorParts,
): Promise<void> {
  const { cookie, 'accept-language': acceptLanguage } = context.headers
  const locale = userLocale(context.path, { cookie, 'accept-language': acceptLanguage })
  const place = { locale, t: identityTexts(locale), siteName, query: '' }
  const next = { href: SIGN_IN_PATH, text: 'start_again' } as const
  const page =
    error instanceof errors.SessionNotFound
      ? endedPage(place)
      : messagePage(place, { title: 'failed', kind: 'bad', text: 'failed_text', values: { code }, next })
  context.type = 'text/html; charset=utf-8'
  context.set({ 'cache-control': 'private, no-store', 'content-security-policy': formPagePolicy(page) })
  context.body = formPage(page, await findFooter?.(locale)).toString()
}
