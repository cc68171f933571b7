import { realpathSync } from 'node:fs'
import { basename, sep } from 'node:path'
import type { Feature } from '#contracts/features.ts'
import { builderVersion } from '../build/versions.ts'
import { listAreaFiles } from '../read/area-files.ts'
import { type ContentFiles, listContentFilesInSteps } from '../read/content-roots.ts'
import { FileCache } from '../read/file-cache.ts'
import type { ReadHistory } from '../read/git-history.ts'
import { finish, type Steps } from '../read/steps.ts'
import type { CachePlace } from '../read/stored-lines.ts'
import { readSiteInSteps, type SiteContent } from '../site/read-site.ts'
import { MAX_EDITS } from './edit-content.ts'
import { isFile, isGone } from './lazy/disk.ts'
import { isAmongPages, isReadFile } from './read-files.ts'

/** The content that `lectern dev` shows. */
export interface LiveContentInput {
  readonly roots: readonly string[]
  readonly popularityFile?: string
  readonly features?: readonly Feature[] | undefined
  /** Where it is stored what files of the content say; absent: nowhere. */
  readonly cache?: Omit<CachePlace, 'version'> | undefined
}

interface ListedRoot extends ContentFiles {
  /** Paths of the files of the areas. */
  readonly areaFiles: readonly string[]
}

/** Content that is watched: only files that are named as changed are looked at again. */
export class LiveContent {
  readonly #input: LiveContentInput
  /** What earlier commands stored, until the content is watched. */
  #opened: FileCache | undefined
  #cache: FileCache | undefined
  /** The files of each root, by its path as it was given. */
  #files = new Map<string, ListedRoot>()
  /** Paths of all listed files. */
  #listed: ReadonlySet<string> | undefined

  constructor(input: LiveContentInput) {
    this.#input = input
  }

  /** Reads the content at once. @throws ContentError when a root can't be read */
  read(): SiteContent {
    return finish(this.readInSteps())
  }

  /**
   * Reads the content in steps. What was read stays known when they are not carried out to the end.
   *
   * @param histories of the roots, where they are known
   */
  *readInSteps(histories?: readonly ReadHistory[]): Steps<SiteContent> {
    const { roots, popularityFile, features } = this.#input
    this.#cache ??= this.openStored().createWatched()
    this.#opened = undefined
    return yield* readSiteInSteps(roots, {
      popularityFile,
      features,
      cache: this.#cache,
      list: (root) => this.#list(root),
      histories,
    })
  }

  /** Files have changed, are new or are gone: the next reading looks at them again. */
  forget(paths: readonly string[]): void {
    if (paths.length <= MAX_EDITS && paths.every((path) => this.#isKnownFile(path))) this.#cache?.forget(paths)
    else {
      // A folder may have been replaced by another one: then only the folder is named. Of very many changes at once the system reports only a part.
      this.#cache?.distrust()
      this.#files = new Map()
      this.#listed = undefined
    }
  }

  /** Files were saved that were files before: the next reading reads them again. */
  forgetSaved(paths: readonly string[]): void {
    this.#cache?.forget(paths)
  }

  /**
   * Those of a few changed paths among pages from which nothing was read, and nothing would be now: what editors write there while they save a page.
   * None of very many, because each is compared with all files.
   *
   * @param content what was read last
   */
  listUnread(paths: readonly string[], content: SiteContent): readonly string[] {
    return paths.length > MAX_EDITS ? [] : paths.filter((path) => this.#isUnread(path, content))
  }

  /** What was stored by earlier commands, for pages that are read before the content is watched. It is not saved. */
  openStored(): FileCache {
    this.#opened ??= new FileCache(this.#place)
    return this.#opened
  }

  /** All that is known of files other than these. What is read of a page is known to the next reading. Each file is compared with its stamp: any may have changed. */
  openCompared(changed: readonly string[]): FileCache {
    this.#cache?.forget(changed)
    this.#cache?.distrust()
    return this.#cache ?? this.openStored()
  }

  get #place(): CachePlace | undefined {
    const { cache } = this.#input
    return cache === undefined ? undefined : { ...cache, version: builderVersion() }
  }

  *#list(root: string): Steps<ContentFiles> {
    const known = this.#files.get(root)
    if (known !== undefined) return known
    const files = yield* listContentFilesInSteps(root)
    this.#files.set(root, { ...files, areaFiles: listAreaPaths(files.root) })
    this.#listed = undefined
    return files
  }

  #isUnread(path: string, { roots, tree, assets }: SiteContent): boolean {
    const isRead = isReadFile(path, roots)
    // Redirects and contributors are not listed.
    if (!isAmongPages(path, roots) || (isRead && basename(path).startsWith('_'))) return false
    if (!isGone(path) && (isRead || !isFile(path))) return false
    const known = [...this.#listPaths(), ...tree.allPages.map(({ file }) => file), ...assets.map((asset) => asset.path)]
    return !known.some((other) => (other === path || other.startsWith(path + sep)) && isReadFile(other, roots))
  }

  /** Whether a path is a file that was listed and is still one, so that the lists of files need not be made again. */
  #isKnownFile(path: string): boolean {
    return this.#listPaths().has(path) && realPathOf(path) === path
  }

  #listPaths(): ReadonlySet<string> {
    this.#listed ??= new Set([...this.#files.values()].flatMap(listPathsOf))
    return this.#listed
  }
}

function listAreaPaths(root: string): readonly string[] {
  const { pages, assets } = listAreaFiles(root, new Map(), () => false)
  return [...pages, ...assets].map(({ path }) => path)
}

function listPathsOf({ pages, assets, areaFiles }: ListedRoot): readonly string[] {
  return [...[...pages, ...assets].map(({ path }) => path), ...areaFiles]
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
