import { type Dirent, readdirSync } from 'node:fs'
import { isSameStamp, isSettled, type Stamp, stampOf } from './stamp.ts'
import type { CachePlace } from './stored-lines.ts'
import { loadStoredListing, type StoredFolder, type StoredListing, storeListing } from './stored-listing.ts'

/** A name in a folder, and what it is the name of. */
export type ListedEntry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>

interface ListedFolder {
  /** Absent when it must be opened again the next time. */
  readonly stamp?: Stamp
  readonly entries: readonly ListedEntry[]
}

/** A listing that is stored next to the cache of files. @param place of that cache; undefined: nothing is stored */
export function openListing(place: Omit<CachePlace, 'version'> | undefined): Listing {
  return new Listing(place === undefined ? undefined : { ...place, file: `${place.file}.folders` })
}

/**
 * Folders and files as a command finds them: each is looked at once. What a folder holds is stored between commands, and the folder is not opened again while it has
 * the same stamp (docs/behaviour/build.md 5): adding, removing and renaming change the times of a folder.
 */
export class Listing {
  readonly #place: Omit<CachePlace, 'version'> | undefined
  #known: StoredListing | undefined
  readonly #folders = new Map<string, ListedFolder>()
  readonly #stamps = new Map<string, Stamp | undefined>()
  #opened = 0

  /** @param place undefined: nothing is stored */
  constructor(place?: Omit<CachePlace, 'version'>) {
    this.#place = place
    this.#known = place === undefined ? undefined : loadStoredListing(place.file)
  }

  /** What a folder holds, by name. @throws when it can't be read */
  entriesOf(path: string): readonly ListedEntry[] {
    const listed = this.#folders.get(path)
    if (listed !== undefined) return listed.entries
    const folder = this.#listFolder(path)
    this.#folders.set(path, folder)
    return folder.entries
  }

  /** The stamp of a file or folder, symbolic links followed; undefined when it can't be found. */
  stampOf(path: string): Stamp | undefined {
    const known = this.#stamps.get(path)
    if (known !== undefined) return known
    const stamp = stampOf(path)
    this.#stamps.set(path, stamp)
    return stamp
  }

  /** Stores what folders hold, where that is news. */
  save(): void {
    const place = this.#place
    if (place === undefined || this.#folders.size === 0 || (this.#opened === 0 && this.#folders.size === this.#known?.size)) return
    storeListing(place.file, new Map(this.#listStored()))
    this.#opened = 0
  }

  /** Forgets what was found, when all is read: of ten thousand pages it takes 10 MB. What is asked later is looked at again. */
  clear(): void {
    this.#folders.clear()
    this.#stamps.clear()
    this.#known = undefined
  }

  *#listStored(): Generator<readonly [string, StoredFolder], undefined> {
    for (const [path, { stamp, entries }] of this.#folders) if (stamp !== undefined) yield [path, { stamp, entries: entries.map(encode) }]
  }

  /** The stamp is taken first: a change between the two is then seen by the next command. */
  #listFolder(path: string): ListedFolder {
    if (this.#place === undefined) return { entries: readEntries(path) }
    const stamp = stampOf(path)
    const known = this.#known?.find(path)
    if (stamp !== undefined && known !== undefined && isSameStamp(known.stamp, stamp))
      return { stamp, entries: known.entries.map((entry) => new StoredEntry(entry)) }
    this.#opened += 1
    const isFinal = stamp !== undefined && isSettled(stamp, this.#place.now())
    return { ...(isFinal ? { stamp } : {}), entries: readEntries(path) }
  }
}

function readEntries(path: string): readonly ListedEntry[] {
  return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** An entry whose folder was not opened. */
class StoredEntry implements ListedEntry {
  readonly name: string
  readonly #kind: string

  constructor(text: string) {
    this.#kind = text.slice(0, 1)
    this.name = text.slice(1)
  }

  isFile(): boolean {
    return this.#kind === 'f'
  }

  isDirectory(): boolean {
    return this.#kind === 'd'
  }

  isSymbolicLink(): boolean {
    return this.#kind === 'l'
  }
}

function encode(entry: ListedEntry): string {
  const kind = entry.isFile() ? 'f' : entry.isDirectory() ? 'd' : entry.isSymbolicLink() ? 'l' : 'o'
  return kind + entry.name
}
