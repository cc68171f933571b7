import type { FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { accountsTexts } from '#locales/accounts.ts'
import { html } from '#markup/html.ts'
import { AppError } from '../http/errors/app-error.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import { prefersJson } from '../http/headers/prefers-json.ts'

/** The reasons why a user can't sign in, with the error code for programs. */
const PROBLEMS = {
  expired: 'unauthorized',
  rejected: 'unauthorized',
  unreachable: 'unavailable',
} as const satisfies Readonly<Record<string, ErrorCode>>
type Problem = keyof typeof PROBLEMS

/**
 * Says what kept a user from signing in, with the way to begin again.
 *
 * @param next where they wanted to go: a path of this site
 * @throws AppError for programs
 */
export function sendSignInProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, next, siteName }: { readonly problem: Problem; readonly next: string; readonly siteName: string },
): Promise<FastifyReply> {
  const error = new AppError(PROBLEMS[problem])
  if (prefersJson(request.url, request.headers.accept)) throw error
  const locale = userLocale(request.url, request.headers)
  const t = accountsTexts(locale)
  const again = `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`
  const content = html`<p>${t(`${problem}_text`)}</p>
<p class="actions"><a class="button" href="${again}" rel="nofollow">${t('again')}</a> <a href="/${locale}/">${t('home')}</a></p>`
  return sendFormPage(reply, { locale, title: t(`${problem}_title`), siteName, content }, error.status)
}
