import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IDENTITY_PATH, SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { CHANGE_PASSWORD_PATH, DELETE_IDENTITY_PATH } from '#contracts/identity.ts'
import { AppError } from '../http/errors/app-error.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import type { FoundSession } from '../http/sessions/sessions.ts'
import { isFormToken, makeFormToken } from './form-token.ts'
import { findSessionWait } from './guess-limits.ts'
import { findIdentity, type IdentityRow, removeIdentity, replacePassword } from './identities.ts'
import { fieldOf, type IdentityContext } from './identity-context.ts'
import { messagePage } from './pages/message-page.ts'
import { type PagePlace, placeOf } from './pages/page-place.ts'
import { changePasswordPage, deletePage } from './pages/password-pages.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'

const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429
const SEE_OTHER = 303

/** The pages for a signed-in user's own identity. Each asks for the password once more. */
export function serveOwnAccount(app: FastifyInstance, context: IdentityContext): void {
  const asOwner =
    (path: string, answer: (visit: OwnVisit, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const owner = await findOwner(context, request)
      const place = placeOf(request, context.siteName)
      if (owner === undefined) {
        const next = encodeURIComponent(`${path}${place.query}`)
        return reply.header('cache-control', 'no-store').redirect(`${SIGN_IN_PATH}?next=${next}`, SEE_OTHER)
      }
      const token = makeFormToken(context.keys.formKey, path, owner.session.id_hash)
      return await answer({ ...owner, place, token }, request, reply)
    }
  app.get(
    CHANGE_PASSWORD_PATH,
    asOwner(CHANGE_PASSWORD_PATH, async (visit, _request, reply) => sendFormPage(reply, changePage(visit))),
  )
  app.post(
    CHANGE_PASSWORD_PATH,
    asOwner(CHANGE_PASSWORD_PATH, async (visit, request, reply) => await changePassword(context, visit, { request, reply })),
  )
  app.get(
    DELETE_IDENTITY_PATH,
    asOwner(DELETE_IDENTITY_PATH, async (visit, _request, reply) => sendFormPage(reply, removalPage(visit))),
  )
  app.post(
    DELETE_IDENTITY_PATH,
    asOwner(DELETE_IDENTITY_PATH, async (visit, request, reply) => await removeAll(context, visit, { request, reply })),
  )
}

interface Owner extends FoundSession {
  readonly identity: IdentityRow
}

interface OwnVisit extends Owner {
  readonly place: PagePlace
  readonly token: string
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Wrong {
  readonly currentError?: string
  readonly passwordError?: string
  readonly notice?: string
}

/** @throws AppError `not_found` for a user who came from another provider and has no password here */
async function findOwner({ services }: IdentityContext, request: FastifyRequest): Promise<Owner | undefined> {
  const found = await services.sessions.find(request)
  if (found === undefined || found === 'deleted-account') return undefined
  const { issuer, subject } = found.account
  const identity = issuer === IDENTITY_PATH ? await findIdentity(services.store.db, subject) : undefined
  if (identity === undefined) throw new AppError('not_found')
  return { ...found, identity }
}

async function changePassword(context: IdentityContext, visit: OwnVisit, exchange: Exchange): Promise<FastifyReply> {
  const { services, siteName } = context
  const { store, now, randomBytes, sessions } = services
  const { identity, account, place } = visit
  const { request, reply } = exchange
  const rejected = await findRejection(context, visit, exchange)
  if (rejected !== undefined) return sendFormPage(reply, changePage(visit, rejected.wrong), rejected.status)
  const password = fieldOf(request, 'password')
  const problem = await findPasswordProblem(password, [identity.email, siteName])
  if (problem !== undefined) return sendFormPage(reply, changePage(visit, { passwordError: place.t(problem) }), BAD_REQUEST)

  const chosen = { password_hash: await hashPassword(password, randomBytes), password_changed_at: now() }
  // Another change may have come while the password was checked.
  const isChanged = await store.transact(async (transaction) => {
    if (!(await replacePassword(transaction, identity.id, chosen, identity.password_hash))) return false
    await context.onPasswordChanged(transaction, identity.id)
    return true
  })
  if (!isChanged) return sendFormPage(reply, changePage(visit, { currentError: place.t('password_wrong') }), BAD_REQUEST)
  reply.header('set-cookie', await context.devices.write(request.headers.cookie, { ...identity, ...chosen }))
  await sessions.open(request, reply, account.id)
  const next = { href: `/${place.locale}/`, text: 'home' } as const
  return sendFormPage(reply, messagePage(place, { title: 'password_changed', kind: 'good', text: 'password_changed_text', next }))
}

/** The site removes the account with all that belongs to it, this identity as well; should there be no account any more, the identity goes alone. */
async function removeAll(context: IdentityContext, visit: OwnVisit, exchange: Exchange): Promise<FastifyReply> {
  const { services } = context
  const { identity, place } = visit
  const { request, reply } = exchange
  const rejected = await findRejection(context, visit, exchange)
  if (rejected !== undefined) return sendFormPage(reply, removalPage(visit, rejected.wrong), rejected.status)

  await context.onDeleted(identity.id)
  await services.store.transact(async (transaction) => await removeIdentity(transaction, identity.id))
  await services.sessions.end(request, reply)
  const next = { href: `/${place.locale}/`, text: 'home' } as const
  return sendFormPage(reply, messagePage(place, { title: 'account_deleted', kind: 'note', text: 'account_deleted_text', next }))
}

/** Why what was sent is not done: a form of another session, too many tries, another password. */
async function findRejection(
  context: IdentityContext,
  { identity, place, token, session }: OwnVisit,
  { request, reply }: Exchange,
): Promise<{ readonly wrong: Wrong; readonly status: number } | undefined> {
  const { t } = place
  if (!isFormToken(fieldOf(request, 'token'), token)) return { wrong: { notice: t('form_stale') }, status: BAD_REQUEST }
  const current = fieldOf(request, 'current')
  if (current === '') return { wrong: { currentError: t('password_missing') }, status: BAD_REQUEST }
  const minutes = await findSessionWait(context, reply, session.id_hash)
  if (minutes !== undefined) return { wrong: { notice: t('too_many', { count: minutes }) }, status: TOO_MANY_REQUESTS }
  if (!(await isPassword(current, identity.password_hash))) return { wrong: { currentError: t('password_wrong') }, status: BAD_REQUEST }
  return undefined
}

function changePage({ place, token, identity }: OwnVisit, wrong: Wrong = {}): ReturnType<typeof changePasswordPage> {
  return changePasswordPage(place, { action: `${CHANGE_PASSWORD_PATH}${place.query}`, token, email: identity.email, ...wrong })
}

function removalPage({ place, token, identity }: OwnVisit, wrong: Wrong = {}): ReturnType<typeof deletePage> {
  return deletePage(place, { action: `${DELETE_IDENTITY_PATH}${place.query}`, token, email: identity.email, ...wrong })
}
