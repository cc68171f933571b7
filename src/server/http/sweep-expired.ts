import type { FastifyInstance } from 'fastify'
import { createChores } from './chores.ts'
import { sweepBuckets } from './limits/sweep-buckets.ts'
import type { Services } from './services.ts'
import { sweepSessions } from './sessions/sweep-sessions.ts'

/** Deletes what the services of all features have stored and no longer need, once an hour (docs/behaviour/stored-data.md 10). */
export function sweepExpired(app: FastifyInstance, services: Services): void {
  const { store, now } = services
  const chores = createChores(app, services)
  for (const sweep of [sweepSessions, sweepBuckets]) chores.everyHour(() => sweep(store.db, now()))
}
