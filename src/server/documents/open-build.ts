import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { ByteCache } from '../http/responses/byte-cache.ts'
import { shellWord } from '../store/shell-word.ts'
import { createSnapshot } from './built-snapshot.ts'
import { parseTextTable, type TextTable } from './text-table.ts'

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

/** A manifest without its tables, which are read by themselves: a site has tens of thousands of entries. */
const Head = Type.Object({
  version: Type.Literal(1),
  id: Type.String(),
  portableNames: Type.Optional(Type.Literal(true)),
  csp: Type.String(),
  runnerScript: Type.Optional(Type.String()),
  compilerScript: Type.Optional(Type.String()),
})
const TABLES = ['pages', 'files', 'search'] as const

/** Where `{folder}/current` leads; undefined when there is no such link, or it can't be read. */
export function readCurrentLink(folder: string): string | undefined {
  try {
    return findCurrentLink(folder)
  } catch {
    return undefined
  }
}

/** Where `{folder}/current` leads; undefined when there is no such link. @throws Error with one line when it can't be read */
function findCurrentLink(folder: string): string | undefined {
  try {
    return readlinkSync(join(folder, 'current'))
  } catch (cause) {
    if (isMissing(cause)) return undefined
    throw new Error(
      `${join(folder, 'current')} can't be read by this user; expected a site folder that this user can open (${messageOf(cause)})`,
      {
        cause,
      },
    )
  }
}

/** EINVAL: it is there, but not a link. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EINVAL')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Opens the build that `{folder}/current` leads to.
 *
 * @throws Error with one line: what is missing or broken, where, and the command that makes a build
 */
export function openCurrentBuild(folder: string, options: OpenOptions): OpenBuild {
  const target = findCurrentLink(folder)
  if (target === undefined) throw new Error(`no built site: ${join(folder, 'current')} is missing or not a link; ${remedy(folder)}`)
  const buildFolder = resolveFolder(folder, join(folder, 'current'))
  const manifest = readManifest(folder, join(buildFolder, 'manifest.json'))
  const redirects = readTable(folder, join(buildFolder, 'redirects.json'))
  const kept = readTable(folder, join(buildFolder, 'kept.json'))
  const publicFolder = resolveFolder(folder, join(buildFolder, 'public'))
  return { target, snapshot: createSnapshot({ ...manifest, redirects, files: [manifest.files, kept], publicFolder, ...options }) }
}

type TableName = (typeof TABLES)[number]
type ReadManifest = Static<typeof Head> & Readonly<Record<TableName, TextTable>>

function readManifest(folder: string, path: string): ReadManifest {
  const json = readBytes(folder, path)
  const [head, tables] = splitManifest(json) ?? parseManifest(folder, path, json)
  const [pages, files, search] = tables
  if (!Value.Check(Head, head) || pages === undefined || files === undefined || search === undefined)
    throw broken(folder, path, 'it is not a manifest of version 1')
  return { ...head, pages, files, search }
}

type SplitManifest = readonly [head: unknown, tables: readonly (TextTable | undefined)[]]

/** A manifest in the form in which a build writes it: its tables follow one another. Undefined for any other form. */
function splitManifest(json: Buffer): SplitManifest | undefined {
  const start = json.indexOf(`,"${TABLES[0]}":{`)
  const tables: TextTable[] = []
  let end = start
  for (const name of TABLES) {
    const label = `,"${name}":`
    const found = end !== -1 && json.indexOf(label, end) === end ? parseTextTable(json, end + label.length) : undefined
    if (found === undefined) return undefined
    tables.push(found.table)
    end = found.end
  }
  try {
    return [JSON.parse(json.toString('utf8', 0, start) + json.toString('utf8', end)), tables]
  } catch {
    return undefined
  }
}

function parseManifest(folder: string, path: string, json: Buffer): SplitManifest {
  const manifest = parseJson(folder, path, json)
  return [manifest, TABLES.map((name) => (isObject(manifest) ? toTable(manifest[name]) : undefined))]
}

function readTable(folder: string, path: string): TextTable {
  const json = readBytes(folder, path)
  const found = parseTextTable(json, 0)
  const table = found?.end === json.length ? found.table : toTable(parseJson(folder, path, json))
  if (table === undefined) throw broken(folder, path, 'it is not a table of URLs')
  return table
}

/** The texts of an object by their names, without lists of them in between; undefined where there is anything else. */
function toTable(value: unknown): TextTable | undefined {
  if (!isObject(value)) return undefined
  const table = new Map<string, string>()
  for (const name of Object.keys(value)) {
    const text = value[name]
    if (typeof text !== 'string') return undefined
    table.set(name, text)
  }
  return table
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readBytes(folder: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw broken(folder, path, messageOf(cause), cause)
  }
}

function parseJson(folder: string, path: string, json: Buffer): unknown {
  try {
    return JSON.parse(json.toString())
  } catch (cause) {
    throw broken(folder, path, messageOf(cause), cause)
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
  return `make one with: lectern build --site ${shellWord(folder)}`
}
