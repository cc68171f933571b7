import { access, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { RedirectMap, SiteManifest } from '#contracts/manifest.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { ByteCache } from '../http/byte-cache.ts'
import { isImmutable } from '../http/cache-control.ts'
import { trimSlashes } from './page-path.ts'

export interface SnapshotParts {
  readonly manifest: SiteManifest
  readonly redirects: RedirectMap
  /** Real path of the public folder. */
  readonly publicFolder: string
  readonly cache: ByteCache
  readonly onMissing: () => void
  /** The build served before this one. */
  readonly previous?: { readonly publicFolder: string; readonly manifest: SiteManifest } | undefined
}

/** A file that may be read: there is no other way from a request's path to the disk. */
interface Listed {
  readonly hash: string
  readonly publicFolder: string
  /** Of the build before, which may be removed at any time. */
  readonly isPassing: boolean
}

/**
 * The snapshot of a finished build. Every look-up is one in a Map made here once; a file is read only when the manifest lists it and its
 * real path lies in the public folder.
 */
export function createSnapshot(parts: SnapshotParts): SiteSnapshot {
  const { manifest, publicFolder, cache, onMissing } = parts
  const pages = new Map(Object.entries(manifest.pages))
  const urls = new Map([...pages.keys()].map((url) => [foldPath(url), url]))
  const redirects = new Map(Object.entries(parts.redirects).map(([from, to]) => [foldPath(from), to]))
  const files = new Map([...listHashedFiles(parts.previous), ...listFiles(manifest.files, { publicFolder, isPassing: false })])

  function find(path: string): Listed | undefined {
    const hash = findPageHash(pages, path)
    return hash === undefined ? files.get(path) : { hash, publicFolder, isPassing: false }
  }

  return {
    id: manifest.id,
    csp: manifest.csp,
    webVersion: manifest.webVersion,
    findPageUrl: (path) => urls.get(foldPath(path)),
    findRedirect: (path) => redirects.get(foldPath(path)),
    async findHash(path) {
      const listed = find(path)
      return listed?.isPassing && !(await exists(listed.publicFolder, path)) ? undefined : listed?.hash
    },
    async read(path) {
      const listed = find(path)
      if (listed === undefined) return undefined
      try {
        const bytes = await cache.get(`${listed.hash}:${path}`, () => readInside(listed.publicFolder, path))
        return { bytes, hash: listed.hash }
      } catch (error) {
        onMissing()
        throw error
      }
    },
  }
}

function foldPath(path: string): string {
  return trimSlashes(path).toLowerCase()
}

/** Pages are listed by address, their own files are not; only documents have metadata. */
function findPageHash(pages: ReadonlyMap<string, string>, path: string): string | undefined {
  const [, folder, name = ''] = /^(.*)\/(index\.html|index\.json|metadata\.json)$/s.exec(path) ?? []
  return folder === undefined || (name === 'metadata.json' && !folder.includes('/docs/'))
    ? undefined
    : (pages.get(`/${folder}`) ?? pages.get(`/${folder}/`))
}

function listFiles(files: SiteManifest['files'], place: Omit<Listed, 'hash'>): readonly (readonly [string, Listed])[] {
  return Object.entries(files).map(([path, hash]) => [path.replace(/^\//, ''), { ...place, hash }] as const)
}

/** Scripts and sheets that pages of the build before still ask for while they are open; their names say their bytes, so nothing is mixed. */
function listHashedFiles(previous: SnapshotParts['previous']): readonly (readonly [string, Listed])[] {
  if (previous === undefined) return []
  const { publicFolder, manifest } = previous
  return listFiles(manifest.files, { publicFolder, isPassing: true }).filter(([path]) => isImmutable(path))
}

async function exists(folder: string, path: string): Promise<boolean> {
  return await access(join(folder, path)).then(
    () => true,
    () => false,
  )
}

/**
 * The bytes of a file below a folder.
 *
 * @throws Error when it is missing, no file, or led out of the folder by a symbolic link
 */
async function readInside(folder: string, path: string): Promise<Uint8Array> {
  const real = await realpath(join(folder, path))
  if (!real.startsWith(folder + sep)) throw new Error(`${path} leads out of ${folder}`)
  return await readFile(real)
}
