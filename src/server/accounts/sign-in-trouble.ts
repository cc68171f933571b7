import type { FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { accountsTexts } from '#locales/accounts.ts'
import { AppError } from '../http/app-error.ts'
import { sendFormPage } from '../http/form-page.ts'
import { readerLocale } from '../http/preferred-locales.ts'
import { wantsJson } from '../http/wants-json.ts'

/** What may keep a reader from signing in, and how programs are told. */
const TROUBLES = {
  expired: 'unauthorized',
  refused: 'unauthorized',
  unreachable: 'unavailable',
} as const satisfies Readonly<Record<string, ErrorCode>>
type Trouble = keyof typeof TROUBLES

/**
 * Tells a reader what kept them from signing in, with the way to begin again.
 *
 * @param next where they wanted to go: a path of this site
 * @throws AppError for programs
 */
export function sendSignInTrouble(
  request: FastifyRequest,
  reply: FastifyReply,
  { trouble, next, siteName }: { readonly trouble: Trouble; readonly next: string; readonly siteName: string },
): FastifyReply {
  const error = new AppError(TROUBLES[trouble])
  if (wantsJson(request.url, request.headers.accept)) throw error
  const locale = readerLocale(request.url, request.headers)
  const t = accountsTexts(locale)
  const again = escapeHtml(`${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`)
  const content = `<p>${escapeHtml(t(`${trouble}_text`))}</p>
<p class="actions"><a class="button" href="${again}" rel="nofollow">${escapeHtml(t('again'))}</a> <a href="/${locale}/">${escapeHtml(t('home'))}</a></p>`
  return sendFormPage(reply, { locale, title: t(`${trouble}_title`), siteName, content }, error.status)
}
