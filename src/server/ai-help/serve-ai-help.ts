import type { FastifyInstance } from 'fastify'
import { aiHelp } from '#contracts/ai-help.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { sweepExplanations } from './explanation-rows.ts'
import { sweepChats } from './history/write-history.ts'
import { openRerank } from './model/open-rerank.ts'
import { sweepEmbeddings } from './model/stored-embeddings.ts'
import { findQuota } from './quota.ts'
import { type AskOptions, modelOf, serveAsk } from './serve-ask.ts'
import { serveExplain } from './serve-explain.ts'
import { serveHistory } from './serve-history.ts'
import { createStreams } from './streams.ts'

/** AI Help and AI Explain (docs/behaviour/ai-help.md). */
export function serveAiHelp(app: FastifyInstance, serve: Serve, given: Omit<AskOptions, 'streams' | 'rerank'>): void {
  const { services, model, isSubscriber } = given
  const { store, now, report } = services
  const stop = new AbortController()
  const streams = createStreams()
  const chores = createChores(app, services)
  app.addHook('preClose', async () => {
    stop.abort()
    await streams.close()
  })
  const options = { ...given, streams, rerank: openRerank(model, { store, now, report, chores, signal: stop.signal }) }
  // Each by itself: one that fails keeps no other from being done.
  for (const sweep of [sweepChats, sweepExplanations, sweepEmbeddings]) chores.everyHour(() => sweep(store.db, now()))

  serve(aiHelp.quota, async ({ account }) => {
    const subscribes = isSubscriber(account)
    return { quota: subscribes ? null : await findQuota(store.db, account.id, now()), model: modelOf(model, subscribes) }
  })
  serveAsk(serve, options)
  serveHistory(serve, { services, streams, model, signal: stop.signal })
  serveExplain(serve, options)
}
