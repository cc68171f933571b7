import type { BuildResult } from '#content/build/build-input.ts'
import { updateSite } from '#content/build/update-site.ts'
import { countOf } from '#contracts/count-of.ts'
import { printDiagnostics } from './build-report.ts'
import type { Config } from './config.ts'
import { contentCachePlace } from './content-cache-place.ts'
import { createSearchIndexer } from './index-search-threads.ts'
import { createThreadPool } from './page-pool-threads.ts'
import { createProgress } from './progress.ts'
import { SPARE_IN_BACKGROUND } from './spare-in-background.ts'
import { sweepInBackground } from './sweep-in-background.ts'
import { PROJECT_FOLDER, startWebBuild } from './web-build.ts'

/** `lectern build`: exit code 1 only with --strict and errors in the content; then the site that is served stays as it was. */
export async function build(config: Config, signal: AbortSignal): Promise<number> {
  const { result, seconds } = await runBuild(config, signal)
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length
  if (config.isJson) console.log(JSON.stringify({ ...result, seconds }))
  else printDiagnostics(result.diagnostics)
  if (!config.isJson && !result.isPublished) console.log('not published, because of --strict: the site is as it was before')
  return config.isStrict && errors > 0 ? 1 : 0
}

/** Builds, and says in a line what was done. */
export async function runBuild(config: Config, signal: AbortSignal): Promise<{ result: BuildResult; seconds: number }> {
  const began = performance.now()
  const log = config.isJson ? () => undefined : (line: string) => console.log(line)
  const { web } = await startWebBuild({ runner: config.runner, signal })
  const progress = createProgress(config.isJson ? undefined : process.stdout)
  const result = await updateSite({
    roots: config.contentRoots,
    siteFolder: config.siteFolder,
    origin: config.origin,
    features: config.features,
    runner: config.runner,
    ...(config.popularityFile === undefined ? {} : { popularityFile: config.popularityFile }),
    web,
    pool: createThreadPool(),
    indexSearch: createSearchIndexer(),
    isCompressed: config.isCompressed,
    hasPortableNames: config.hasPortableNames,
    isStrict: config.isStrict,
    cache: contentCachePlace(PROJECT_FOLDER, config.contentRoots),
    sweep: sweepInBackground,
    prepareSpare: SPARE_IN_BACKGROUND,
    onProgress: progress.update,
    signal,
  }).finally(progress.end)
  const seconds = (performance.now() - began) / 1000
  log(summary(result, seconds))
  return { result, seconds }
}

function summary({ pages, built, rendered, kept, deleted }: BuildResult, seconds: number): string {
  const parts = [
    `${built} built`,
    ...(rendered > 0 ? [`${rendered} rendered again`] : []),
    ...(kept > 0 ? [`${kept} unchanged`] : []),
    ...(deleted > 0 ? [`${deleted} removed`] : []),
  ]
  return `${countOf(pages, 'page')} in ${seconds.toFixed(1)} s: ${parts.join(', ')}`
}
