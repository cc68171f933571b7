import type { FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { isFormToken, makeFormToken } from './form-token.ts'
import { findIdentity, type IdentityRow } from './identities.ts'
import type { IdentityContext } from './identity-context.ts'
import { messagePage } from './pages/message-page.ts'
import { type PagePlace, placeOf } from './pages/page-place.ts'

const GONE = 410
const SEE_OTHER = 303

/** A request for a page of a sign-in under way. */
export type InteractionRequest = FastifyRequest<{ readonly Params: { readonly uid: string } }>

/** A sign-in under way that began in the browser of the request. */
export interface OpenInteraction {
  readonly uid: string
  readonly place: PagePlace
  /** The token of its forms. */
  readonly token: string
  /** Whether the form that came is one of its own. */
  readonly isOwnForm: (sent: string) => boolean
  /** Whether the user asked for a new account instead of signing in. */
  readonly isForNew: boolean
  /** The e-mail address of the user who comes, as far as the site knows it. */
  readonly hint: string
}

/** The sign-in under way that a request names; undefined when it is finished, too old, or began in another browser. */
export async function findInteraction(
  { findOwnInteraction, keys, siteName }: IdentityContext,
  request: InteractionRequest,
): Promise<OpenInteraction | undefined> {
  const interaction = await findOwnInteraction(request.params.uid, request.headers.cookie)
  if (interaction === undefined) return undefined
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

/**
 * Ends a sign-in: the identity is known, and so is the device from now on; or the user went back. The library sends the browser on to the
 * site.
 */
export async function finishInteraction(
  context: IdentityContext,
  { request, reply }: { readonly request: InteractionRequest; readonly reply: FastifyReply },
  identity: IdentityRow | undefined,
): Promise<FastifyReply> {
  const interaction = await context.findOwnInteraction(request.params.uid, request.headers.cookie)
  if (interaction === undefined) return await sendEnded(context, request, reply)
  interaction.result =
    identity === undefined
      ? { error: 'access_denied', error_description: 'the user cancelled' }
      : { login: { accountId: identity.id, remember: false }, create: {}, consent: {} }
  await interaction.persist()
  // The password may have been changed while the old one was checked. Then what ends sign-ins under way did not find this one (docs/behaviour/identity.md 10).
  if (identity !== undefined && !(await isSamePassword(context, identity))) {
    await interaction.destroy()
    return await sendEnded(context, request, reply)
  }
  if (identity !== undefined) reply.header('set-cookie', await context.devices.write(request.headers.cookie, identity))
  return reply.header('cache-control', 'no-store').redirect(interaction.returnTo, SEE_OTHER)
}

async function isSamePassword({ services }: IdentityContext, { id, password_hash }: IdentityRow): Promise<boolean> {
  return (await findIdentity(services.store.db, id))?.password_hash === password_hash
}

/** The page for a sign-in that is no longer under way, as by the back button: a signed-in user sees that, all others can start again. */
export async function sendEnded(
  { services, siteName }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const place = placeOf(request, siteName)
  const found = await services.sessions.find(request)
  if (found !== undefined && found !== 'deleted-account') {
    const next = { href: `/${place.locale}/`, text: 'home' } as const
    return sendFormPage(
      reply,
      messagePage(place, { title: 'signed_in', kind: 'good', text: 'signed_in_text', values: { email: found.account.email }, next }),
    )
  }
  return sendFormPage(reply, endedPage(place), GONE)
}

/** Says that a sign-in is over, and where a new one begins. */
export function endedPage(place: PagePlace): ReturnType<typeof messagePage> {
  return messagePage(place, { title: 'expired', kind: 'note', text: 'expired_text', next: { href: SIGN_IN_PATH, text: 'start_again' } })
}
