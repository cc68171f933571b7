import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { OBSERVATORY_PLACE, ObservatoryReport, observatoryUrl } from '#contracts/observatory-pages.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { errorText } from '#markup/observatory/error-text.ts'
import { hostOfInput } from '#markup/observatory/host-of-input.ts'
import { type ReportOutcome, reportPageHtml } from '#markup/observatory/report-html.ts'
import { reportUrl } from '#markup/observatory/report-url.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { type AppError, toAppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { fillPlace, readBuiltPage, sendFilledPage } from '../http/responses/filled-page.ts'
import type { Services } from '../http/services.ts'
import { createReadView } from './create-read-view.ts'
import { fillReportHead } from './report-head.ts'
import { listHistory } from './scan-rows.ts'
import type { SiteScans, StoredScans } from './scan-sites.ts'
import { analysisOf } from './stored-report.ts'

export interface ReportPageOptions {
  readonly site: SiteSource
  readonly siteName: string
  readonly scans: SiteScans
  readonly services: Services
}

const LANDING = observatoryUrl(DEFAULT_LOCALE)
const PATH = `${LANDING}/analyze`
const OK = 200
const FOUND = 302
const SEE_OTHER = 303
const BAD_GATEWAY_FROM = 500
/** A scan that is asked for is not repeated within a minute. */
const ASKED_MS = 60_000

/**
 * Serves the page of reports: the built page with the newest stored report of the host in its address (docs/behaviour/observatory.md 218). Reading it never
 * scans; its form does, and comes back.
 */
export function serveReportPage(app: FastifyInstance, options: ReportPageOptions): void {
  app.get(PATH, async (request, reply) => {
    await guardRate(options.services, 'read', request, reply)
    const host = hostOfInput(new URLSearchParams(parseTarget(request.url).query).get('host') ?? '', URL.parse)
    return host === undefined ? reply.redirect(LANDING, FOUND) : await answerReport(host, { request, reply, options })
  })
  app.post(PATH, async (request, reply) => {
    await guardRate(options.services, 'write', request, reply)
    const host = hostIn(request.body)
    if (host === undefined) return reply.redirect(LANDING, SEE_OTHER)
    try {
      const scan = await options.scans.find(host, ASKED_MS, request)
      return reply.redirect(reportUrl(PATH, scan.host), SEE_OTHER)
    } catch (thrown) {
      return await answerError(host, toAppError(thrown), { request, reply, options })
    }
  })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: ReportPageOptions
}

async function answerReport(input: string, exchange: Exchange): Promise<unknown> {
  try {
    const stored = await exchange.options.scans.findStored(input)
    return await sendPage(await outcomeOf(stored, exchange.options), { ...exchange, stored, status: OK })
  } catch (thrown) {
    return await answerError(undefined, toAppError(thrown), exchange)
  }
}

/** The page with what went wrong. @param host absent: it may be none */
async function answerError(host: string | undefined, error: AppError, exchange: Exchange): Promise<unknown> {
  if (error.status >= BAD_GATEWAY_FROM) exchange.request.log.error({ err: error.cause ?? error }, 'a report failed')
  const problem = errorText(error)
  // What is no host is not written into an address.
  const isHost = host !== undefined && !/^invalid-(?:site|hostname)(?:-ip)?$/.test(error.error)
  const outcome: ReportOutcome = isHost ? { kind: 'failed', host, problem } : { kind: 'rejected', problem }
  return await sendPage(outcome, { ...exchange, stored: undefined, status: error.status, headers: error.headers })
}

async function outcomeOf(
  { host, scan, failure }: StoredScans,
  { services: { store, origin, now } }: ReportPageOptions,
): Promise<ReportOutcome> {
  const problem = failure === undefined ? undefined : errorText({ status: OK, ...failure })
  if (scan === undefined) return problem === undefined ? { kind: 'none', host } : { kind: 'failed', host, problem }
  return { kind: 'report', host, analysis: analysisOf(scan, await listHistory(store.db, host)), origin, now: now(), problem }
}

interface Sent extends Exchange {
  readonly stored: StoredScans | undefined
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

async function sendPage(outcome: ReportOutcome, { request, reply, options, stored, status, headers }: Sent): Promise<unknown> {
  const { site, siteName, services } = options
  const page = await readBuiltPage(site, PATH)
  const view = page === undefined ? undefined : await readView(page.snapshot)
  // The site is without the feature: its page of unknown paths says so.
  if (page === undefined || view === undefined) return reply.callNotFound()
  const filled = fillPlace(page.html, OBSERVATORY_PLACE, reportPageHtml(view, outcome).toString())
  const html = stored === undefined ? filled : fillReportHead(filled, { report: PATH, origin: services.origin, siteName, ...stored })
  // A report is the same for everybody, but a cache that does not ask would show an old one after a new scan.
  const cacheControl = outcome.kind === 'report' ? CACHE.checked : CACHE.never
  return await sendFilledPage(html, { snapshot: page.snapshot, status, headers, cacheControl, request, reply })
}

const readView = createReadView(PATH, ObservatoryReport)

function hostIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'host' in body && typeof body.host === 'string'
    ? hostOfInput(body.host, URL.parse)
    : undefined
}
