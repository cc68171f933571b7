import { findFreePort } from '#server/start-server.ts'
import type { Config } from './config.ts'
import { originAt } from './read-values.ts'
import { ServeError } from './serve-error.ts'

/** Any error of serving, in one line for the operator. */
export function serveError(cause: unknown): ServeError {
  return new ServeError(cause instanceof Error ? cause.message : String(cause), { cause })
}

/**
 * The settings with a real port where a free one is wanted, and with it in the origin: what changes something is accepted from pages of the
 * origin only, so both have to be known before the server is made.
 *
 * @throws ServeError when the server can't listen on the host
 */
export async function settlePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config
  const port = await findFreePort(config.host).catch((error: unknown) => Promise.reject(serveError(error)))
  return { ...config, port, origin: config.isOriginSet ? config.origin : originAt(port) }
}
