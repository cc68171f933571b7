import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createSearchIndexer } from '#cli/index-search-threads.ts'
import { createThreadPool } from '#cli/page-pool-threads.ts'
import { getWebBuild } from '#cli/web-build.ts'
import { buildSite } from '#content/build/build.ts'
import type { BuildResult } from '#content/build/build-input.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { formatsOf, measureYardstick } from './yardstick.ts'

/*
 * Builds a content root cold, again without a change, after a change of src/web alone, and after an edit of one page.
 * Each is a process of its own, so that memory and processor time are its own.
 *
 *   node bench/build.ts CONTENT_ROOT
 */
const [root = 'starter', phase, siteFolder = '', processorMs = ''] = process.argv.slice(2)
if (phase === undefined) await runAll(resolve(root))
else await runPhase(resolve(root), phase, siteFolder)

async function runAll(content: string): Promise<void> {
  const { spawnSync } = await import('node:child_process')
  const { processorMs } = measureYardstick()
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const copy = join(folder, 'content')
  cpSync(content, copy, { recursive: true })
  try {
    for (const name of ['cold', 'unchanged', 'web', 'edit']) {
      if (name === 'edit') editOnePage(copy)
      spawnSync(process.execPath, [import.meta.filename, copy, name, join(folder, 'site'), String(processorMs)], { stdio: 'inherit' })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runPhase(content: string, name: string, site: string): Promise<void> {
  const real = await getWebBuild()
  const web: WebBuild = name === 'cold' || name === 'unchanged' ? real : { ...real, version: 'another' }
  const began = performance.now()
  const result = await buildSite({
    roots: [content],
    siteFolder: site,
    origin: 'http://localhost:3000',
    web,
    pool: createThreadPool(),
    indexSearch: createSearchIndexer(),
    isCompressed: false,
    hasPortableNames: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  report(name, result, (performance.now() - began) / 1000)
}

function report(name: string, { pages, built, rendered }: BuildResult, seconds: number): void {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cpuMs = (userCPUTime + systemCPUTime) / 1000
  const { seconds: inSeconds, milliseconds: inMs } = formatsOf(Number(processorMs))
  console.log(
    `${name.padEnd(10)} wall ${inSeconds(1000 * seconds)}, processor ${inSeconds(cpuMs)}, a page ${inMs(cpuMs / pages)}  ${(maxRSS / 1024).toFixed(0).padStart(5)} MB  (${pages} pages, ${built} built, ${rendered} rendered)`,
  )
}

function editOnePage(content: string): void {
  const path = join(content, 'files/en-us/web/css/index.md')
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nOne more line.\n`)
}
