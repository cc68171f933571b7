import { realpathSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Feature } from '#contracts/features.ts'
import { findLocale } from '#contracts/locales.ts'
import { builderVersion } from '../build/versions.ts'
import { type ContentFiles, listContentFilesInSteps } from '../read/content-roots.ts'
import { FileMemory } from '../read/file-memory.ts'
import type { ReadHistory } from '../read/git-history.ts'
import type { MemoryPlace } from '../read/memory-file.ts'
import { finish, type Steps } from '../read/steps.ts'
import { readSiteInSteps, type SiteContent } from '../site/read-site.ts'
import { MAX_EDITS } from './edit-content.ts'
import { isGone } from './lazy/disk.ts'

/** The content that `lectern dev` shows. */
export interface LiveContentInput {
  readonly roots: readonly string[]
  readonly popularityFile?: string
  readonly features?: readonly Feature[] | undefined
  /** Where it is stored what files of the content say; absent: nowhere. */
  readonly memory?: Omit<MemoryPlace, 'version'> | undefined
}

/** Content that is watched: only files that are named as changed are looked at again. */
export class LiveContent {
  readonly #input: LiveContentInput
  /** What earlier commands stored, until the content is watched. */
  #opened: FileMemory | undefined
  #memory: FileMemory | undefined
  /** The files of each root, by its path as it was given. */
  #files = new Map<string, ContentFiles>()
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
    this.#memory ??= this.openStored().createWatched()
    this.#opened = undefined
    return yield* readSiteInSteps(roots, {
      popularityFile,
      features,
      memory: this.#memory,
      list: (root) => this.#list(root),
      histories,
    })
  }

  /** Files have changed, are new or are gone: the next reading looks at them again. */
  forget(paths: readonly string[]): void {
    if (paths.length <= MAX_EDITS && paths.every((path) => this.#isKnownFile(path))) this.#memory?.forget(paths)
    else {
      // A folder may have been replaced by another one: then only the folder is named. Of very many changes at once the system reports only a part.
      this.#memory?.distrust()
      this.#files = new Map()
      this.#listed = undefined
    }
  }

  /** Files were saved that were files before: the next reading reads them again. */
  forgetSaved(paths: readonly string[]): void {
    this.#memory?.forget(paths)
  }

  /**
   * Whether nothing is at a path next to documents, and nothing was when the files were listed: before some editors save a file, they write one of
   * another name and give it the name of the saved one.
   */
  isPassing(path: string): boolean {
    const isNextToDocuments = [...this.#files.values()].some(({ root }) => {
      const [locale = '', ...rest] = relative(join(root, 'files'), path).split(sep)
      return findLocale(locale) !== undefined && rest.length > 0
    })
    // Files of tools, whose names begin like this, are not listed.
    if (!isNextToDocuments || basename(path).startsWith('_') || !isGone(path)) return false
    return ![...this.#listPaths()].some((listed) => listed === path || listed.startsWith(path + sep))
  }

  /** What was stored by earlier commands, for pages that are read before the content is watched. It is not saved. */
  openStored(): FileMemory {
    this.#opened ??= new FileMemory(this.#place)
    return this.#opened
  }

  get #place(): MemoryPlace | undefined {
    const { memory } = this.#input
    return memory === undefined ? undefined : { ...memory, version: builderVersion() }
  }

  *#list(root: string): Steps<ContentFiles> {
    const known = this.#files.get(root)
    if (known !== undefined) return known
    const files = yield* listContentFilesInSteps(root)
    this.#files.set(root, files)
    this.#listed = undefined
    return files
  }

  /** Whether a path is a file that was listed and is still one, so that the lists of files need not be made again. */
  #isKnownFile(path: string): boolean {
    return this.#listPaths().has(path) && realPathOf(path) === path
  }

  #listPaths(): ReadonlySet<string> {
    this.#listed ??= new Set([...this.#files.values()].flatMap(({ pages, assets }) => [...pages, ...assets].map((file) => file.path)))
    return this.#listed
  }
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
