import type { FastifyInstance } from 'fastify'
import { startServer } from '#server/start-server.ts'
import type { Config } from './config.ts'
import { serveError } from './settle-port.ts'

interface Serving {
  readonly config: Config
  readonly signal: AbortSignal
  /** Gets the address once the server listens; absent: it is printed. */
  readonly onListening?: ((url: string) => void) | undefined
}

/**
 * Serves until the signal; then requests under way are finished.
 *
 * @throws ServeError when the address can't be used
 */
export async function serveUntil(app: FastifyInstance, { config, signal, onListening = printAddress }: Serving): Promise<number> {
  const server = await startServer({ app, host: config.host, port: config.port, drainMs: config.drainMs }).catch((error: unknown) =>
    Promise.reject(serveError(error)),
  )
  onListening(server.url)
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await server.close()
  return 0
}

/** Says where the site is, for the operator and for programs that wait for it. */
export function printAddress(url: string, processes = 1): void {
  console.log(`serving at ${shownAddress(url)}${processes === 1 ? '' : ` with ${processes} processes`} (press Ctrl-C to stop)`)
}

/** Browsers treat `localhost` as a secure place whatever the address it stands for. */
function shownAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:')
}
