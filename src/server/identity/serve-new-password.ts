import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { emailKey } from '../store/email-key.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { isFormToken, makeFormToken } from './form-token.ts'
import { findLinkWait } from './guess-limits.ts'
import { findIdentityByEmail, insertIdentity, replacePassword } from './identities.ts'
import { fieldOf, type IdentityContext } from './identity-context.ts'
import { CHOOSE_PASSWORD_PATH, findLink, type MailedLink, takeLink } from './mailed-links.ts'
import { messagePage } from './pages/message-page.ts'
import { type PagePlace, placeOf } from './pages/page-place.ts'
import { choosePasswordPage } from './pages/password-pages.ts'
import { hashPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'
import { forgottenHref } from './serve-forgotten.ts'

const BAD_REQUEST = 400
const GONE = 410
const TOO_MANY_REQUESTS = 429
const ID_BYTES = 16

/** The page behind a mailed link. To open it uses nothing up: programs that look through mail open links as well. */
export function serveNewPassword(app: FastifyInstance, context: IdentityContext): void {
  app.get(CHOOSE_PASSWORD_PATH, async (request, reply) => {
    const { store, now } = context.services
    const place = placeOf(request, context.siteName)
    const token = tokenOf(request.query)
    const link = await findLink(store.db, token, now())
    return link === undefined ? sendDead(reply, place) : sendChoice(context, { place, token, link, reply })
  })
  app.post(CHOOSE_PASSWORD_PATH, async (request, reply) => await choose(context, request, reply))
}

async function choose(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, keys, siteName } = context
  const { store, now, randomBytes } = services
  const place = placeOf(request, siteName)
  const { t } = place
  const token = tokenOf(request.query)
  const link = await findLink(store.db, token, now())
  if (link === undefined) return sendDead(reply, place)
  const reject = (wrong: { readonly notice?: string; readonly passwordError?: string }, status = BAD_REQUEST): Promise<FastifyReply> =>
    sendChoice(context, { place, token, link, reply, wrong, status })

  if (!isFormToken(fieldOf(request, 'token'), makeFormToken(keys.formKey, 'new-password', token)))
    return reject({ notice: t('form_stale') })
  const password = fieldOf(request, 'password')
  const problem = await findPasswordProblem(password, [link.email, siteName])
  if (problem !== undefined) return reject({ passwordError: t(problem) })
  const minutes = await findLinkWait(context, reply, token)
  if (minutes !== undefined) return reject({ notice: t('too_many', { count: minutes }) }, TOO_MANY_REQUESTS)

  const chosen = { password_hash: await hashPassword(password, randomBytes), password_changed_at: now() }
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
  const taken = await store.transact(async (transaction) => {
    const good = await takeLink(transaction, token, now())
    if (good === undefined) return undefined
    const applied = await applyLink(transaction, good, { id, ...chosen })
    if (!applied.isNew) await context.onPasswordChanged(transaction, applied.id)
    return applied
  })
  if (taken === undefined) return sendDead(reply, place)
  const { password_changed_at } = chosen
  reply.header('set-cookie', await context.devices.write(request.headers.cookie, { id: taken.id, password_changed_at }))
  if (taken.isNew)
    return sendFormPage(reply, messagePage(place, { title: 'account_ready', kind: 'good', text: 'account_ready_text', next: SIGN_IN }))
  return sendFormPage(reply, messagePage(place, { title: 'password_saved', kind: 'good', text: 'password_saved_text', next: SIGN_IN }))
}

const SIGN_IN = { href: SIGN_IN_PATH, text: 'sign_in' } as const

/** Anyone with the link reads the mailbox, so the address is theirs, also when an account was made with it meanwhile. */
async function applyLink(
  transaction: TransactionDatabase,
  link: MailedLink,
  { id, ...chosen }: { readonly id: string; readonly password_hash: string; readonly password_changed_at: number },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const known = link.kind === 'reset' ? link.identity : await findIdentityByEmail(transaction, emailKey(link.email))
  if (known === undefined) {
    const identity = {
      id,
      email: link.email,
      email_key: emailKey(link.email),
      email_verified: 1,
      created_at: chosen.password_changed_at,
    } as const
    if (await insertIdentity(transaction, { ...identity, ...chosen })) return { id, isNew: true }
  }
  const owner = known ?? (await findIdentityByEmail(transaction, emailKey(link.email)))
  if (owner === undefined) throw new Error('the identity was deleted in the meantime')
  await replacePassword(transaction, owner.id, { ...chosen, email_verified: 1 })
  return { id: owner.id, isNew: false }
}

interface Choice {
  readonly place: PagePlace
  readonly token: string
  readonly link: MailedLink
  readonly reply: FastifyReply
  readonly wrong?: { readonly notice?: string; readonly passwordError?: string }
  readonly status?: number
}

function sendChoice({ keys }: IdentityContext, { place, token, link, reply, wrong, status }: Choice): Promise<FastifyReply> {
  const action = `${CHOOSE_PASSWORD_PATH}?token=${token}&locale=${place.locale}`
  const form = { action, token: makeFormToken(keys.formKey, 'new-password', token), email: link.email, ...wrong }
  return sendFormPage(reply, choosePasswordPage(place, form), status)
}

function sendDead(reply: FastifyReply, place: PagePlace): Promise<FastifyReply> {
  const next = { href: forgottenHref(place), text: 'ask_again' } as const
  return sendFormPage(reply, messagePage(place, { title: 'link_dead', kind: 'note', text: 'link_dead_text', next }), GONE)
}

function tokenOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'token' in query && typeof query.token === 'string' ? query.token : ''
}
