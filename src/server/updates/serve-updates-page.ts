import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { LOCALES, type LocaleCode } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { UPDATE_COLLECTIONS_MAX, UPDATE_FILTER_MAX, UPDATE_QUERY_MAX } from '#contracts/update-limits.ts'
import { UPDATES_PLACE } from '#contracts/updates-place.ts'
import { type AskedUpdates, readAskedUpdates, requestOfUpdates, updatesPath, updatesUrl } from '#contracts/updates-url.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { releaseKey } from '#markup/update-group-html.ts'
import { type UpdatesOutcome, updatesPageHtml } from '#markup/updates-page-html.ts'
import { queryUpdates } from '#updates/query-updates.ts'
import { readUpdatesQuery } from '#updates/read-query.ts'
import { toAppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { type BuiltPage, fillPlace, readBuiltPage, sendFilledPage } from '../http/responses/filled-page.ts'
import type { Services } from '../http/services.ts'
import type { UpdatesOptions } from './serve-updates.ts'

export interface UpdatesPageOptions extends UpdatesOptions {
  readonly site: SiteSource
  /** Absent: the site has no accounts. */
  readonly sessions?: Pick<Services['sessions'], 'find'>
  /** Counts a request against the limits of reading. Absent: the site has no accounts, and the page reads no store. @throws AppError `too_many_requests` */
  readonly guard?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const OK = 200
const BAD_REQUEST = 400
const UNAUTHORIZED = 401
/** The newest releases, which the page names for the marks of what is new: those of about two months. */
const RECENT = 40

/**
 * Serves `/{locale}/plus/updates`: the built page with the updates that its address asks for (docs/behaviour/updates.md 100). Without collections it
 * depends on the address alone, so that caches may keep it.
 */
export function serveUpdatesPage(app: FastifyInstance, options: UpdatesPageOptions): void {
  for (const { code } of LOCALES)
    app.get(updatesPath(code), async (request, reply) => {
      await options.guard?.(request, reply)
      const page = await readBuiltPage(options.site, updatesPath(code))
      // The site is without this language, or without the feature: its page of unknown paths says so.
      return page === undefined ? reply.callNotFound() : await answerPage(page, code, { request, reply, options })
    })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: UpdatesPageOptions
}

async function answerPage({ html, snapshot }: BuiltPage, locale: LocaleCode, { request, reply, options }: Exchange): Promise<FastifyReply> {
  const asked = readAskedUpdates(new URLSearchParams(parseTarget(request.url).query), locale)
  const { outcome, recent, status, headers } = await findOutcome(asked, request, options)
  const contents = updatesPageHtml({ asked, outcome, recent }, updatesPageWords(locale)).toString()
  const isShared = status === OK && asked.collections.length === 0
  return await sendFilledPage(fillPlace(html, UPDATES_PLACE, contents), {
    snapshot,
    status,
    headers,
    cacheControl: isShared ? CACHE.hour : CACHE.never,
    request,
    reply,
  })
}

interface Answered {
  readonly outcome: UpdatesOutcome
  readonly recent: readonly string[]
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** What can't be answered gives the page as well, with the status of its error. */
async function findOutcome(asked: AskedUpdates, request: FastifyRequest, options: UpdatesPageOptions): Promise<Answered> {
  const recent: readonly string[] = []
  if (isTooLong(asked)) return { outcome: { kind: 'rejected' }, recent, status: BAD_REQUEST }
  try {
    const isOwn = asked.collections.length > 0
    const slugs = isOwn ? await findSavedSlugs(asked.collections, request, options) : undefined
    if (isOwn && slugs === undefined) return { outcome: { kind: 'signed-out', logIn: logInUrl(asked) }, recent, status: UNAUTHORIZED }
    const { index } = await options.getUpdates()
    const query = readUpdatesQuery({ ...requestOfUpdates(asked), locale: asked.locale })
    const outcome = { kind: 'found', reply: queryUpdates(index, query, slugs) } as const
    return { outcome, recent: index.releases.desc.slice(0, RECENT).map(releaseKey), status: OK }
  } catch (thrown) {
    const error = toAppError(thrown)
    request.log.error({ err: error.cause ?? error }, 'updates failed')
    return { outcome: { kind: 'failed' }, recent, status: error.status, headers: error.headers }
  }
}

/** The slugs of the documents in those of the caller's collections that have these ids; undefined for an anonymous caller. */
async function findSavedSlugs(
  ids: readonly string[],
  request: FastifyRequest,
  { listSavedSlugs, sessions }: UpdatesPageOptions,
): Promise<ReadonlySet<string> | undefined> {
  const found = await sessions?.find(request)
  return found === undefined || found === 'deleted-account' ? undefined : await listSavedSlugs?.(found.account.id, ids)
}

/** The bounds of the calls (`contracts/updates.ts`). */
function isTooLong({ q, ...asked }: AskedUpdates): boolean {
  const {
    browsers = '',
    category = '',
    status = '',
    baseline = '',
    collections = '',
    doc = '',
    release = '',
  } = requestOfUpdates({ ...asked, q: '' })
  const filters = [browsers, category, status, baseline, doc, release]
  return (
    q.length > UPDATE_QUERY_MAX || collections.length > UPDATE_COLLECTIONS_MAX || filters.some(({ length }) => length > UPDATE_FILTER_MAX)
  )
}

function logInUrl(asked: AskedUpdates): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(updatesUrl(asked))}`
}
