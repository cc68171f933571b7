import { type FSWatcher, lstatSync, readdirSync, type Stats, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'

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
  /** Gets one line when a part of the tree can't be watched. */
  readonly report: (line: string) => void
}

/** A request that comes meanwhile waits for so long at most. */
const SLICE_MS = 5

/**
 * Watches a folder, and in the background all folders in it, but those whose names begin with a dot, and what editors write next to a file.
 *
 * @throws Error with a system call when the folder can't be watched at all
 */
export function watchTree(root: string, { onChange, report }: TreeWatch, platform: string = process.platform): TreeWatcher {
  const onPublic = (path: string): void => {
    if (!isPrivate(path.slice(root.length))) onChange(path)
  }
  if (platform === 'linux') return new FolderWatchers(root, { onChange: onPublic, report })
  const watcher = watch(root, { recursive: true })
  watcher.on('change', (_, name) => {
    if (name !== null) onPublic(join(root, String(name)))
  })
  watcher.on('error', (error) => report(`${root} is no longer watched: ${error.message}`))
  return { whenReady: Promise.resolve(), watchNow: () => undefined, close: () => watcher.close() }
}

/**
 * One watcher for each folder. On Linux, Node's own recursive watcher follows files: it sees the first save of an editor that writes a new file
 * and renames it to the old name, and none of the next.
 */
class FolderWatchers implements TreeWatcher {
  readonly #watch: TreeWatch
  readonly #watchers = new Map<string, FSWatcher>()
  readonly whenReady: Promise<void>
  #isReported = false
  #isClosed = false

  constructor(root: string, watch: TreeWatch) {
    this.#watch = watch
    this.#watchers.set(root, this.#open(root))
    this.whenReady = this.#addAll(foldersIn(root))
  }

  watchNow(folder: string): void {
    if (!this.#isClosed) this.#watchFolder(folder)
  }

  close(): void {
    this.#isClosed = true
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
  }

  /** Watches folders and those in them, a few at a time. */
  async #addAll(folders: readonly string[]): Promise<void> {
    const waiting = [...folders]
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
    if (this.#watchers.has(folder)) return true
    if (isPrivate(folder.slice(folder.lastIndexOf(sep)))) return false
    try {
      this.#watchers.set(folder, this.#open(folder))
      return true
    } catch (error) {
      if (!isGone(error)) this.#reportOnce(folder, error)
      return false
    }
  }

  #open(folder: string): FSWatcher {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (event === 'rename') this.#follow(path)
      this.#watch.onChange(path)
    })
    return watcher.on('error', () => this.#forget(folder))
  }

  /** A name that appeared, disappeared, or stands for something else now. */
  #follow(path: string): void {
    this.#forget(path)
    if (lookAt(path)?.isDirectory() !== true) return
    this.#add(path)
    // What was written before the folder was watched.
    for (const file of filesIn(path)) this.#watch.onChange(file)
  }

  #forget(folder: string): void {
    if (!this.#watchers.has(folder)) return
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue
      watcher.close()
      this.#watchers.delete(path)
    }
  }

  #reportOnce(folder: string, error: unknown): void {
    if (this.#isReported) return
    this.#isReported = true
    const reason = error instanceof Error ? error.message : String(error)
    this.#watch.report(`edits in ${folder} and other folders are not noticed: ${reason}; raise fs.inotify.max_user_watches with sysctl`)
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
  return path.endsWith('~') || path.split(sep).some((segment) => segment.startsWith('.'))
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
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
