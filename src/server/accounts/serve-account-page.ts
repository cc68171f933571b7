import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ACCOUNT_DATA_PATH,
  ACCOUNT_DELETION_PATH,
  ACCOUNT_PATH,
  ACCOUNT_SESSIONS_PATH,
  IDENTITY_PATH,
  SIGN_IN_PATH,
} from '#contracts/account-paths.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { pageLocale } from '../http/form-pages/page-locale.ts'
import { queryOf } from '../http/form-pages/query-of.ts'
import { redirect } from '../http/form-pages/redirect.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { fieldOf } from '../http/input/field-of.ts'
import { sendParts } from '../http/responses/send-parts.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow, FoundSession } from '../http/sessions/sessions.ts'
import { redirectToOrigin } from '../http/steps/redirect-to-origin.ts'
import { exportPersonalData } from '../store/account-data.ts'
import type { PersonalData } from '../store/personal-data.ts'
import type { AccountChanges } from './account-changes.ts'
import { accountPage, DONE, type OwnProviderPages } from './account-page.ts'
import { deletedPage, deletionPage } from './deletion-page.ts'

export interface AccountPageOptions {
  readonly services: Services
  readonly changes: AccountChanges
  readonly personalData: readonly PersonalData[]
  readonly siteName: string
  readonly ownPages: OwnProviderPages | undefined
  readonly hasCollections: boolean
}

const TEMPORARY_REDIRECT = 307

/** The page of the user's own account with its forms, its file of data and its end. Works without script. */
export function serveAccountPage(app: FastifyInstance, options: AccountPageOptions): void {
  const { services, changes, personalData, siteName } = options
  /** A site that had another provider before has accounts of that one, too. */
  const ownPagesOf = ({ issuer }: AccountRow): OwnProviderPages | undefined => (issuer === IDENTITY_PATH ? options.ownPages : undefined)

  app.get(ACCOUNT_PATH, async (request, reply) => {
    const found = await findUser(request, reply, 'read')
    if (found === undefined) return reply
    const wanted = queryOf(request).get('done')
    const page = accountPage({
      ...pageLocale(request),
      siteName,
      hasCollections: options.hasCollections,
      ownPages: ownPagesOf(found.account),
      account: found.account,
      current: found.session,
      sessions: await services.sessions.list(found.account.id),
      done: DONE.find((done) => done === wanted),
    })
    return sendFormPage(reply, page)
  })

  app.post(ACCOUNT_SESSIONS_PATH, async (request, reply) => {
    const found = await findUser(request, reply, 'write')
    if (found === undefined) return reply
    const which = String(fieldOf(request.body, 'which') ?? '')
    if (which === 'others') await services.sessions.revokeAll(found.account.id, found.session.name)
    else await services.sessions.revoke(found.account.id, which)
    const { query } = pageLocale(request)
    const done = `done=${which === 'others' ? 'revoked_others' : 'revoked'}`
    return redirect(reply, `${ACCOUNT_PATH}${query === '' ? '?' : `${query}&`}${done}`)
  })

  app.get(ACCOUNT_DATA_PATH, async (request, reply) => {
    const found = await findUser(request, reply, 'export')
    if (found === undefined) return reply
    services.exportSlots.claim(found.account.id, reply)
    reply
      .headers({ 'cache-control': CACHE.personal, 'content-disposition': 'attachment; filename="my-data.json"' })
      .type('application/json; charset=utf-8')
    return sendParts(reply, exportPersonalData(services.store.db, personalData, found.account.id))
  })

  app.get(ACCOUNT_DELETION_PATH, async (request, reply) => {
    const found = await findUser(request, reply, 'read')
    if (found === undefined) return reply
    const ownPages = ownPagesOf(found.account)
    if (ownPages !== undefined) return redirect(reply, `${ownPages.deletion}${pageLocale(request).query}`, TEMPORARY_REDIRECT)
    return sendFormPage(reply, deletionPage({ ...pageOf(request), email: found.account.email, isUnconfirmed: false }))
  })

  app.post(ACCOUNT_DELETION_PATH, async (request, reply) => {
    const found = await findUser(request, reply, 'write')
    if (found === undefined) return reply
    // The own provider asks for the password before.
    const ownPages = ownPagesOf(found.account)
    if (ownPages !== undefined) return redirect(reply, `${ownPages.deletion}${pageLocale(request).query}`)
    if (fieldOf(request.body, 'confirm') !== 'yes') {
      return sendFormPage(reply, deletionPage({ ...pageOf(request), email: found.account.email, isUnconfirmed: true }), 400)
    }
    await changes.remove(found.account.id, `account:${found.account.id}`)
    await services.sessions.end(request, reply)
    return sendFormPage(reply, deletedPage(pageOf(request)))
  })

  /** The signed-in user; an anonymous user is sent to sign in first. */
  async function findUser(
    request: FastifyRequest,
    reply: FastifyReply,
    rate: 'read' | 'write' | 'export',
  ): Promise<FoundSession | undefined> {
    if (redirectToOrigin(request, reply, services.origin)) return undefined
    await guardRate(services, rate, request, reply)
    const found = await services.sessions.find(request)
    if (found !== undefined && found !== 'deleted-account') return found
    if (found === 'deleted-account') services.sessions.forget(reply)
    redirect(reply, `${SIGN_IN_PATH}?next=${encodeURIComponent(`${ACCOUNT_PATH}${pageLocale(request).query}`)}`)
    return undefined
  }

  function pageOf(request: FastifyRequest) {
    return { ...pageLocale(request), siteName }
  }
}
