import { type FSWatcher, lstatSync, readdirSync, type Stats, watch } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isMissing } from '#content/read/is-missing.ts'
import { UnwatchedFolders } from './unwatched-folders.ts'

export interface TreeWatcher {
  /** Resolves when all folders are watched. */
  readonly whenReady: Promise<void>
  /** Watches a folder of the tree now, where that is still to come. */
  watchNow(folder: string): void
  close(): void
}

export interface TreeWatch {
  /** Gets the path of a file or folder that was written, made, moved or removed. */
  readonly onChange: (path: string) => void
  /** Gets one line when the tree, or a part of it, can't be watched. */
  readonly report: (line: string) => void
}

/** A request that comes meanwhile waits for so long at most. */
const SLICE_MS = 5

/** Watches a folder, and in the background all folders in it, but those whose names begin with a dot, and what editors write next to a file. */
export function watchTree(root: string, { onChange, report }: TreeWatch, platform: string = process.platform): TreeWatcher {
  const onPublic = (path: string): void => {
    if (!isPrivate(path.slice(root.length))) onChange(path)
  }
  return platform === 'linux'
    ? new FolderWatchers(root, { onChange: onPublic, report })
    : watchRecursively(root, { onChange: onPublic, report })
}

function watchRecursively(root: string, { onChange, report }: TreeWatch): TreeWatcher {
  const whenReady = Promise.resolve()
  try {
    const watcher = watch(root, { recursive: true })
    watcher.on('change', (_, name) => {
      if (name !== null) onChange(join(root, String(name)))
    })
    watcher.on('error', (error) => report(`${root} is no longer watched: ${error.message}`))
    return { whenReady, watchNow: () => undefined, close: () => watcher.close() }
  } catch (error) {
    report(`edits in ${root} are not noticed: ${error instanceof Error ? error.message : String(error)}`)
    return { whenReady, watchNow: () => undefined, close: () => undefined }
  }
}

/**
 * One watcher for each folder. On Linux, Node's own recursive watcher follows files: it sees the first save of an editor that writes a new file
 * and renames it to the old name, and none of the next.
 */
class FolderWatchers implements TreeWatcher {
  readonly #root: string
  readonly #watch: TreeWatch
  readonly #watched = new Map<string, FSWatcher>()
  /** The folders in a watched folder that are watched. Most folders have none. */
  readonly #inner = new Map<string, Set<string>>()
  readonly #unwatched: UnwatchedFolders
  readonly whenReady: Promise<void>
  #isClosed = false

  constructor(root: string, watch: TreeWatch) {
    this.#root = root
    this.#watch = watch
    this.#unwatched = new UnwatchedFolders(watch.report)
    this.whenReady = this.#addAll()
  }

  /** First the folders above it: when one of them is moved, it is known that this folder is moved with it. */
  watchNow(folder: string): void {
    if (this.#isClosed || this.#watched.has(folder)) return
    if (folder.startsWith(this.#root + sep)) this.watchNow(dirname(folder))
    this.#watchFolder(folder)
  }

  close(): void {
    this.#isClosed = true
    for (const watcher of this.#watched.values()) watcher.close()
    this.#watched.clear()
    this.#inner.clear()
  }

  /** Watches the root at once, and then all folders in it, a few at a time. */
  async #addAll(): Promise<void> {
    try {
      this.#open(this.#root)
    } catch (error) {
      this.#unwatched.add(this.#root, error)
      return
    }
    const waiting = [...foldersIn(this.#root)]
    while (waiting.length > 0 && !this.#isClosed) {
      const end = performance.now() + SLICE_MS
      for (let next = waiting.pop(); next !== undefined; next = performance.now() < end ? waiting.pop() : undefined)
        if (this.#watchFolder(next)) waiting.push(...foldersIn(next))
      await setImmediate()
    }
  }

  /** Watches a folder and those in it. */
  #add(folder: string): void {
    if (this.#watchFolder(folder)) for (const inner of foldersIn(folder)) this.#add(inner)
  }

  /** Whether a folder is watched now: one that is gone meanwhile is left out. */
  #watchFolder(folder: string): boolean {
    try {
      if (isPrivate(folder.slice(folder.lastIndexOf(sep)))) return false
      if (!this.#watched.has(folder)) this.#open(folder)
      this.#addInner(folder)
      return true
    } catch (error) {
      if (!isMissing(error)) this.#unwatched.add(folder, error)
      return false
    }
  }

  #open(folder: string): void {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (event === 'rename') this.#follow(path)
      this.#watch.onChange(path)
    })
    watcher.on('error', () => this.#forget(folder))
    this.#watched.set(folder, watcher)
  }

  #addInner(folder: string): void {
    const outer = dirname(folder)
    if (!this.#watched.has(outer)) return
    const inner = this.#inner.get(outer)
    if (inner === undefined) this.#inner.set(outer, new Set([folder]))
    else inner.add(folder)
  }

  /** A name that appeared, disappeared, or stands for something else now. */
  #follow(path: string): void {
    this.#forget(path)
    if (lookAt(path)?.isDirectory() !== true) return
    this.#add(path)
    // What was written before the folder was watched.
    for (const file of filesIn(path)) this.#watch.onChange(file)
  }

  /** Other folders are not looked at: a change of the branch removes thousands, one by one. */
  #forget(folder: string): void {
    const watcher = this.#watched.get(folder)
    if (watcher === undefined) return
    watcher.close()
    this.#watched.delete(folder)
    this.#inner.get(dirname(folder))?.delete(folder)
    const inner = this.#inner.get(folder) ?? []
    this.#inner.delete(folder)
    for (const path of inner) this.#forget(path)
  }
}

/**
 * A file, folder or symbolic link of the tree as it is now; undefined when it is gone or can't be looked at, such as in a folder that is not open to the user.
 * Links are not followed: no page is read behind one, and it may lead to itself or to the whole disk.
 */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}

/** Files that are no content: the folders of version control, and what editors write next to a file while it is saved. */
function isPrivate(path: string): boolean {
  return path.endsWith('~') || path.endsWith('#') || path.split(sep).some((segment) => segment.startsWith('.'))
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []))
}

function filesIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
}

/** Nothing for a folder that can't be listed: the reading of the content reports it. */
function entriesOf(folder: string): ReturnType<typeof readEntries> {
  try {
    return readEntries(folder)
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
}
