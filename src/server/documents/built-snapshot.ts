import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { portablePath } from '#contracts/portable-path.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { isDocumentUrl } from '#contracts/urls.ts'
import type { ByteCache } from '../http/responses/byte-cache.ts'
import { readSearchFiles } from './read-search-files.ts'
import { trimSlashes } from './rules/page-path.ts'
import type { TextTable } from './text-table.ts'

/** A build as it was read: `SiteManifest`, its tables as maps. */
export interface SnapshotParts extends Pick<SiteManifest, 'id' | 'csp' | 'portableNames' | 'runnerScript' | 'compilerScript'> {
  readonly pages: TextTable
  readonly search: TextTable
  readonly redirects: TextTable
  /** The files of this build, then the assets of the build before in the same folder. */
  readonly files: readonly TextTable[]
  /** Real path of the public folder. */
  readonly publicFolder: string
  readonly cache: ByteCache
  readonly onMissing: () => void
}

/**
 * The snapshot of a finished build. Every look-up is one in a Map made once, those of addresses in another case when they are first needed; a file is read only when the build lists it and its real
 * path lies in the public folder: there is no other way from a request's path to the disk.
 */
export function createSnapshot(parts: SnapshotParts): SiteSnapshot {
  const { pages, search, publicFolder, cache, onMissing } = parts
  const getPageUrls = keepFirst(() => Array.from(pages.entries(), ([url]) => url))
  const getUrls = keepFirst(() => new Map(getPageUrls().map((url) => [foldPath(url), url])))
  const getRedirects = keepFirst(() => new Map(Array.from(parts.redirects.entries(), ([from, to]) => [foldPath(from), to])))
  const nameOf = parts.portableNames === true ? portablePath : (path: string) => path
  const find = (path: string): string | undefined => findPageHash(pages, path) ?? findFileHash(parts.files, path)

  return {
    id: parts.id,
    csp: parts.csp,
    runnerScript: parts.runnerScript,
    compilerScript: parts.compilerScript,
    pageUrls: getPageUrls,
    findPageUrl: (path) => getUrls().get(foldPath(path)),
    findRedirect: (path) => getRedirects().get(foldPath(path)),
    findHash: async (path) => find(path),
    async read(path) {
      const digest = find(path)
      if (digest === undefined) return undefined
      try {
        const bytes = await cache.get(`${digest}:${path}`, () => readInside(publicFolder, nameOf(path)))
        return { bytes, hash: digest }
      } catch (error) {
        onMissing()
        throw error
      }
    },
    searchIndexes: Array.from(search.entries(), ([locale]) => ({ locale, file: searchIndexFile(publicFolder, locale) })),
    readSearchIndex: async (locale) => await readSearchFiles(searchIndexFile(publicFolder, locale), search.get(locale) ?? ''),
  }
}

function findFileHash(tables: readonly TextTable[], path: string): string | undefined {
  const name = `/${path}`
  for (const table of tables) {
    const hash = table.get(name)
    if (hash !== undefined) return hash
  }
  return undefined
}

/** A value that is made when it is first asked for. */
function keepFirst<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function searchIndexFile(publicFolder: string, locale: string): string {
  return join(publicFolder, `../search/${locale}.index`)
}

function foldPath(path: string): string {
  return trimSlashes(path).toLowerCase()
}

/** Pages are listed by address, their own files are not; only documents have metadata. */
function findPageHash(pages: TextTable, path: string): string | undefined {
  const [, folder, name = ''] = /^(.*)\/(index\.html|index\.json|metadata\.json)$/s.exec(path) ?? []
  return folder === undefined || (name === 'metadata.json' && !isDocumentUrl(`/${folder}`))
    ? undefined
    : (pages.get(`/${folder}`) ?? pages.get(`/${folder}/`))
}

/**
 * The bytes of a file below a folder.
 *
 * @throws Error when it is missing, no file, or led out of the folder by a symbolic link
 */
async function readInside(folder: string, path: string): Promise<Uint8Array> {
  const real = await realpath(join(folder, path))
  if (!real.startsWith(folder + sep)) throw new Error(`${path} is outside ${folder}`)
  return await readFile(real)
}
