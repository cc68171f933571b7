import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { OPEN_SEARCH_PATH } from '#contracts/open-search.ts'
import { SUGGESTIONS_MAX } from '#contracts/search.ts'
import { plainSearch, searchUrl } from '#contracts/search-url.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { AppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { encodePath, parseTarget } from '../http/input/request-target.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { ReadyPart } from '../http/state/readiness.ts'
import { nameTitles } from './name-titles.ts'
import { isQuery, readSearchParams } from './read-search-params.ts'
import { createSearchEngine, type SearchEngine, type SearchEngineOptions } from './search-engine.ts'
import type { FoundTitle } from './search-messages.ts'
import { serveSearchPage } from './serve-search-page.ts'

const DAY_S = 86_400
const START_DELAY_MS = 300
const HOUR_S = 3600
/** Two more than are shown, to see which titles stand for several pages. */
const CANDIDATES = SUGGESTIONS_MAX * 2

/** Search for other parts of the server. */
export interface ServedSearch extends ReadyPart {
  /**
   * The addresses of the pages that a query finds, the best first.
   *
   * @param network the address that asks
   * @throws AppError `unavailable`
   */
  findPages(network: string, query: { readonly q: string; readonly locale: string; readonly count: number }): Promise<readonly string[]>
}

/**
 * The search page and the calls of search (docs/behaviour/search.md 2 to 7): `GET /api/v1/search`, its twins for the search boxes of browsers, and the description that
 * describes them to browsers. The language comes from the parameter alone, so that every response may be cached.
 *
 * @returns what has to be loaded before a search can be answered, and how other features look for pages
 */
export function serveSearch(app: FastifyInstance, site: SiteSource, options: SearchEngineOptions): ServedSearch {
  const engine = createSearchEngine(site, options)
  startAfterListening(app, engine)
  app.addHook('onClose', async () => await engine.close())

  serveSearchPage(app, site, engine)
  app.get('/api/v1/search', async (request, reply) => await answerSearch(engine, request, reply))
  app.get('/api/v1/search/suggestions', async (request, reply) => {
    const box = readBoxQuery(request)
    const titles = isQuery(box.q) ? nameTitles(await findTitles(engine, box)).slice(0, SUGGESTIONS_MAX) : []
    reply.header('cache-control', `max-age=${HOUR_S}`).type('application/x-suggestions+json; charset=utf-8')
    return JSON.stringify([box.q, titles.map(({ name }) => name)])
  })
  app.get('/api/v1/search/go', async (request, reply) => {
    return reply.header('cache-control', `max-age=${HOUR_S}`).redirect(await findGoal(engine, readBoxQuery(request)), 302)
  })
  app.get(OPEN_SEARCH_PATH, async (request, reply) => {
    const file = await site.current().read(`${readBoxQuery(request).locale}/opensearch.xml`)
    if (file === undefined) throw new AppError('not_found')
    return reply.header('cache-control', CACHE.hour).type('application/opensearchdescription+xml; charset=utf-8').send(file.bytes)
  })
  return {
    name: 'search',
    check: engine.start,
    async findPages(network, { q, locale, count }) {
      const request = { q, page: 1, size: count, sort: 'best' } as const
      const answer = await engine.ask({ kind: 'search', request, locales: [locale] }, addressPrefix(network))
      return answer.kind === 'search' ? answer.reply.documents.map(({ mdn_url }) => mdn_url) : []
    },
  }
}

/** Reading the indexes takes the processor for some tenths of a second: the first pages are answered before, unless a search or `/readyz` is asked for. */
function startAfterListening(app: FastifyInstance, engine: SearchEngine): void {
  app.server.once('listening', () => {
    const timer = setTimeout(() => void engine.start(), START_DELAY_MS)
    app.server.once('close', () => clearTimeout(timer))
  })
}

async function answerSearch(engine: SearchEngine, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = readSearchParams(parseTarget(request.url).query)
  if (read.kind === 'errors') return reply.code(400).send({ errors: read.errors })
  const { locales, ...asked } = read.params
  const answer = await engine.ask({ kind: 'json', request: asked, locales }, addressPrefix(request.ip))
  if (answer.kind !== 'json') throw new Error(`a search returned the result ${answer.kind}`)
  const { buffer, byteOffset, byteLength } = answer.bytes
  reply.header('cache-control', `max-age=${DAY_S}`).type('application/json; charset=utf-8')
  return reply.send(Buffer.from(buffer, byteOffset, byteLength))
}

/** The page that one title alone stands for, else the search page. */
async function findGoal(engine: SearchEngine, box: BoxQuery): Promise<string> {
  const { q, locale } = box
  const search = searchUrl(plainSearch(locale, q))
  if (!isQuery(q)) return search
  const wanted = q.trim().toLowerCase()
  const exact = nameTitles(await findTitles(engine, box)).filter(({ name, title }) =>
    [name, title].some((label) => label.toLowerCase() === wanted),
  )
  const [only] = exact
  return exact.length === 1 && only !== undefined ? encodePath(only.url) : search
}

async function findTitles(engine: SearchEngine, { q, locale, network }: BoxQuery): Promise<readonly FoundTitle[]> {
  const answer = await engine.ask({ kind: 'titles', q, locale, count: CANDIDATES }, network)
  return answer.kind === 'titles' ? answer.titles : []
}

/** A query of the search box of a browser, and its language. */
interface BoxQuery {
  readonly q: string
  readonly locale: LocaleCode
  readonly network: string
}

function readBoxQuery(request: FastifyRequest): BoxQuery {
  const given = new URLSearchParams(parseTarget(request.url).query)
  return {
    q: given.get('q') ?? '',
    locale: findLocale(given.get('locale') ?? '')?.code ?? DEFAULT_LOCALE,
    network: addressPrefix(request.ip),
  }
}
