import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFormPage } from '../http/form-page.ts'
import { emailKey } from '../store/email-key.ts'
import { createIdentity } from './create-identity.ts'
import { findInteraction, finishInteraction, type OpenInteraction, sendEnded } from './find-interaction.ts'
import { findIdentityByEmail } from './identities.ts'
import { fieldOf, findWait, type IdentityContext } from './identity-context.ts'
import { interactionPath } from './interaction-path.ts'
import { makeResetToken, makeSignUpToken } from './mailed-links.ts'
import type { Outbox } from './outbox.ts'
import { type SignUpForm, signUpPage } from './pages/sign-up-page.ts'
import { toldPage } from './pages/told-page.ts'
import { isPassword } from './password-hash.ts'
import { findPasswordFault } from './password-rules.ts'
import { readEmail } from './read-email.ts'
import { writeMail } from './write-mail.ts'

const BAD_REQUEST = 400
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429

type InteractionRequest = FastifyRequest<{ readonly Params: { readonly uid: string } }>

/** The page of a sign-in under way on which readers get an account. */
export function serveSignUp(app: FastifyInstance, context: IdentityContext): void {
  app.get(interactionPath(':uid', 'sign-up'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request, reply)
    return open === undefined ? await sendEnded(context, request, reply) : sendSignUp(context, open, reply)
  })
  app.post(interactionPath(':uid', 'sign-up'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request, reply)
    return open === undefined ? await sendEnded(context, request, reply) : await signUp(context, open, { request, reply })
  })
}

interface Exchange {
  readonly request: InteractionRequest
  readonly reply: FastifyReply
}

async function signUp(context: IdentityContext, open: OpenInteraction, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange
  const { outbox, siteName } = context
  const { t } = open.place
  const typed = fieldOf(request, 'email')
  const password = fieldOf(request, 'password')
  const refuse = (wrong: Partial<SignUpForm>, status = BAD_REQUEST): FastifyReply =>
    sendSignUp(context, open, reply, { email: typed, ...wrong }, status)

  if (!open.isOwnForm(fieldOf(request, 'token'))) return refuse({ notice: t('form_stale') })
  const email = readEmail(typed)
  const fault = outbox === undefined ? findPasswordFault(password, [typed, siteName]) : undefined
  if (email === undefined || fault !== undefined) {
    return refuse({
      emailError: email === undefined ? t('email_invalid') : undefined,
      passwordError: fault === undefined ? undefined : t(fault),
    })
  }
  const minutes = await findWait(context, outbox === undefined ? 'sign-in' : 'mail', { request, reply, email })
  if (minutes !== undefined) return refuse({ notice: t('too_many', { count: minutes }) }, TOO_MANY_REQUESTS)
  if (outbox !== undefined) return mailLink(context, { open, outbox, email, reply })

  const id = (await createIdentity(context.services, { email, password, isVerified: false })) ?? (await findOwner(context, email, password))
  return id === undefined ? refuse({ emailError: t('email_taken') }, CONFLICT) : await finishInteraction(context, exchange, id)
}

/** The identity with this address when the password is its own: a form that was sent twice is as good as one that was sent once. */
async function findOwner({ services }: IdentityContext, email: string, password: string): Promise<string | undefined> {
  const identity = await findIdentityByEmail(services.store.db, emailKey(email))
  return (await isPassword(password, identity?.password_hash)) ? identity?.id : undefined
}

/**
 * The answer is the same whether there is an account with the address or not, and so is its time; only the mail says it, to who reads the
 * mailbox.
 */
function mailLink(
  { services }: IdentityContext,
  {
    open,
    outbox,
    email,
    reply,
  }: { readonly open: OpenInteraction; readonly outbox: Outbox; readonly email: string; readonly reply: FastifyReply },
): FastifyReply {
  const { store, origin } = services
  outbox.send(async () => {
    const known = await findIdentityByEmail(store.db, emailKey(email))
    if (known === undefined)
      return writeMail(open.place, { reason: 'confirm', to: email, origin, token: await makeSignUpToken(services, email) })
    return writeMail(open.place, { reason: 'known', to: known.email, origin, token: await makeResetToken(services, known.id) })
  })
  const way = { href: interactionPath(open.uid, 'sign-in'), text: 'to_sign_in', isLater: true } as const
  return sendFormPage(
    reply,
    toldPage(open.place, { title: 'mail_sent', kind: 'note', text: 'mail_sent_text', values: { email }, hint: 'mail_sent_hint', way }),
  )
}

function sendSignUp(
  { outbox }: IdentityContext,
  open: OpenInteraction,
  reply: FastifyReply,
  change: Partial<SignUpForm> = {},
  status?: number,
): FastifyReply {
  const form: SignUpForm = {
    action: interactionPath(open.uid, 'sign-up'),
    token: open.token,
    cancelAction: interactionPath(open.uid, 'cancel'),
    signInHref: interactionPath(open.uid, 'sign-in'),
    hasPassword: outbox === undefined,
    email: open.hint,
    ...change,
  }
  return sendFormPage(reply, signUpPage(open.place, form), status)
}
