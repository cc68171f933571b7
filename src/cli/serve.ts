import type { Config } from './config.ts'
import { listen, openBuiltFor } from './listen.ts'
import { serveWorkers } from './serve-workers.ts'

/** `lectern serve`: the built site, until a signal comes. */
export async function serve(config: Config, signal: AbortSignal): Promise<number> {
  if (config.workers > 1) return await serveWorkers(config, signal)
  return await listen({ config, signal, site: await openBuiltFor(config) })
}
