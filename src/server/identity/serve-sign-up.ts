import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import type { Outbox } from '../mail/outbox.ts'
import { readEmail } from '../mail/read-email.ts'
import { emailKey } from '../store/email-key.ts'
import { createIdentity } from './create-identity.ts'
import { findInteraction, finishInteraction, type InteractionRequest, type OpenInteraction, sendEnded } from './find-interaction.ts'
import { findGuessWait, findMailWait, findSignUpWait } from './guess-limits.ts'
import { findIdentity, findIdentityByEmail, type IdentityRow } from './identities.ts'
import { fieldOf, type IdentityContext } from './identity-context.ts'
import { interactionPath } from './interaction-path.ts'
import { makeResetToken, makeSignUpToken } from './mailed-links.ts'
import { messagePage } from './pages/message-page.ts'
import { type SignUpForm, signUpPage } from './pages/sign-up-page.ts'
import { isPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'
import { writeMail } from './write-mail.ts'

const BAD_REQUEST = 400
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429

/** The page of a sign-in under way on which users get an account. */
export function serveSignUp(app: FastifyInstance, context: IdentityContext): void {
  app.get(interactionPath(':uid', 'sign-up'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    return open === undefined ? await sendEnded(context, request, reply) : sendSignUp(context, open, reply)
  })
  app.post(interactionPath(':uid', 'sign-up'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    return open === undefined ? await sendEnded(context, request, reply) : await signUp(context, open, { request, reply })
  })
}

interface Exchange {
  readonly request: InteractionRequest
  readonly reply: FastifyReply
}

async function signUp(context: IdentityContext, open: OpenInteraction, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange
  const { outbox, siteName, services } = context
  const { t } = open.place
  const typed = fieldOf(request, 'email')
  const password = fieldOf(request, 'password')
  const reject = (wrong: Partial<SignUpForm>, status = BAD_REQUEST): Promise<FastifyReply> =>
    sendSignUp(context, open, reply, { email: typed, ...wrong }, status)

  if (!open.isOwnForm(fieldOf(request, 'token'))) return reject({ notice: t('form_stale') })
  const email = readEmail(typed)
  const problem = outbox === undefined ? await findPasswordProblem(password, [email ?? '', siteName]) : undefined
  if (email === undefined || problem !== undefined) {
    return reject({
      emailError: email === undefined ? t('email_invalid') : undefined,
      passwordError: problem === undefined ? undefined : t(problem),
    })
  }
  await context.services.quotas.assertSpace()
  const attempt = { request, reply, email }
  const findWait = outbox === undefined ? findGuessWait : findMailWait
  const minutes = (await findWait(context, attempt)) ?? (await findSignUpWait(context, attempt))
  if (minutes !== undefined) return reject({ notice: t('too_many', { count: minutes }) }, TOO_MANY_REQUESTS)
  if (outbox !== undefined) return mailLink(context, { open, outbox, email, reply })

  const id = await createIdentity(services, { email, password, isVerified: false })
  const owner = id === undefined ? await findOwner(context, email, password) : await findIdentity(services.store.db, id)
  return owner === undefined ? reject({ emailError: t('email_taken') }, CONFLICT) : await finishInteraction(context, exchange, owner)
}

/** The identity with this address when the password is its own: a form that was sent twice is as good as one that was sent once. */
async function findOwner({ services }: IdentityContext, email: string, password: string): Promise<IdentityRow | undefined> {
  const identity = await findIdentityByEmail(services.store.db, emailKey(email))
  return (await isPassword(password, identity?.password_hash)) ? identity : undefined
}

/**
 * The response is the same whether there is an account with the address or not, and so is its time; only the mail says it, to the user who
 * reads the mailbox.
 */
function mailLink(
  { services }: IdentityContext,
  {
    open,
    outbox,
    email,
    reply,
  }: { readonly open: OpenInteraction; readonly outbox: Outbox; readonly email: string; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { store, origin } = services
  outbox.send(async () => {
    const known = await findIdentityByEmail(store.db, emailKey(email))
    if (known === undefined)
      return writeMail(open.place, { reason: 'confirm', to: email, origin, token: await makeSignUpToken(services, email) })
    return writeMail(open.place, { reason: 'known', to: known.email, origin, token: await makeResetToken(services, known.id) })
  })
  const next = { href: interactionPath(open.uid, 'sign-in'), text: 'to_sign_in', isLater: true } as const
  return sendFormPage(
    reply,
    messagePage(open.place, { title: 'mail_sent', kind: 'note', text: 'mail_sent_text', values: { email }, hint: 'mail_sent_hint', next }),
  )
}

function sendSignUp(
  { outbox }: IdentityContext,
  open: OpenInteraction,
  reply: FastifyReply,
  change: Partial<SignUpForm> = {},
  status?: number,
): Promise<FastifyReply> {
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
