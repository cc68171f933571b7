import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { OBSERVATORY_PLACE, ObservatoryCompare, observatoryUrl } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type ComparedSide, type CompareOutcome, comparePageHtml, sideNames } from '#markup/observatory/compare-html.ts'
import { errorText } from '#markup/observatory/error-text.ts'
import { hostOfInput } from '#markup/observatory/host-of-input.ts'
import { compareUrl } from '#markup/observatory/report-url.ts'
import { shownGrade } from '#markup/observatory/shown-grade.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { toAppError } from '../http/errors/app-error.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { fillPlace, readBuiltPage, sendFilledPage } from '../http/responses/filled-page.ts'
import { createReadView } from './create-read-view.ts'
import { findScan, listHistory } from './scan-rows.ts'
import type { ReportPageOptions } from './serve-report-page.ts'
import { fillSharedHead } from './shared-head.ts'
import { analysisOf, readScan } from './stored-report.ts'

const PATH = `${observatoryUrl(DEFAULT_LOCALE)}/compare`
const OK = 200
const SERVER_ERROR = 500
/** Of as many digits as a number of a scan ever has. */
const SCAN_NUMBER = /^[1-9]\d{0,14}$/

const readView = createReadView(PATH, ObservatoryCompare)

/** Serves the page that compares two hosts, or two scans of a host, from what is stored. It never scans (docs/behaviour/observatory.md 221). */
export function serveComparePage(app: FastifyInstance, options: ReportPageOptions): void {
  app.get(PATH, async (request, reply) => {
    await guardRate(options.services, 'read', request, reply)
    return await answer(request, reply, options)
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: ReportPageOptions): Promise<unknown> {
  const page = await readBuiltPage(options.site, PATH)
  const view = page === undefined ? undefined : await readView(page.snapshot)
  // The site is without the feature: its page of unknown paths says so.
  if (page === undefined || view === undefined) return reply.callNotFound()
  const { outcome, status } = await findOutcome(readAsked(request.url), request, options)
  const filled = fillPlace(page.html, OBSERVATORY_PLACE, comparePageHtml(view, outcome).toString())
  return await sendFilledPage(outcome.kind === 'compared' ? fillHeadOf(filled, outcome, options) : filled, {
    snapshot: page.snapshot,
    status,
    headers: undefined,
    cacheControl: outcome.kind === 'compared' ? CACHE.checked : CACHE.never,
    request,
    reply,
  })
}

interface Asked {
  readonly host: string
  readonly other: string
  readonly scan: number | undefined
  readonly otherScan: number | undefined
}

function readAsked(url: string): Asked {
  const query = new URLSearchParams(parseTarget(url).query)
  const numberOf = (name: string): number | undefined => {
    const text = query.get(name) ?? ''
    return SCAN_NUMBER.test(text) ? Number(text) : undefined
  }
  return {
    host: hostOfInput(query.get('host') ?? '', URL.parse) ?? '',
    other: hostOfInput(query.get('with') ?? '', URL.parse) ?? '',
    scan: numberOf('scan'),
    otherScan: numberOf('with_scan'),
  }
}

async function findOutcome(
  asked: Asked,
  request: FastifyRequest,
  options: ReportPageOptions,
): Promise<{ readonly outcome: CompareOutcome; readonly status: number }> {
  const { host, other } = asked
  if (host === '' || other === '') return { outcome: { kind: 'asked', host, other }, status: OK }
  try {
    const first = await findSide(host, asked.scan, options)
    const second = await findSide(other, asked.otherScan, options)
    return { outcome: { kind: 'compared', first, second: await earlier(first, second, options) }, status: OK }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= SERVER_ERROR) request.log.error({ err: error.cause ?? error }, 'a comparison failed')
    return { outcome: { kind: 'rejected', host, other, problem: errorText(error) }, status: error.status }
  }
}

/** A side by its newest scan, or by the scan with that number. @throws AppError `not_scannable` for what is no host */
async function findSide(input: string, id: number | undefined, { scans, services: { store } }: ReportPageOptions): Promise<ComparedSide> {
  const { host, scan: newest } = await scans.findStored(input)
  const history = await listHistory(store.db, host)
  const row = id === undefined ? undefined : await findScan(store.db, host, id)
  const scan = id === undefined ? newest : row && readScan(row)
  return { host, scan: id, history, analysis: scan === undefined ? null : analysisOf(scan, history) }
}

/** Of one host without numbers, the newest scan is compared with the last one of another score. */
async function earlier(first: ComparedSide, second: ComparedSide, options: ReportPageOptions): Promise<ComparedSide> {
  if (first.host !== second.host || first.scan !== undefined || second.scan !== undefined) return second
  const score = first.analysis?.scan.score
  const before = second.history.findLast((entry) => entry.score !== score)
  return before === undefined ? second : await findSide(second.host, before.id, options)
}

type Compared = Extract<CompareOutcome, { kind: 'compared' }>

function fillHeadOf(page: string, { first, second }: Compared, { services, siteName }: ReportPageOptions): string {
  const [one, other] = sideNames(first, second)
  const url = services.origin + compareUrl(PATH, { host: first.host, other: second.host, scan: first.scan, otherScan: second.scan })
  return fillSharedHead(page, {
    title: observatoryText('compare_title_of', { first: one, second: other }),
    name: observatoryText('compare_of', { first: one, second: other }),
    description: describe(first, second, [one, other]),
    url,
    siteName,
  })
}

function describe({ analysis: one }: ComparedSide, { analysis: other }: ComparedSide, [first, second]: readonly [string, string]): string {
  if (one === null || other === null) return observatoryText('compare_lead')
  const gradeOf = (grade: string | null): string => shownGrade(grade ?? '')
  return observatoryText('compare_text', {
    first,
    second,
    points: one.scan.score ?? 0,
    grade: gradeOf(one.scan.grade),
    otherPoints: other.scan.score ?? 0,
    otherGrade: gradeOf(other.scan.grade),
  })
}
