import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LEAVE_NEWSLETTER_PATH } from '#contracts/newsletter-addresses.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { SIGNED_ROUTE } from '../http/api/route-config.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import type { Services } from '../http/services.ts'
import { readLeaveToken } from './leave-link.ts'
import { messagePage, questionPage } from './newsletter-pages.ts'
import { type PagePlace, placeOf, tokenOf } from './page-place.ts'
import { unsubscribeAddress } from './subscriptions.ts'

const GONE = 410
const MAX_BODY_BYTES = 4096

/**
 * The page behind the link in every issue: it asks, and its button unsubscribes. A mail program sends the same POST request without
 * the page (RFC 8058 section 3.2), with any body, from anywhere and without a redirect; the sealed token says that it may.
 */
export function serveLeaving(
  app: FastifyInstance,
  { services, siteName }: { readonly services: Services; readonly siteName: string },
): void {
  const { store, now, sealer } = services
  app.register(async (pages) => {
    // RFC 8058 section 3.2: the body is `List-Unsubscribe=One-Click` in either form. It says nothing that the address does not.
    pages.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, async () => ({}))
    pages.addHook('onRequest', async (request, reply) => {
      await guardRate(services, request.method === 'POST' ? 'write' : 'read', request, reply)
    })
    pages.get(LEAVE_NEWSLETTER_PATH, async (request, reply) => {
      const { place, token, email } = await readVisit(request)
      if (email === undefined) return sendUnknown(reply, place)
      const action = `${LEAVE_NEWSLETTER_PATH}?token=${token}&locale=${place.locale}`
      return sendFormPage(reply, questionPage(place, { title: 'leave', text: 'leave_text', button: 'leave_button', email, action }))
    })
    pages.post(LEAVE_NEWSLETTER_PATH, { config: SIGNED_ROUTE, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const { place, email } = await readVisit(request)
      if (email === undefined) return sendUnknown(reply, place)
      await store.transact((transaction) => unsubscribeAddress(transaction, email, now()))
      return sendFormPage(reply, messagePage(place, { title: 'left', text: 'left_text', kind: 'good', email }))
    })
  })

  async function readVisit(request: FastifyRequest): Promise<{ place: PagePlace; token: string; email: string | undefined }> {
    const token = tokenOf(request)
    return { place: placeOf(request, siteName), token, email: readLeaveToken(await sealer(), token) }
  }
}

function sendUnknown(reply: FastifyReply, place: PagePlace): Promise<FastifyReply> {
  return sendFormPage(reply, messagePage(place, { title: 'unknown', text: 'unknown_text', kind: 'note' }), GONE)
}
