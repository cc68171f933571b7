import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { startServer } from '#server/start-server.ts'
import type { Config } from './config.ts'

/** `lectern serve`: the built site, until a signal comes. */
export function serve(config: Config, signal: AbortSignal): Promise<number> {
  return listen({ config, signal, site: openBuiltSite(config.siteFolder), isDev: false })
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({ config, signal, site, isDev }: { config: Config; signal: AbortSignal; site: SiteSource; isDev: boolean }): Promise<number> {
  const app = createApp({ site, origin: config.origin, dev: isDev })
  try {
    const server = await startServer({ app, host: config.host, port: config.port })
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
