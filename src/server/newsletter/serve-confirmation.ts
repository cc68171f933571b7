import type { FastifyInstance, FastifyReply } from 'fastify'
import { CONFIRM_NEWSLETTER_PATH } from '#contracts/newsletter-addresses.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import type { Services } from '../http/services.ts'
import { redirectToOrigin } from '../http/steps/redirect-to-origin.ts'
import { type FoundLink, findLink, takeLink } from './mailed-links.ts'
import { messagePage, questionPage } from './newsletter-pages.ts'
import { type PagePlace, placeOf, tokenOf } from './page-place.ts'
import { subscribeAddress } from './subscriptions.ts'

const GONE = 410
type DeadState = Exclude<FoundLink['state'], 'good'>

/** The page behind the mailed link to confirm an address. Opening it uses nothing up (docs/behaviour/newsletter.md 8). */
export function serveConfirmation(
  app: FastifyInstance,
  { services, siteName }: { readonly services: Services; readonly siteName: string },
): void {
  const { store, now, origin } = services
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (redirectToOrigin(request, reply, origin)) return reply
      await guardRate(services, request.method === 'POST' ? 'write' : 'read', request, reply)
    })
    pages.get(CONFIRM_NEWSLETTER_PATH, async (request, reply) => {
      const [place, token] = [placeOf(request, siteName), tokenOf(request)]
      const link = await findLink(store.db, token, now())
      if (link.state !== 'good') return sendDead(reply, place, link.state)
      const action = `${CONFIRM_NEWSLETTER_PATH}?token=${token}&locale=${place.locale}`
      const question = { title: 'confirm', text: 'confirm_text', button: 'confirm_button', email: link.email, action } as const
      return sendFormPage(reply, questionPage(place, question))
    })
    pages.post(CONFIRM_NEWSLETTER_PATH, async (request, reply) => {
      const [place, token] = [placeOf(request, siteName), tokenOf(request)]
      const link = await store.transact(async (transaction) => {
        const taken = await takeLink(transaction, token, now())
        if (taken.state === 'good') await subscribeAddress(transaction, { ...taken, now: now() })
        return taken
      })
      if (link.state !== 'good') return sendDead(reply, place, link.state)
      const message = { title: 'confirmed', text: 'confirmed_text', kind: 'good', email: link.email } as const
      return sendFormPage(reply, messagePage(place, message))
    })
  })
}

function sendDead(reply: FastifyReply, place: PagePlace, state: DeadState): Promise<FastifyReply> {
  return sendFormPage(reply, messagePage(place, { title: state, text: `${state}_text`, kind: 'note' }), GONE)
}
