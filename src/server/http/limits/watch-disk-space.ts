import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from './disk-space.ts'

const WATCH_MS = 60_000

/** Looks at the disk every minute, so that the operator is warned also while no one saves anything. */
export function watchDiskSpace(app: FastifyInstance, diskSpace: DiskSpace): void {
  const timer = setInterval(() => void diskSpace.check(), WATCH_MS)
  timer.unref()
  app.addHook('onReady', async () => void (await diskSpace.check()))
  app.addHook('onClose', async () => clearInterval(timer))
}
