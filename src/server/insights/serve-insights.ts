import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feature } from '#contracts/features.ts'
import { INSIGHTS_DAYS, INSIGHTS_PATH, INSIGHTS_PERIODS } from '#contracts/insights.ts'
import { csvOf } from '#markup/csv.ts'
import { guardRate } from '../http/api/guard-rate.ts'
import { sendFormPage } from '../http/form-pages/form-page.ts'
import { queryWord } from '../http/form-pages/query-word.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import type { Services } from '../http/services.ts'
import { insightsPage } from './page/insights-page.ts'
import { serveInsightsStylesheet } from './page/insights-stylesheet.ts'
import { listSections } from './page/list-sections.ts'
import type { InsightsTable } from './page/section.ts'
import { visibleText } from './page/visible-text.ts'
import type { FindSurvey } from './queries/count-answers.ts'
import { periodOf } from './queries/period.ts'
import { type Figures, readFigures } from './queries/read-figures.ts'

export interface InsightsOptions {
  readonly services: Services
  readonly siteName: string
  readonly features: readonly Feature[]
  /** A survey that the site has. */
  readonly findSurvey: FindSurvey
}

interface FileRoute {
  readonly Params: { readonly file: string }
}

/** The page of figures for staff, and its tables as files (docs/behaviour/insights.md). For everyone else neither of them is there. */
export function serveInsights(app: FastifyInstance, { services, siteName, features, findSurvey }: InsightsOptions): void {
  serveInsightsStylesheet(app)

  app.get(INSIGHTS_PATH, async (request, reply) => {
    if (!(await isStaff(request))) return reply.callNotFound()
    await guardRate(services, 'read', request, reply)
    return sendFormPage(reply, insightsPage({ figures: await read(request), siteName, features }))
  })

  app.get<FileRoute>(`${INSIGHTS_PATH}/:file`, async (request, reply) => {
    if (!request.params.file.endsWith('.csv') || !(await isStaff(request))) return reply.callNotFound()
    await guardRate(services, 'read', request, reply)
    const figures = await read(request)
    const tables = listSections(figures, features).flatMap((section) => section.tables)
    const table = tables.find(({ name }) => `${name}.csv` === request.params.file)
    if (table === undefined) return reply.callNotFound()
    const { from, until } = figures.period
    return reply
      .headers({
        'cache-control': CACHE.personal,
        'content-disposition': `attachment; filename="${table.name}-${from}-${until}.csv"`,
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/csv; charset=utf-8')
      .send(csvOfTable(table))
  })

  /** Before anything is counted or said: a user who is not staff gets no other response than for an address that is not there. */
  async function isStaff(request: FastifyRequest): Promise<boolean> {
    const found = await services.sessions.find(request)
    return found !== undefined && found !== 'deleted-account' && found.account.is_staff === 1
  }

  async function read(request: FastifyRequest): Promise<Figures> {
    const asked = queryWord(request, 'days')
    const days = INSIGHTS_PERIODS.find((period) => String(period) === asked) ?? INSIGHTS_DAYS
    return await readFigures(services.store.db, periodOf(days, services.now()), findSurvey)
  }
}

function csvOfTable({ columns, rows }: InsightsTable): string {
  const written = rows.map((row) => row.map((value) => (typeof value === 'string' ? visibleText(value) : value)))
  return csvOf([columns.map(({ label }) => label), ...written])
}
