import { formatDiagnostic } from '#contracts/diagnostics.ts'
import { getWebBuild } from './build.ts'
import type { Config } from './config.ts'
import { openDevSite } from './dev-site.ts'
import { listen, settlePort } from './serve.ts'

/** `lectern dev`: pages are built when they are asked for; an edit shows in the open browser. */
export async function dev(wanted: Config, signal: AbortSignal): Promise<number> {
  const config = await settlePort(wanted)
  const site = await openDevSite({
    roots: config.contentRoots,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
    ...(config.popularityFile === undefined ? {} : { popularityFile: config.popularityFile }),
    web: await getWebBuild(config.runner),
    onDiagnostic: (diagnostic) => console.log(formatDiagnostic(diagnostic)),
  })
  return listen({ config, signal, site, isDev: true })
}
