import type { FastifyInstance } from 'fastify'
import { observatory } from '#contracts/observatory-calls.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { ScanOptions } from '#scanner/retrieve/record-site.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { keepFor } from '../http/keep-for.ts'
import type { Services } from '../http/services.ts'
import { sendBadge } from './grade-badge.ts'
import { recommendationMatrix } from './recommendation-matrix.ts'
import { countGrades, listHistory, sweepScans } from './scan-rows.ts'
import { createSiteScans } from './scan-sites.ts'
import { serveComparePage } from './serve-compare-page.ts'
import { serveReportPage } from './serve-report-page.ts'
import { analysisOf, summaryOf } from './stored-report.ts'

const MINUTE_MS = 60_000
/** A scan that is asked for is not repeated within a minute; one that is only read, not within a day. */
const ASKED_MS = MINUTE_MS
const READ_MS = 24 * 60 * MINUTE_MS
/** The same for everybody, and the same until the next version of the server. */
const MATRIX_CACHE = 'public, max-age=3600'
const COUNTS_CACHE = 'public, max-age=60'

export interface ObservatoryOptions {
  readonly scanner: ScanOptions
  readonly site: SiteSource
  /** As pages call the site. */
  readonly siteName: string
}

/** The calls of the scanner, and the pages of reports and comparisons (docs/behaviour/observatory.md 30 to 39, 218 to 223). */
export function serveObservatory(app: FastifyInstance, serve: Serve, services: Services, options: ObservatoryOptions): void {
  const { store, origin, now } = services
  const scans = createSiteScans(services, options.scanner)
  const matrix = recommendationMatrix()
  const getCounts = keepFor(MINUTE_MS, now, () => countGrades(store.db, now()))
  app.addHook('onClose', () => scans.close())

  createChores(app, services).everyHour(() => sweepScans(store.db, now()))

  const pages = { site: options.site, siteName: options.siteName, scans, services }
  serveReportPage(app, pages)
  serveComparePage(app, pages)
  serve(observatory.scan, async ({ query, request }) => {
    return summaryOf(await scans.find(query.host, ASKED_MS, request), origin)
  })
  serve(observatory.rescan, async ({ query, request }) => {
    const scan = await scans.find(query.host, ASKED_MS, request)
    return analysisOf(scan, await listHistory(store.db, scan.host))
  })
  serve(observatory.analyze, async ({ query, request }) => {
    const scan = await scans.find(query.host, READ_MS, request)
    return analysisOf(scan, await listHistory(store.db, scan.host))
  })
  serve(observatory.badge, async ({ query, reply }) => sendBadge(reply, await scans.findGrade(query.host)))
  serve(observatory.gradeDistribution, async ({ reply }) => {
    reply.header('cache-control', COUNTS_CACHE)
    return await getCounts()
  })
  serve(observatory.recommendationMatrix, ({ reply }) => {
    reply.header('cache-control', MATRIX_CACHE)
    return matrix
  })
}
