import { community } from '#contracts/community.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { askCodeHost } from './ask-code-host.ts'
import { createIssueCache } from './issue-cache.ts'
import { findIssueSource } from './issue-source.ts'

interface CommunityOptions extends Pick<Services, 'now' | 'report'> {
  readonly site: Pick<SiteSource, 'current'>
}

/** A browser that comes back within a minute need not ask: the server itself asks every ten. */
const CACHE_CONTROL = 'private, max-age=60'

/** The call of the community page (docs/decisions/0037). The code host is asked when the first user does, and not before. */
export function serveCommunity(serve: Serve, { site, now, report }: CommunityOptions): void {
  const findIssues = createIssueCache({ ask: (source) => askCodeHost(source, { now }), now, report })
  serve(community.issues, async ({ reply }) => {
    const source = await findIssueSource(site.current())
    if (source === undefined) throw new AppError('not_found')
    const known = await findIssues(source)
    if (!known.isOk) throw unavailable(known.reason, known.retryMs)
    reply.header('cache-control', CACHE_CONTROL)
    return { items: [...known.issues] }
  })
}

function unavailable(reason: string, retryMs: number): AppError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(retryMs / 1000))) }
  return new AppError('unavailable', {
    message: 'The issues of the code host could not be loaded. Try again later.',
    cause: new Error(`the code host failed: ${reason}`),
    headers,
  })
}
