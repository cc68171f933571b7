import { createHash, hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSettled, stampOf } from '#content/read/stamp.ts'

interface VersionPlace {
  /** Where the version is stored. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/**
 * A hash of the names and bytes of files, without tests. It is stored with the stamps of the files (docs/behaviour/build.md 5): while these are the same, no file is opened.
 *
 * @param sources files and folders below the folder, `/` separated
 */
export function versionOfSources(folder: string, sources: readonly string[], { file, nowMs }: VersionPlace): string {
  const paths = sources.flatMap((source) => listFiles(folder, source)).sort()
  const stamps = paths.map((path) => stampOf(join(folder, path)))
  const key = hash('sha1', JSON.stringify([paths, stamps]))
  const known = findVersion(file, key)
  if (known !== undefined) return known
  const version = readVersion(folder, paths)
  if (stamps.every((stamp) => stamp !== undefined && isSettled(stamp, nowMs))) storeVersion(file, { key, version })
  return version
}

function findVersion(file: string, key: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('version' in stored)) return undefined
    return stored.key === key && typeof stored.version === 'string' && /^[0-9a-f]{20}$/.test(stored.version) ? stored.version : undefined
  } catch {
    return undefined
  }
}

/** A version that can't be stored costs time and nothing else. */
function storeVersion(file: string, stored: { readonly key: string; readonly version: string }): void {
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, JSON.stringify(stored))
    renameSync(temporary, file)
  } catch {
    rmSync(temporary, { force: true })
  }
}

function readVersion(folder: string, paths: readonly string[]): string {
  const digest = createHash('sha256')
  for (const path of paths) {
    const bytes = readFileSync(join(folder, path))
    digest.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return digest.digest('hex').slice(0, 20)
}

/** The files at or below a path, `/` separated; tests are no part of the bundles. */
function listFiles(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, inner)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inner]
  })
}
