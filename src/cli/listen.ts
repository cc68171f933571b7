import type { FastifyInstance } from 'fastify'
import type { SiteCheck } from '#contracts/site-check.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '#server/app.ts'
import type { ChangeStream } from '#server/dev/change-stream.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import type { StorageOptions } from '#server/http/create-services.ts'
import type { Store } from '#server/store/store.ts'
import { frameSource } from './build-web-policy.ts'
import type { Config } from './config.ts'
import { openScanOptions } from './open-scan-options.ts'
import { openServedStore } from './open-served-store.ts'
import { readBuiltOrigin } from './read-built-origin.ts'
import { readSiteName } from './read-site-name.ts'
import { serveUntil } from './serve-until.ts'
import { serveError, settlePort } from './settle-port.ts'
import { mailerOf, signInOf } from './sign-in.ts'

/** The built site of the settings, with a warning for each that it was not built for. @throws ServeError when there is none, or it is broken */
export async function openBuiltFor(config: Config): Promise<SiteSource> {
  const site = openBuilt(config.siteFolder)
  try {
    warnOfRunner(config, site)
    await warnOfOrigin(config, site)
    return site
  } catch (error) {
    await site.close()
    throw error
  }
}

/** The built site of a folder. @throws ServeError when there is none, or it is broken */
export function openBuilt(siteFolder: string): SiteSource {
  try {
    return openBuiltSite(siteFolder)
  } catch (error) {
    throw serveError(error)
  }
}

interface ServedSite {
  readonly config: Config
  readonly signal: AbortSignal
  readonly site: SiteSource
  /** Opens the store; absent: as the one process that serves the site from it. */
  readonly openStore?: (config: Config) => Promise<Store>
  /** Gets the address once the server listens; absent: it is printed. */
  readonly onListening?: (url: string) => void
}

/** Serves a site until the signal; then requests under way are finished. */
export async function listen({ config: wanted, signal, site, openStore = openServedStore, onListening }: ServedSite): Promise<number> {
  try {
    const config = await settlePort(wanted)
    const store = await openStore(config)
    try {
      const app = await createServedApp(store, { config, site, siteName: await readSiteName(site) })
      return await serveUntil(app, { config, signal, onListening })
    } finally {
      await store.close()
    }
  } finally {
    await site.close()
  }
}

interface ServedApp {
  readonly config: Config
  readonly site: SiteSource
  readonly siteName: string
  /** Of `lectern dev`. */
  readonly dev?: DevOptions
}

interface DevOptions {
  readonly changes: ChangeStream
  /** Closed with the server. */
  readonly siteCheck: SiteCheck
}

/** The server of a site by the settings, not yet listening. */
export async function createServedApp(store: Store, { config, site, siteName, dev }: ServedApp): Promise<FastifyInstance> {
  return createApp({
    site,
    store,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
    dev: dev !== undefined,
    ...dev,
    logger: dev === undefined ? true : 'errors',
    checkReplies: dev !== undefined,
    signIn: await signInOf(config, store),
    mailer: await mailerOf(config),
    siteName,
    proxyHops: config.accounts.proxyHops,
    countryHeaders: config.accounts.countryHeaders,
    billing: config.billing,
    scanner: await openScanOptions(config.scanner, config.origin),
    aiModel: config.ai,
    isShared: config.databaseUrl !== undefined || config.workers > 1,
    storage: storageOf(config),
  })
}

function warnOfRunner(config: Config, site: SiteSource): void {
  const frames = frameSource(config.runner)
  if (!site.current().csp.includes(frames))
    console.error(
      `examples will not run: the site was built for another RUNNER_ORIGIN than ${frames}; build it again with the same RUNNER_ORIGIN`,
    )
}

/** No one has chosen an origin where both are this machine's: the port alone differs then. */
async function warnOfOrigin({ origin, isOriginSet }: Config, site: SiteSource): Promise<void> {
  const built = await readBuiltOrigin(site)
  if (built === undefined || built === origin || (!isOriginSet && built.startsWith('http://localhost'))) return
  console.error(
    `canonical links, feeds and sitemaps are wrong: the site was built for SITE_ORIGIN ${built}, and is served for ${origin}; build it again with SITE_ORIGIN=${origin}, or serve it with SITE_ORIGIN=${built}`,
  )
}

/** The disk of another machine's database is not ours to watch. */
function storageOf({ dataFolder, databaseUrl, dailyBytes, minFreeBytes }: Config): StorageOptions {
  return { folder: databaseUrl === undefined ? dataFolder : undefined, dailyBytes, minFreeBytes }
}
