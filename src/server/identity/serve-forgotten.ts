import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IDENTITY_PATH, SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import type { Outbox } from '../mail/outbox.ts'
import { readEmail } from '../mail/read-email.ts'
import { emailKey } from '../store/email-key.ts'
import { findMailWait } from './guess-limits.ts'
import { findIdentityByEmail } from './identities.ts'
import { fieldOf, type IdentityContext } from './identity-context.ts'
import { makeResetToken } from './mailed-links.ts'
import { messagePage } from './pages/message-page.ts'
import { type PagePlace, placeOf } from './pages/page-place.ts'
import { forgottenPage } from './pages/password-pages.ts'
import { writeMail } from './write-mail.ts'

const PATH = `${IDENTITY_PATH}/forgotten`
const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429

/** The page on which a link to a new password is asked for, in the language of the page that leads there. */
export function forgottenHref({ locale }: Pick<PagePlace, 'locale'>): string {
  return `${PATH}?locale=${locale}`
}

/** The page on which users ask for a link to a new password. Only where mail is sent. */
export function serveForgotten(app: FastifyInstance, context: IdentityContext, outbox: Outbox): void {
  app.get(PATH, async (request, reply) => {
    const place = placeOf(request, context.siteName)
    return sendFormPage(reply, forgottenPage(place, { action: forgottenHref(place), email: '' }))
  })
  app.post(PATH, async (request, reply) => await sendLink(context, outbox, { request, reply }))
}

/** The response is the same whether there is an account with the address or not, and so is its time. */
async function sendLink(
  context: IdentityContext,
  outbox: Outbox,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { services, siteName } = context
  const place = placeOf(request, siteName)
  const { t } = place
  const typed = fieldOf(request, 'email')
  const form = { action: forgottenHref(place), email: typed }
  const email = readEmail(typed)
  if (email === undefined) return sendFormPage(reply, forgottenPage(place, { ...form, emailError: t('email_invalid') }), BAD_REQUEST)
  const minutes = await findMailWait(context, { request, reply, email })
  if (minutes !== undefined) {
    return sendFormPage(reply, forgottenPage(place, { ...form, notice: t('too_many', { count: minutes }) }), TOO_MANY_REQUESTS)
  }
  outbox.send(async () => {
    const identity = await findIdentityByEmail(services.store.db, emailKey(email))
    if (identity === undefined) return undefined
    return writeMail(place, {
      reason: 'reset',
      to: identity.email,
      origin: services.origin,
      token: await makeResetToken(services, identity.id),
    })
  })
  const next = { href: SIGN_IN_PATH, text: 'sign_in', isLater: true } as const
  return sendFormPage(
    reply,
    messagePage(place, { title: 'mail_sent', kind: 'note', text: 'mail_maybe_text', values: { email }, hint: 'mail_sent_hint', next }),
  )
}
