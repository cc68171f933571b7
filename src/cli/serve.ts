import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { startServer } from '#server/start-server.ts'
import type { Config } from './config.ts'

/** The site can't be served: no build, or no such address. The message is one line and says what to do. */
export class ServeError extends Error {}

/** `lectern serve`: the built site, until a signal comes. */
export async function serve(config: Config, signal: AbortSignal): Promise<number> {
  return listen({ config, signal, site: openBuilt(config.siteFolder), isDev: false })
}

function openBuilt(siteFolder: string): SiteSource {
  try {
    return openBuiltSite(siteFolder)
  } catch (error) {
    throw serveError(error)
  }
}

function serveError(cause: unknown): ServeError {
  return new ServeError(cause instanceof Error ? cause.message : String(cause), { cause })
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({
  config,
  signal,
  site,
  isDev,
}: {
  config: Config
  signal: AbortSignal
  site: SiteSource
  isDev: boolean
}): Promise<number> {
  const app = createApp({ site, origin: config.origin, features: config.features, dev: isDev })
  try {
    const server = await startServer({ app, host: config.host, port: config.port }).catch((error: unknown) =>
      Promise.reject(serveError(error)),
    )
    console.log(`reading at ${shownAddress(server.url)} (Ctrl-C stops)`)
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await server.close()
    return 0
  } finally {
    await site.close()
  }
}

/** Browsers treat `localhost` as a secure place whatever the address it stands for. */
function shownAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:')
}
