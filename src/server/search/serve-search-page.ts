import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { searchPath } from '#contracts/search-url.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { SearchOutcome } from '#markup/search-page-html.ts'
import { toAppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import { type BuiltPage, readBuiltPage, sendFilledPage } from '../http/responses/filled-page.ts'
import { fillSearchPage } from './fill-search-page.ts'
import { readAskedSearch } from './read-asked-search.ts'
import type { SearchEngine } from './search-engine.ts'

const OK = 200
const BAD_REQUEST = 400

/**
 * Serves `/{locale}/search`: the built page with the results of the search (docs/behaviour/search.md 8). It depends on the address alone, so that caches may
 * keep it, as long as other pages are stored: it names the scripts and stylesheets of one build.
 */
export function serveSearchPage(app: FastifyInstance, site: SiteSource, engine: SearchEngine): void {
  for (const { code } of LOCALES)
    app.get(searchPath(code), async (request, reply) => {
      const page = await readBuiltPage(site, searchPath(code))
      // The site is without this language: its page of unknown paths says so.
      return page === undefined ? reply.callNotFound() : await answerPage(page, code, { request, reply, engine })
    })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly engine: SearchEngine
}

async function answerPage({ html, snapshot }: BuiltPage, locale: LocaleCode, { request, reply, engine }: Exchange): Promise<FastifyReply> {
  const asked = readAskedSearch(parseTarget(request.url).query, locale)
  const { outcome, status, headers } = await search(asked, engine, request)
  return await sendFilledPage(fillSearchPage(html, asked, outcome), {
    snapshot,
    status,
    headers,
    cacheControl: status === OK ? CACHE.hour : CACHE.never,
    request,
    reply,
  })
}

interface Answered {
  readonly outcome: SearchOutcome
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A search that can't be answered gives the page as well, with the status of its error. */
async function search(
  { params, errors }: ReturnType<typeof readAskedSearch>,
  engine: SearchEngine,
  request: FastifyRequest,
): Promise<Answered> {
  if (errors !== undefined) return { outcome: { kind: 'rejected', errors }, status: BAD_REQUEST }
  if (params === undefined) return { outcome: { kind: 'no-query' }, status: OK }
  const { locales, ...asked } = params
  try {
    const answer = await engine.ask({ kind: 'search', request: asked, locales }, addressPrefix(request.ip))
    if (answer.kind === 'search') return { outcome: { kind: 'found', reply: answer.reply }, status: OK }
    throw new Error(`a search returned the result ${answer.kind}`)
  } catch (thrown) {
    const error = toAppError(thrown)
    request.log.error({ err: error.cause ?? error }, 'search failed')
    return { outcome: { kind: 'failed' }, status: error.status, headers: error.headers }
  }
}
