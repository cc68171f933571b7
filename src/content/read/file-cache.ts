import type { Listing } from './listing.ts'
import type { ReadPage } from './page-record.ts'
import { isSameStamp, isSettled, type Stamp, stampOf } from './stamp.ts'
import { finish, type Steps } from './steps.ts'
import { type CachePlace, loadStoredLines, type StoredLines, storeLines } from './stored-lines.ts'

/** What was read of a page, or the hash of a file's bytes. */
export type CachedFile = { readonly page: ReadPage } | { readonly digest: string }

interface Entry {
  readonly stamp: Stamp
  readonly value: CachedFile
}

/** So few files are read again each time before the store is written again. */
const MAX_STALE = 64

/**
 * What was read from files, by their paths: while a file has the same stamp it is not opened again (docs/behaviour/build.md 5). What is
 * stored must be JSON and depend on the bytes and the path of the file alone.
 */
export class FileCache {
  readonly #place: CachePlace | undefined
  readonly #isWatched: boolean
  readonly #stampOf: (path: string) => Stamp | undefined
  /** All that is known was read, or compared with its file, since the files are watched. */
  #isTrusted = false
  #known = new Map<string, Entry>()
  /** What is stored; read with the first file. */
  #stored: StoredLines<Entry> | undefined
  #isLoaded = false
  #seen = new Map<string, Entry>()
  #stale = 0

  /**
   * @param place undefined: nothing is stored
   * @param options.isWatched what was read stays, and the file is not looked at again until `forget` names it
   * @param options.listing has stamps of files; none may be from after the file is read
   */
  constructor(place?: CachePlace, { isWatched = false, listing }: { readonly isWatched?: boolean; readonly listing?: Listing } = {}) {
    this.#place = place
    this.#stampOf = listing === undefined ? stampOf : (path) => listing.stampOf(path)
    this.#isWatched = isWatched
  }

  /** Another cache with the same file on disk, for files that are watched from now on. What is stored is read once for both. */
  createWatched(): FileCache {
    const watched = new FileCache(this.#place, { isWatched: true })
    watched.#stored = this.#stored
    watched.#isLoaded = this.#isLoaded
    return watched
  }

  /** The result of `read`: the stored one where the file has not changed. A file that can't be found is always read. */
  get(path: string, read: () => CachedFile): CachedFile {
    const known = this.#findKnown(path)
    if (this.#isTrusted && known !== undefined) {
      this.#seen.set(path, known)
      return known.value
    }
    const stamp = this.#place === undefined && !this.#isWatched ? undefined : this.#stampOf(path)
    if (stamp !== undefined && known !== undefined && isSameStamp(known.stamp, stamp)) {
      this.#seen.set(path, known)
      return known.value
    }
    this.#stale += 1
    // Else a change of all files would have each of them in memory twice until all are read.
    this.#known.delete(path)
    const value = read()
    if (stamp !== undefined && (this.#isWatched || this.#isSettled(stamp))) this.#seen.set(path, { stamp, value })
    return value
  }

  /** Any file may have changed: all are compared with their stamps again. */
  distrust(): void {
    this.#isTrusted = false
  }

  /** Files have changed: they are read again. */
  forget(paths: Iterable<string>): void {
    for (const path of paths) {
      this.#known.delete(path)
      this.#seen.delete(path)
    }
  }

  /** Stores what was read and forgets the rest. A store that can't be written is left as it is: the next command reads the files. */
  save(): void {
    finish(this.saveInSteps())
  }

  /** The same in steps. */
  *saveInSteps(): Steps<void> {
    const place = this.#place
    const stored = this.#known.size + (this.#stored?.size ?? 0)
    const gone = stored - this.#seen.size
    const isWorthIt = stored === 0 ? this.#seen.size > 0 : this.#stale > MAX_STALE || gone > MAX_STALE
    const seen = this.#seen
    this.#seen = new Map()
    this.#stored = undefined
    this.#known = this.#isWatched ? seen : new Map()
    this.#isTrusted = this.#isWatched
    this.#stale = 0
    if (place !== undefined && isWorthIt) yield* storeLines(place, this.#settledOf(seen))
  }

  *#settledOf(entries: ReadonlyMap<string, Entry>): Generator<readonly [string, Entry], undefined> {
    for (const [path, entry] of entries) if (this.#isSettled(entry.stamp)) yield [path, entry]
  }

  #findKnown(path: string): Entry | undefined {
    if (this.#place !== undefined && !this.#isLoaded) {
      this.#isLoaded = true
      this.#stored = loadStoredLines(this.#place)
    }
    return this.#seen.get(path) ?? this.#known.get(path) ?? this.#stored?.find(path)
  }

  #isSettled(stamp: Stamp): boolean {
    return isSettled(stamp, this.#place?.now() ?? 0)
  }
}
