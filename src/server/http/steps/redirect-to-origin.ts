import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '#locales/errors.ts'
import { fillHtml, html } from '#markup/html.ts'
import { sendFormPage } from '../form-pages/form-page.ts'
import { userLocale } from '../headers/preferred-locales.ts'

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/
/** Says in the address that a visit was sent on already: behind a proxy that hides the host it came for, it would go round for ever. */
const SENT_ON = 'host'
const SENT_ON_VALUE = 'checked'
const TEMPORARY_REDIRECT = 307
const FORBIDDEN = 403

/**
 * Whether users may sign in at a site: by https, or on this machine. On any other http address a password and a cookie would pass every
 * machine in between in the clear.
 *
 * @param origin of the site
 * @example canSignIn('http://192.168.1.5:3000') // false
 */
export function canSignIn(origin: string): boolean {
  return origin.startsWith('https://') || LOOPBACK.test(origin)
}

/** Answers with the page that says why no one signs in at this site. */
export function sendNoSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, siteName }: { origin: string; siteName: string },
): Promise<FastifyReply> {
  const locale = userLocale(request.url, request.headers)
  const texts = errorTexts(locale)
  const content = html`<p>${fillHtml(texts.no_sign_in_text, { origin: html`<code>${origin}</code>` })}</p>
<p><a href="/${locale}/">${texts.home}</a></p>`
  return sendFormPage(reply, { locale, title: texts.no_sign_in, siteName, content }, FORBIDDEN)
}

/**
 * Sends a visit that came by another name of the host to the site's own, before anything is signed in or out there: cookies and the
 * provider's redirects belong to that one name. Methods and bodies stay.
 *
 * @returns whether it was; then there is nothing more to answer
 */
export function redirectToOrigin(request: FastifyRequest, reply: FastifyReply, origin: string): boolean {
  const own = new URL(origin)
  if (request.host.toLowerCase() === own.host) return false
  const target = new URL(request.url, own)
  if (target.searchParams.get(SENT_ON) === SENT_ON_VALUE) return false
  target.searchParams.set(SENT_ON, SENT_ON_VALUE)
  reply
    .code(TEMPORARY_REDIRECT)
    .headers({ location: `${own.origin}${target.pathname}${target.search}`, 'cache-control': 'no-store' })
    .send()
  return true
}
