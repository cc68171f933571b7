import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEAVE_DIGEST_PATH } from '#contracts/follow-addresses.ts'
import type { InterfaceLocale } from '#contracts/locales.ts'
import { type FollowTextKey, followTexts } from '#locales/follows.ts'
import { type Html, joinHtml } from '#markup/html.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { SIGNED_ROUTE } from '../http/api/route-config.ts'
import { formHtml, noticeHtml, paragraphHtml } from '../http/form-pages/form-html.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { pageLocale } from '../http/form-pages/page-locale.ts'
import { queryWord } from '../http/form-pages/query-word.ts'
import type { Services } from '../http/services.ts'
import { leaveDigestPath, readDigestToken } from './digest-link.ts'
import { endDigest } from './digest-rows.ts'

const [OK, GONE] = [200, 410]
const MAX_BODY_BYTES = 4096

/**
 * The page behind the link in every digest: it asks, and its button stops the weekly mail. A mail program sends the same POST request without the page (RFC 8058
 * section 3.2), with any body, from anywhere and without a redirect; the sealed token says that it may (docs/behaviour/follows.md 9).
 */
export function serveDigestLeaving(
  app: FastifyInstance,
  { services, siteName }: { readonly services: Services; readonly siteName: string },
): void {
  app.register(async (pages) => {
    // RFC 8058 section 3.2: the body is `List-Unsubscribe=One-Click` in either form. It says nothing that the address does not.
    pages.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, async () => ({}))
    pages.addHook('onRequest', async (request, reply) => {
      await guardRate(services, request.method === 'POST' ? 'write' : 'read', request, reply)
    })
    pages.get(LEAVE_DIGEST_PATH, async (request, reply) => {
      const { locale } = pageLocale(request)
      const token = queryWord(request, 'token')
      if (readDigestToken(await services.sealer(), token) === undefined) return sendUnknown(reply, locale)
      const button = followTexts(locale)('stop')
      const form = formHtml({ action: leaveDigestPath(token, locale), fields: [], button })
      return send(reply, locale, { title: 'leave', content: joinHtml([paragraphHtml(textOf(locale, 'leave_text')), form], '\n') })
    })
    pages.post(LEAVE_DIGEST_PATH, { config: SIGNED_ROUTE, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const { locale } = pageLocale(request)
      const accountId = readDigestToken(await services.sealer(), queryWord(request, 'token'))
      if (accountId === undefined) return sendUnknown(reply, locale)
      await endDigest(services.store.db, accountId)
      return send(reply, locale, { title: 'left', content: noticeHtml('good', textOf(locale, 'left_text')) })
    })
  })

  function textOf(locale: InterfaceLocale, key: FollowTextKey): string {
    return followTexts(locale)(key, { site: siteName })
  }

  function send(
    reply: FastifyReply,
    locale: InterfaceLocale,
    page: { readonly title: FollowTextKey; readonly content: Html },
    status = OK,
  ): Promise<FastifyReply> {
    return sendFormPage(reply, { locale, title: textOf(locale, page.title), siteName, content: page.content }, status)
  }

  function sendUnknown(reply: FastifyReply, locale: InterfaceLocale): Promise<FastifyReply> {
    return send(reply, locale, { title: 'unknown', content: noticeHtml('note', textOf(locale, 'unknown_text')) }, GONE)
  }
}
