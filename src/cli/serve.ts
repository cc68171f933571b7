import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { startServer } from '#server/start-server.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { openServedStore } from './open-served-store.ts'
import { readSiteName } from './read-site-name.ts'
import { ServeError } from './serve-error.ts'
import { signInOf } from './sign-in.ts'

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

interface ServedSite {
  readonly config: Config
  readonly signal: AbortSignal
  readonly site: SiteSource
  readonly isDev: boolean
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({ config, signal, site, isDev }: ServedSite): Promise<number> {
  try {
    const store = await openServedStore(config)
    try {
      return await listenWith(store, { config, signal, site, isDev })
    } finally {
      await store.close()
    }
  } finally {
    await site.close()
  }
}

async function listenWith(store: Store, { config, signal, site, isDev }: ServedSite): Promise<number> {
  const app = createApp({
    site,
    store,
    origin: config.origin,
    features: config.features,
    dev: isDev,
    logger: isDev ? 'errors' : true,
    checkReplies: isDev,
    signIn: await signInOf(config, store),
    siteName: await readSiteName(site),
    proxyHops: config.accounts.proxyHops,
    countryHeaders: config.accounts.countryHeaders,
  })
  const server = await startServer({ app, host: config.host, port: config.port, drainMs: config.drainMs }).catch((error: unknown) =>
    Promise.reject(serveError(error)),
  )
  console.log(`reading at ${shownAddress(server.url)} (Ctrl-C stops)`)
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await server.close()
  return 0
}

/** Browsers treat `localhost` as a secure place whatever the address it stands for. */
function shownAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:')
}
