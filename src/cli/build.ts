import { join } from 'node:path'
import { type BuildResult, buildSite } from '#content/build.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { printDiagnostics } from './build-report.ts'
import { buildWeb } from './build-web.ts'
import type { Config } from './config.ts'
import { createSearchIndexer } from './index-search-threads.ts'
import { createThreadPool } from './page-pool-threads.ts'
import { createProgress } from './progress.ts'

/** The project's own folder: its code, and `.lectern/web` for the bundles made from it. */
export const PROJECT_FOLDER = join(import.meta.dirname, '../..')

/** `lectern build`: exit code 1 only with --strict and errors in the content. */
export async function build(config: Config, signal: AbortSignal): Promise<number> {
  const { result, seconds } = await runBuild(config, signal)
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length
  if (config.isJson) console.log(JSON.stringify({ ...result, seconds }))
  else printDiagnostics(result.diagnostics)
  return config.isStrict && errors > 0 ? 1 : 0
}

/** Builds, and says in a line what was done. */
export async function runBuild(config: Config, signal: AbortSignal): Promise<{ result: BuildResult; seconds: number }> {
  const began = performance.now()
  const log = config.isJson ? () => undefined : (line: string) => console.log(line)
  const web = await getWebBuild(config.runner)
  const progress = createProgress(config.isJson ? undefined : process.stdout)
  const result = await buildSite({
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
    onProgress: progress.update,
    signal,
  }).finally(progress.end)
  const seconds = (performance.now() - began) / 1000
  log(summary(result, seconds))
  return { result, seconds }
}

/** The bundles of src/web for this version of the code. @param runner as in `SiteSettings` */
export function getWebBuild(runner?: string): Promise<WebBuild> {
  return buildWeb({ projectFolder: PROJECT_FOLDER, cacheFolder: join(PROJECT_FOLDER, '.lectern/web'), runner })
}

function summary({ pages, built, rendered, kept, deleted }: BuildResult, seconds: number): string {
  const parts = [
    `${built} built`,
    ...(rendered > 0 ? [`${rendered} rendered again`] : []),
    ...(kept > 0 ? [`${kept} unchanged`] : []),
    ...(deleted > 0 ? [`${deleted} gone`] : []),
  ]
  return `${pages} pages in ${seconds.toFixed(1)} s: ${parts.join(', ')}`
}
