import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { readEmail } from '../mail/read-email.ts'
import { emailKey } from '../store/email-key.ts'
import { findInteraction, finishInteraction, type InteractionRequest, type OpenInteraction, sendEnded } from './find-interaction.ts'
import { findGuessWait } from './guess-limits.ts'
import { findIdentityByEmail } from './identities.ts'
import { fieldOf, type IdentityContext } from './identity-context.ts'
import { interactionPath } from './interaction-path.ts'
import { type SignInForm, signInPage } from './pages/sign-in-page.ts'
import { isPassword } from './password-hash.ts'
import { PASSWORD_MAX_BYTES } from './password-rules.ts'
import { forgottenHref } from './serve-forgotten.ts'

const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429
const SEE_OTHER = 303

/** The pages of a sign-in under way: the form, and the way back. */
export function serveSignIn(app: FastifyInstance, context: IdentityContext): void {
  app.get(interactionPath(':uid'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    if (open === undefined) return await sendEnded(context, request, reply)
    return open.isForNew
      ? reply.header('cache-control', 'no-store').redirect(interactionPath(open.uid, 'sign-up'), SEE_OTHER)
      : sendSignIn(context, open, reply)
  })
  app.get(interactionPath(':uid', 'sign-in'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    return open === undefined ? await sendEnded(context, request, reply) : sendSignIn(context, open, reply)
  })
  app.post(interactionPath(':uid', 'sign-in'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    return open === undefined ? await sendEnded(context, request, reply) : await signIn(context, open, { request, reply })
  })
  app.post(interactionPath(':uid', 'cancel'), async (request: InteractionRequest, reply) => {
    const open = await findInteraction(context, request)
    const isMeant = open?.isOwnForm(fieldOf(request, 'token')) === true
    return isMeant ? await finishInteraction(context, { request, reply }, undefined) : await sendEnded(context, request, reply)
  })
}

async function signIn(
  context: IdentityContext,
  open: OpenInteraction,
  exchange: { readonly request: InteractionRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { request, reply } = exchange
  const { t } = open.place
  const typed = fieldOf(request, 'email')
  const password = fieldOf(request, 'password')
  const reject = (wrong: Partial<SignInForm>, status = BAD_REQUEST): Promise<FastifyReply> =>
    sendSignIn(context, open, reply, { email: typed, ...wrong }, status)

  if (!open.isOwnForm(fieldOf(request, 'token'))) return reject({ notice: t('form_stale') })
  const email = readEmail(typed)
  if (email === undefined) return reject({ emailError: t('email_invalid') })
  if (password === '') return reject({ passwordError: t('password_missing') })
  const minutes = await findGuessWait(context, { request, reply, email })
  if (minutes !== undefined) return reject({ notice: t('too_many', { count: minutes }) }, TOO_MANY_REQUESTS)

  const identity = await findIdentityByEmail(context.services.store.db, emailKey(email))
  const isRight = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES && (await isPassword(password, identity?.password_hash))
  if (identity === undefined || !isRight) return reject({ passwordError: t('wrong') })
  return await finishInteraction(context, exchange, identity)
}

function sendSignIn(
  context: IdentityContext,
  open: OpenInteraction,
  reply: FastifyReply,
  change: Partial<SignInForm> = {},
  status?: number,
): Promise<FastifyReply> {
  const form: SignInForm = {
    action: interactionPath(open.uid, 'sign-in'),
    token: open.token,
    cancelAction: interactionPath(open.uid, 'cancel'),
    signUpHref: interactionPath(open.uid, 'sign-up'),
    forgottenHref: context.outbox === undefined ? undefined : forgottenHref(open.place),
    email: open.hint,
    ...change,
  }
  return sendFormPage(reply, signInPage(open.place, form), status)
}
