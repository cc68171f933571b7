import type { FastifyReply } from 'fastify'
import type { Grade } from '#contracts/observatory.ts'
import { html } from '#markup/html.ts'

const HEIGHT = 20
const NAME = 'Observatory'
const NAME_WIDTH = 78
const GRADE_WIDTH = 30
/** Five minutes: a badge follows a new scan soon, and a page that many read asks seldom. */
const CACHE_CONTROL = 'public, max-age=300'
/** White letters on these have a contrast of 4.5 at least (WCAG 2.2, 1.4.3). */
const COLORS: Readonly<Record<string, string>> = { A: '#1a7f37', B: '#4a7a0c', C: '#8a6100', D: '#a04a00', F: '#b3261e' }
const UNKNOWN = { grade: '?', color: '#57606a' }

/** An image with a grade; `?` for a site that was never scanned. */
function gradeBadge(grade: Grade | null): string {
  const text = grade ?? UNKNOWN.grade
  const color = COLORS[text.charAt(0)] ?? UNKNOWN.color
  const width = NAME_WIDTH + GRADE_WIDTH
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img"><title>${NAME}: ${text}</title><path fill="#24292f" d="M0 0h${NAME_WIDTH}v${HEIGHT}H0z"/><path fill="${color}" d="M${NAME_WIDTH} 0h${GRADE_WIDTH}v${HEIGHT}h-${GRADE_WIDTH}z"/><g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle"><text x="${NAME_WIDTH / 2}" y="14">${NAME}</text><text x="${NAME_WIDTH + GRADE_WIDTH / 2}" y="14" font-weight="bold">${text}</text></g></svg>`.toString()
}

/** Sends the image so that pages of other sites may show it. */
export function sendBadge(reply: FastifyReply, grade: Grade | null): FastifyReply {
  return reply
    .headers({ 'cache-control': CACHE_CONTROL, 'cross-origin-resource-policy': 'cross-origin' })
    .type('image/svg+xml')
    .send(gradeBadge(grade))
}
