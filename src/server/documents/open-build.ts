import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { SiteManifest } from '#contracts/manifest.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { ByteCache } from '../http/responses/byte-cache.ts'
import { createSnapshot } from './built-snapshot.ts'

/** A build that is being served. */
export interface OpenBuild {
  /** Where `current` led when it was opened. */
  readonly target: string
  readonly snapshot: SiteSnapshot
}

export interface OpenOptions {
  readonly cache: ByteCache
  /** Called when a file that the build lists is gone. */
  readonly onMissing: () => void
}

/** A table of texts. A site has tens of thousands of entries: the check of `Type.Record` took a fifth of the start of the server. */
const TextMap = Type.Refine(Type.Unsafe<Readonly<Record<string, string>>>(Type.Object({})), isTextMap)
const Manifest = Type.Object({
  version: Type.Literal(1),
  id: Type.String(),
  portableNames: Type.Optional(Type.Literal(true)),
  csp: Type.String(),
  runnerScript: Type.Optional(Type.String()),
  compilerScript: Type.Optional(Type.String()),
  pages: TextMap,
  files: TextMap,
  search: TextMap,
})

/** Where `{folder}/current` leads; undefined when there is no such link. */
export function readCurrentLink(folder: string): string | undefined {
  try {
    return readlinkSync(join(folder, 'current'))
  } catch {
    return undefined
  }
}

/**
 * Opens the build that `{folder}/current` leads to.
 *
 * @throws Error with one line: what is missing or broken, where, and the command that makes a build
 */
export function openCurrentBuild(folder: string, options: OpenOptions): OpenBuild {
  const target = readCurrentLink(folder)
  if (target === undefined) throw new Error(`no built site: ${join(folder, 'current')} is missing or not a link; ${remedy(folder)}`)
  const buildFolder = resolveFolder(folder, join(folder, 'current'))
  const manifest = readManifest(folder, join(buildFolder, 'manifest.json'))
  const redirects = readTable(folder, join(buildFolder, 'redirects.json'))
  const kept = readTable(folder, join(buildFolder, 'kept.json'))
  const publicFolder = resolveFolder(folder, join(buildFolder, 'public'))
  return { target, snapshot: createSnapshot({ manifest, redirects, kept, publicFolder, ...options }) }
}

function readManifest(folder: string, path: string): SiteManifest {
  const manifest = readJson(folder, path)
  if (!Value.Check(Manifest, manifest)) throw broken(folder, path, 'it is not a manifest of version 1')
  return manifest
}

function readTable(folder: string, path: string): Static<typeof TextMap> {
  const table = readJson(folder, path)
  if (!Value.Check(TextMap, table)) throw broken(folder, path, 'it is not a table of URLs')
  return table
}

function isTextMap(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === 'string')
  )
}

function readJson(folder: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw broken(folder, path, cause instanceof Error ? cause.message : String(cause), cause)
  }
}

function resolveFolder(folder: string, path: string): string {
  try {
    return realpathSync(path)
  } catch (cause) {
    throw broken(folder, path, 'it leads to no folder', cause)
  }
}

function broken(folder: string, path: string, reason: string, cause?: unknown): Error {
  return new Error(`broken site build: ${path}: ${reason}; ${remedy(folder)}`, { cause })
}

function remedy(folder: string): string {
  return `make one with: lectern build --site ${folder}`
}
