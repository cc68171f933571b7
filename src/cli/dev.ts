import { formatDiagnostic } from '#contracts/diagnostics.ts'
import type { Config } from './config.ts'
import { openDevSite } from './dev-site.ts'
import { listen, settlePort } from './listen.ts'
import { memoryPlace } from './memory-place.ts'
import { openSiteCheck } from './open-site-check.ts'
import type { CheckSettings } from './run-check.ts'
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
    memory: memoryPlace(PROJECT_FOLDER, config.contentRoots),
    web: await getWebBuild(config.runner),
    onDiagnostic: (diagnostic) => console.log(formatDiagnostic(diagnostic)),
    onEdit: siteCheck.noteEdit,
  })
  return listen({ config, signal, site, isDev: true, siteName: site.siteName, siteCheck })
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
