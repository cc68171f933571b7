import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { CACHE } from '../../http/headers/cache-control.ts'

const STYLESHEET = ['insights.css', 'insights-tables.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n')
const HASH = createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 16)

/** Changes with its bytes. With the stylesheets of form pages, which says nothing of who may see the page. */
export const INSIGHTS_STYLESHEET_PATH = `/users/insights.${HASH}.css`

/** Serves the stylesheet of the page of figures. */
export function serveInsightsStylesheet(app: FastifyInstance): void {
  app.get(INSIGHTS_STYLESHEET_PATH, async (_request, reply) =>
    reply.header('cache-control', CACHE.forever).type('text/css; charset=utf-8').send(STYLESHEET),
  )
}
