import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ShellSettings } from '#contracts/site.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Versions } from '../tree/facts.ts'
import { BUILD_FILES } from './build-files.ts'
import type { InputStamps } from './build-input.ts'
import type { BuildSource } from './read-source.ts'
import { replaceFile } from './replace-file.ts'

/** What a build has read, as the next one begins from it when only texts of documents have changed since. */
export interface StoredSource {
  /** Stamps of what was read (hash-inputs.ts). */
  readonly frame: string
  readonly stamps: Float64Array
  readonly content: Omit<SiteContent, 'tree'>
  /** Of the tree. */
  readonly pages: readonly PageRecord[]
  readonly redirects: ReadonlyMap<string, string>
  readonly versions: Versions
  readonly settings: Readonly<Record<string, ShellSettings>>
  readonly builder: string
  readonly search: string
  readonly outputs: string
  readonly summarised: ReadonlySet<string>
}

/** Stores the source of a build in its folder. */
export function storeSource(folder: string, source: BuildSource, { frame, stamps }: InputStamps): void {
  const { content, versions, settings, builder, search, outputs, summarised } = source
  const { tree, ...rest } = content
  const stored: StoredSource = {
    frame,
    stamps,
    content: rest,
    pages: tree.allPages,
    redirects: tree.redirects,
    versions,
    settings,
    builder,
    search,
    outputs,
    summarised,
  }
  replaceFile(join(folder, BUILD_FILES.source), serialize(stored))
}

/**
 * The stored source of a build.
 *
 * @param folder of the build
 * @returns undefined when there is none, it is damaged, or something else than documents has changed since: another `frame`
 */
export function readStoredSource(folder: string, frame: string): StoredSource | undefined {
  try {
    const stored: StoredSource = deserialize(readFileSync(join(folder, BUILD_FILES.source)))
    return stored.frame === frame ? stored : undefined
  } catch {
    return undefined
  }
}
