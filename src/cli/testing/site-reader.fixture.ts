import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteManifest } from '#contracts/manifest.ts'
import { filePathOf } from '#contracts/urls.ts'

/** The input of the thread: where it reads, which pages it compares, and a flag that asks it to stop. */
export interface ReadingInput {
  readonly siteFolder: string
  readonly urls: readonly string[]
  readonly flag: Int32Array
}

/** Its result, in one text for each kind of site: the versions of the pages, or why it could not read. */
export interface Reading {
  readonly seen: readonly string[]
  readonly reads: number
}

/** The version that a page says of itself; a page that is cut off is named. */
export function versionOf(html: string): string {
  return html.endsWith('}') ? (/Version \d+/.exec(html)?.[0] ?? 'no version') : 'a half page'
}

if (parentPort !== null && isReadingInput(workerData)) parentPort.postMessage(readUntilStopped(workerData))

/** It reads files, in a thread of its own: it reads the build that `current` leads to as often as it can. */
function readUntilStopped({ siteFolder, urls, flag }: ReadingInput): Reading {
  const seen = new Set<string>()
  let reads = 0
  while (Atomics.load(flag, 0) === 0) {
    seen.add(readOnce(siteFolder, urls))
    reads += 1
  }
  return { seen: [...seen], reads }
}

function readOnce(siteFolder: string, urls: readonly string[]): string {
  try {
    const folder = realpathSync(join(siteFolder, 'current'))
    const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    for (const url of Object.keys(manifest.pages)) JSON.parse(readFileSync(join(folder, 'public', filePathOf(url, 'index.json')), 'utf8'))
    return urls.map((url) => versionOf(readFileSync(join(folder, 'public', filePathOf(url, 'index.html')), 'utf8'))).join()
  } catch (error) {
    return String(error)
  }
}

function isReadingInput(value: unknown): value is ReadingInput {
  return typeof value === 'object' && value !== null && 'siteFolder' in value && 'flag' in value
}
