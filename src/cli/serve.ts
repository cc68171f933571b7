import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { findFreePort, startServer } from '#server/start-server.ts'
import type { Store } from '#server/store/store.ts'
import { frameSource } from './build-web-policy.ts'
import { type Config, originAt } from './config.ts'
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

interface ServedSite {
  readonly config: Config
  readonly signal: AbortSignal
  readonly site: SiteSource
  readonly isDev: boolean
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({ config: wanted, signal, site, isDev }: ServedSite): Promise<number> {
  try {
    const config = await settlePort(wanted)
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
  const frames = frameSource(config.runner)
  if (!site.current().csp.includes(frames))
    console.error(
      `examples will not run: the site was built for other hosts of the runner than ${frames}; build it with the same RUNNER_ORIGIN`,
    )
  const app = createApp({
    site,
    store,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
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
