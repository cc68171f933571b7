import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FILES } from './build-files.ts'
import { releaseLock, takeLock } from './site-lock.ts'

/** Removes folders with all that is in them. */
export type Sweep = (folders: readonly string[]) => void

/** A site can't be built into this folder now. The message says why and what to do. */
export class SiteFolderError extends Error {}

/** How many builds stay next to the current one, for servers that still answer from them. */
const KEPT_BUILDS = 1
const STAGING = '.staging-'
/** A build that no one reads any more; the next one is made from it (recycle-folder.ts). */
export const SPARE = '.spare'
const LOCK = 'build.lock'
/** Folders that are removed when the build is over; a process that was killed leaves them to the next build. */
export const OLD = '.old-'

/** The folder of a site: its builds, the link to the current one, and a lock while one is made (contracts/manifest.ts). */
export class SiteFolder {
  readonly path: string
  #staging: string | undefined
  #holdsLock = false
  readonly #sweep: Sweep
  /** Folders to be removed. */
  #old: readonly string[] = []

  /** @param sweep removes unneeded folders, now or later */
  constructor(path: string, sweep: Sweep = removeAll) {
    this.path = path
    this.#sweep = sweep
  }

  /** The folder of the build that is served, undefined before the first one. */
  findCurrent(): string | undefined {
    try {
      return join(this.path, readlinkSync(join(this.path, 'current')))
    } catch {
      return undefined
    }
  }

  /**
   * Takes the lock, removes what a cut-off build has left, and gives the folder for the new one. There an older build may be, which the caller
   * makes the new one from, or removes with `clear`.
   *
   * @throws SiteFolderError when another process is building, or the folder can't be written
   */
  open(): string {
    try {
      mkdirSync(join(this.path, 'builds'), { recursive: true })
      this.#lock()
      this.#old = readdirSync(this.path).flatMap((name) => (name.startsWith(OLD) ? [join(this.path, name)] : []))
      for (const name of readdirSync(join(this.path, 'builds')))
        if (name.startsWith(STAGING)) this.#discard(join(this.path, 'builds', name))
      this.#staging = join(this.path, 'builds', `${STAGING}${process.pid}`)
      if (existsSync(join(this.path, SPARE))) renameSync(join(this.path, SPARE), this.#staging)
      mkdirSync(join(this.#staging, 'public'), { recursive: true })
      return this.#staging
    } catch (error) {
      if (this.#holdsLock) this.close()
      throw this.#problemOf(error)
    }
  }

  /**
   * Empties the folder of the new build.
   *
   * @throws SiteFolderError when the folder can't be written
   */
  clear(): void {
    try {
      if (this.#staging === undefined) throw new Error('no build was begun')
      this.#discard(this.#staging)
      mkdirSync(join(this.#staging, 'public'), { recursive: true })
    } catch (error) {
      throw this.#problemOf(error)
    }
  }

  /**
   * Makes the new build the current one, by replacing one link; users see the old site or the new one, never both.
   *
   * @param isSame the current build is whole and has the same id: it stays; only the builder's own files are replaced
   * @throws SiteFolderError when the folder can't be written
   */
  publish(id: string, { isSame }: { readonly isSame: boolean }): void {
    try {
      this.#publish(id, isSame)
    } catch (error) {
      throw this.#problemOf(error)
    }
  }

  #publish(id: string, isSame: boolean): void {
    if (this.#staging === undefined) throw new Error('no build was begun')
    const current = this.findCurrent()
    if (isSame && current !== undefined) {
      for (const name of Object.values(BUILD_FILES))
        if (existsSync(join(this.#staging, name))) renameSync(join(this.#staging, name), join(current, name))
      this.#store(this.#staging)
      this.#staging = undefined
      return
    }
    // The site's files of a served build are never changed: one that is damaged gives way to another with the same id, in another folder.
    const name = current === join(this.path, 'builds', id) ? `${id}-rebuilt` : id
    const target = join(this.path, 'builds', name)
    remove(target)
    renameSync(this.#staging, target)
    this.#staging = undefined
    const link = join(this.path, 'builds', `${STAGING}link`)
    rmSync(link, { force: true })
    symlinkSync(join('builds', name), link, 'junction')
    renameSync(link, join(this.path, 'current'))
    this.#removeOld(name)
  }

  /** Ends the build, finished or not: what is half made goes, the lock is free, and old folders are removed. */
  close(): void {
    if (this.#staging !== undefined) this.#discard(this.#staging)
    this.#staging = undefined
    this.#sweep(this.#old)
    this.#old = []
    if (this.#holdsLock) releaseLock(join(this.path, LOCK))
    this.#holdsLock = false
  }

  #problemOf(error: unknown): SiteFolderError {
    if (error instanceof SiteFolderError) return error
    return new SiteFolderError(`cannot write the site into ${this.path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }

  #lock(): void {
    const lock = join(this.path, LOCK)
    const holder = takeLock(lock)
    if (holder !== undefined)
      throw new SiteFolderError(
        `process ${holder} is building into ${this.path}; wait for it, choose another folder (--site), or delete ${lock} if that process is not a build`,
      )
    this.#holdsLock = true
  }

  #removeOld(current: string): void {
    const builds = join(this.path, 'builds')
    const others = readdirSync(builds)
      .filter((name) => name !== current && !name.startsWith(STAGING))
      .map((name) => ({ name, madeAt: statSync(join(builds, name)).mtimeMs }))
      .sort((a, b) => b.madeAt - a.madeAt)
    for (const { name } of others.slice(KEPT_BUILDS)) this.#store(join(builds, name))
  }

  /** Keeps a build that no one reads for the next one, when there is none yet; else removes it. */
  #store(build: string): void {
    const spare = join(this.path, SPARE)
    if (existsSync(spare)) this.#discard(build)
    else renameSync(build, spare)
  }

  /** Takes a folder out of the way, to be removed when the build is over. */
  #discard(folder: string): void {
    if (!existsSync(folder)) return
    const old = join(this.path, `${OLD}${process.pid}-${process.hrtime.bigint()}`)
    renameSync(folder, old)
    this.#old = [...this.#old, old]
  }
}

function removeAll(folders: readonly string[]): void {
  for (const folder of folders) remove(folder)
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
