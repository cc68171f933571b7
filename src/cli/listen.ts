import type { SiteCheck } from '#contracts/site-check.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import type { StorageOptions } from '#server/http/create-services.ts'
import { findFreePort, startServer } from '#server/start-server.ts'
import type { Store } from '#server/store/store.ts'
import { frameSource } from './build-web-policy.ts'
import type { Config } from './config.ts'
import { openScanOptions } from './open-scan-options.ts'
import { openServedStore } from './open-served-store.ts'
import { readSiteName } from './read-site-name.ts'
import { originAt } from './read-values.ts'
import { ServeError } from './serve-error.ts'
import { mailerOf, signInOf } from './sign-in.ts'

/** The built site of the settings, with a warning when it was built for other ones. @throws ServeError when there is none, or it is broken */
export function openBuiltFor(config: Config): SiteSource {
  const site = openBuilt(config.siteFolder)
  warnOfRunner(config, site)
  return site
}

/** The built site of a folder. @throws ServeError when there is none, or it is broken */
export function openBuilt(siteFolder: string): SiteSource {
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
  /** Of `lectern dev`. Closed with the server. */
  readonly siteCheck?: SiteCheck
  /** Absent: it is read from the home page. */
  readonly siteName?: string
  /** Opens the store; absent: as the one process that serves the site from it. */
  readonly openStore?: (config: Config) => Promise<Store>
  /** Gets the address once the server listens; absent: it is printed. */
  readonly onListening?: (url: string) => void
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({ config: wanted, ...served }: ServedSite): Promise<number> {
  const { site, openStore = openServedStore } = served
  try {
    const config = await settlePort(wanted)
    const store = await openStore(config)
    try {
      return await listenWith(store, { ...served, config })
    } finally {
      await store.close()
    }
  } finally {
    await site.close()
  }
}

async function listenWith(
  store: Store,
  { config, signal, site, isDev, siteCheck, siteName, onListening = printAddress }: ServedSite,
): Promise<number> {
  const app = createApp({
    site,
    store,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
    dev: isDev,
    siteCheck,
    logger: isDev ? 'errors' : true,
    checkReplies: isDev,
    signIn: await signInOf(config, store),
    mailer: mailerOf(config),
    siteName: siteName ?? (await readSiteName(site)),
    proxyHops: config.accounts.proxyHops,
    countryHeaders: config.accounts.countryHeaders,
    billing: config.billing,
    scanner: await openScanOptions(config.scanner, config.origin),
    aiModel: config.ai,
    isShared: config.databaseUrl !== undefined || config.workers > 1,
    storage: storageOf(config),
  })
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

function warnOfRunner(config: Config, site: SiteSource): void {
  const frames = frameSource(config.runner)
  if (!site.current().csp.includes(frames))
    console.error(
      `examples will not run: the site was built for another RUNNER_ORIGIN than ${frames}; build it again with the same RUNNER_ORIGIN`,
    )
}

/** Says where the site is, for the operator and for programs that wait for it. */
export function printAddress(url: string, processes = 1): void {
  console.log(`serving at ${shownAddress(url)}${processes === 1 ? '' : ` with ${processes} processes`} (press Ctrl-C to stop)`)
}

/** The disk of another machine's database is not ours to watch. */
function storageOf({ dataFolder, databaseUrl, dailyBytes, minFreeBytes }: Config): StorageOptions {
  return { folder: databaseUrl === undefined ? dataFolder : undefined, dailyBytes, minFreeBytes }
}

/** Browsers treat `localhost` as a secure place whatever the address it stands for. */
function shownAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:')
}
