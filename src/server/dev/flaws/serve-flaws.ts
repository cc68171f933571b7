import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { SiteCheck } from '#contracts/site-check.ts'
import { sendFormPage } from '../../http/form-pages/form-page.ts'
import { queryWord } from '../../http/form-pages/query-word.ts'
import { flawsAddress, flawsPage, flawsPath } from './flaws-page.ts'
import { FLAW_SORTS, type FlawsQuery, SEVERITIES } from './list-flaws.ts'

export interface FlawsOptions {
  readonly check: SiteCheck
  readonly siteName: string
}

interface LocaleRoute {
  readonly Params: { readonly locale: string }
}

const STYLESHEET = readFileSync(new URL('flaws.css', import.meta.url), 'utf8')
const STYLESHEET_PATH = `/_dev/flaws.${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 16)}.css`
/** The page loads again so often while the check runs. In seconds. */
const RELOAD_SECONDS = 1

/**
 * The problems of the whole content at `/{locale}/_flaws`, for the writers who use `lectern dev` (docs/behaviour/flaws.md). The first visit
 * starts the check.
 */
export function serveFlaws(app: FastifyInstance, { check, siteName }: FlawsOptions): void {
  app.addHook('preClose', async () => check.close())

  app.get(STYLESHEET_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLESHEET))

  app.get('/_flaws', async (_request, reply) => reply.redirect(flawsPath(DEFAULT_LOCALE)))

  app.get<LocaleRoute>('/:locale/_flaws', async (request, reply) => {
    const locale = localeOf(request)
    if (locale === undefined) return reply.callNotFound()
    if (check.state() === undefined) check.start()
    return send(reply, readQuery(request, locale))
  })

  app.post<LocaleRoute>('/:locale/_flaws', async (request, reply) => {
    const locale = localeOf(request)
    if (locale === undefined) return reply.callNotFound()
    check.start()
    return reply.redirect(flawsAddress(readQuery(request, locale)), 303)
  })

  function send(reply: FastifyReply, query: FlawsQuery): Promise<FastifyReply> {
    const state = check.state() ?? { kind: 'running', done: 0, total: 0 }
    if (state.kind === 'running') reply.header('refresh', RELOAD_SECONDS)
    return sendFormPage(reply, flawsPage({ state, query, isOld: check.isOld(), siteName, stylesheet: STYLESHEET_PATH }))
  }
}

function localeOf({ params }: Pick<FastifyRequest<LocaleRoute>, 'params'>): LocaleCode | undefined {
  const found = findLocale(params.locale)?.code
  return found === params.locale ? found : undefined
}

/** What is no such value asks for all. */
function readQuery(request: FastifyRequest<LocaleRoute>, locale: LocaleCode): FlawsQuery {
  const [severity, sort] = [queryWord(request, 'severity'), queryWord(request, 'sort')]
  const page = Number.parseInt(queryWord(request, 'page'), 10)
  return {
    locale,
    severity: SEVERITIES.find((one) => one === severity),
    kind: queryWord(request, 'kind'),
    words: queryWord(request, 'q').trim(),
    sort: FLAW_SORTS.find((one) => one === sort) ?? 'page',
    page: page >= 1 ? page : 1,
  }
}
