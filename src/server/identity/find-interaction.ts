import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { sendFormPage } from '../http/form-page.ts'
import { isFormToken, makeFormToken } from './form-token.ts'
import type { IdentityContext } from './identity-context.ts'
import { type PagePlace, placeOf } from './pages/page-place.ts'
import { toldPage } from './pages/told-page.ts'

const GONE = 410
const SEE_OTHER = 303

/** A sign-in under way in the browser that asks. */
export interface OpenInteraction {
  readonly uid: string
  readonly place: PagePlace
  /** What its forms carry. */
  readonly token: string
  /** Whether the form that came is one of its own. */
  readonly isOwnForm: (sent: string) => boolean
  /** Whether an account is wanted rather than a way in. */
  readonly isForNew: boolean
  /** The e-mail address of who comes, as far as the site knows it. */
  readonly hint: string
}

/** The sign-in that a request belongs to, by its cookie; undefined when it is finished, too old, or another browser's. */
export async function findInteraction(
  { provider, keys, siteName }: IdentityContext,
  request: FastifyRequest<{ readonly Params: { readonly uid: string } }>,
  reply: FastifyReply,
): Promise<OpenInteraction | undefined> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(orGone)
  if (interaction === undefined || interaction.uid !== request.params.uid) return undefined
  const { params, prompt, uid } = interaction
  const token = makeFormToken(keys.formKey, 'interaction', uid)
  return {
    uid,
    place: placeOf(request, siteName, params.ui_locales),
    token,
    isOwnForm: (sent) => isFormToken(sent, token),
    isForNew: prompt.name === 'create',
    hint: typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '',
  }
}

/** Ends a sign-in: the identity is known, or nobody wants it any more. The library sends the reader on to the site. */
export async function finishInteraction(
  context: IdentityContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  identityId: string | undefined,
): Promise<FastifyReply> {
  const result =
    identityId === undefined
      ? { error: 'access_denied', error_description: 'the reader went back' }
      : { login: { accountId: identityId, remember: false }, create: {}, consent: {} }
  const goal = await context.provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }).catch(orGone)
  return goal === undefined ? await sendEnded(context, request, reply) : reply.header('cache-control', 'no-store').redirect(goal, SEE_OTHER)
}

/** The page for a sign-in that is no longer under way, as by the back button: who is signed in is told so, all others may start again. */
export async function sendEnded(
  { services, siteName }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const place = placeOf(request, siteName)
  const found = await services.sessions.find(request)
  if (found !== undefined && found !== 'deleted-account') {
    const way = { href: `/${place.locale}/`, text: 'home' } as const
    return sendFormPage(
      reply,
      toldPage(place, { title: 'signed_in', kind: 'good', text: 'signed_in_text', values: { email: found.account.email }, way }),
    )
  }
  return sendFormPage(reply, endedPage(place), GONE)
}

/** Tells that a sign-in is over, and where a new one begins. */
export function endedPage(place: PagePlace): ReturnType<typeof toldPage> {
  return toldPage(place, { title: 'expired', kind: 'note', text: 'expired_text', way: { href: SIGN_IN_PATH, text: 'start_again' } })
}

function orGone(error: unknown): undefined {
  if (error instanceof errors.SessionNotFound) return undefined
  throw error
}
