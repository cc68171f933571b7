import type { FastifyInstance } from 'fastify'
import { formatDiagnostic } from '#contracts/diagnostics.ts'
import { createChangeStream } from '#server/dev/change-stream.ts'
import { createDocumentApp } from '#server/document-app.ts'
import { lockServer } from '#server/store/server-lock.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { contentCachePlace } from './content-cache-place.ts'
import { type DevSite, openDevSite } from './dev-site.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import { type ContentCheck, openSiteCheck } from './open-site-check.ts'
import type { CheckSettings } from './run-check.ts'
import { serveUntil } from './serve-until.ts'
import { settlePort } from './settle-port.ts'
import { getWebBuild, PROJECT_FOLDER } from './web-build.ts'

/** `lectern dev`: pages are built when they are asked for; an edit shows in the open browser. */
export async function dev(wanted: Config, signal: AbortSignal): Promise<number> {
  const config = await settlePort(wanted)
  const siteCheck = openSiteCheck(checkSettingsOf(config))
  const site = await openDevSite({
    roots: config.contentRoots,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
    ...(config.popularityFile === undefined ? {} : { popularityFile: config.popularityFile }),
    cache: contentCachePlace(PROJECT_FOLDER, config.contentRoots),
    web: await getWebBuild({ runner: config.runner, signal }),
    onDiagnostic: (diagnostic) => console.log(formatDiagnostic(diagnostic)),
    onEdit: siteCheck.noteEdit,
  })
  try {
    return await serve({ config, signal, site, siteCheck })
  } finally {
    await site.close()
  }
}

interface DevServer {
  readonly config: Config
  readonly signal: AbortSignal
  readonly site: DevSite
  readonly siteCheck: ContentCheck
}

/** Serves documents at once. All else is loaded after the first page; an error of it, as of the store, ends the server. */
async function serve({ config, signal, site, siteCheck }: DevServer): Promise<number> {
  const failure = new AbortController()
  const changes = createChangeStream(site)
  // Before the address is printed, so that it is never that of another process.
  const lock = config.databaseUrl === undefined ? lockServer(config.dataFolder) : undefined
  let store: Store | undefined
  const openWhole = async (): Promise<FastifyInstance> => {
    try {
      const { createServedApp } = await import('./listen.ts')
      const { openServedStore } = await import('./open-served-store.ts')
      store = await openServedStore(config, lock)
      keepHeapSmall()
      return await createServedApp(store, { config, site, siteName: site.siteName, dev: { changes, siteCheck } })
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  const { origin, features, accounts } = config
  const { siteName } = site
  const logging = { logger: 'errors', proxyHops: accounts.proxyHops } as const
  const app = createDocumentApp({ site, origin, features, siteName, changes, openWhole, ...logging })
  try {
    const code = await serveUntil(app, { config, signal: AbortSignal.any([signal, failure.signal]) })
    failure.signal.throwIfAborted()
    return code
  } finally {
    await store?.close()
    lock?.release()
  }
}

/** Those of `lectern check` without options. */
function checkSettingsOf({ contentRoots, popularityFile, features, levelOptions, words, insightsFile }: Config): CheckSettings {
  return {
    contentRoots,
    features,
    levelOptions,
    words,
    ...(popularityFile === undefined ? {} : { popularityFile }),
    ...(insightsFile === undefined ? {} : { insightsFile }),
  }
}
