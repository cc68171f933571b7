import type { FastifyInstance, FastifyRequest } from 'fastify'
import { feedback, type Vote } from '#contracts/feedback-calls.ts'
import { FEEDBACK_VOTES_PER_DAY } from '#contracts/feedback-limits.ts'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { inputError } from '../http/errors/input-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { Services } from '../http/services.ts'
import type { FeedbackVotesTable } from '../store/tables/feedback.ts'
import { storeVote, sweepVotes } from './vote-rows.ts'

const PER_DAY = { burst: FEEDBACK_VOTES_PER_DAY, perMinute: FEEDBACK_VOTES_PER_DAY / (24 * 60) }

/** What users say of pages and of parts of the site (docs/behaviour/feedback.md 4 to 7). */
export function serveFeedback(app: FastifyInstance, serve: Serve, services: Services, site: Pick<SiteSource, 'current'>): void {
  const { store, limits, now } = services
  createChores(app, services).everyHour(() => sweepVotes(store.db, now()))

  serve(feedback.send, async ({ body, request }) => {
    const subject = readSubject(body)
    await takeVote(request, subject.about)
    await storeVote(store.db, { id: body.id, ...subject, is_helpful: body.is_helpful ? 1 : 0, voted_at: now() })
  })

  function readSubject(vote: Vote): Pick<FeedbackVotesTable, 'kind' | 'about' | 'locale' | 'reason' | 'comment'> {
    if (vote.kind === 'feature') return { kind: 'feature', about: vote.feature, locale: vote.locale, reason: null, comment: null }
    const { is_helpful, reason = null, comment = null } = vote
    if (is_helpful && (reason !== null || comment !== null))
      throw inputError('reason', 'must be left out, like `comment`, when the page was helpful')
    const url = site.current().findPageUrl(vote.url)
    if (url === undefined) throw inputError('url', 'must be the path of a page of this site')
    return { kind: 'page', about: url, locale: findLocale(url.split('/')[1] ?? '')?.code ?? DEFAULT_LOCALE, reason, comment }
  }

  /** Each network has some votes a day on a subject: one that votes a thousand times does not decide what the others think of it. */
  async function takeVote(request: FastifyRequest, subject: string): Promise<void> {
    const { ok, retryAfterSeconds } = await limits.spend(`feedback:${addressPrefix(request.ip)} ${subject}`, 1, PER_DAY)
    if (!ok) throw new AppError('too_many_requests', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
}
