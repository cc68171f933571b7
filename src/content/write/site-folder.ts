import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** A site can't be built into this folder now. The message says why and what to do. */
export class SiteFolderError extends Error {}

/** How many builds stay beside the current one, for servers that still answer from them. */
const KEPT_BUILDS = 1
const STAGING = '.staging-'
const LOCK = 'build.lock'
/** Folders that this process builds into now. */
const HELD = new Set<string>()

/** The folder of a site: its builds, the link to the current one, and a lock while one is made (contracts/manifest.ts). */
export class SiteFolder {
  readonly path: string
  #staging: string | undefined
  #holdsLock = false

  constructor(path: string) {
    this.path = path
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
   * Takes the lock, removes what a cut-off build has left, and makes an empty folder for the new one.
   *
   * @throws SiteFolderError when another process is building, or the folder can't be written
   */
  open(): string {
    try {
      mkdirSync(join(this.path, 'builds'), { recursive: true })
      this.#lock()
      for (const name of readdirSync(join(this.path, 'builds'))) if (name.startsWith(STAGING)) remove(join(this.path, 'builds', name))
      this.#staging = join(this.path, 'builds', `${STAGING}${process.pid}`)
      mkdirSync(join(this.#staging, 'public'), { recursive: true })
      return this.#staging
    } catch (error) {
      if (this.#holdsLock) this.close()
      throw this.#faultOf(error)
    }
  }

  /**
   * Makes the new build the current one, by replacing one link; readers see the old site or the new one, never both.
   *
   * @param isSame the current build is whole and has the same id: it stays, and learns only what the new one knows for the next
   * @throws SiteFolderError when the folder can't be written
   */
  publish(id: string, { isSame }: { readonly isSame: boolean }): void {
    try {
      this.#publish(id, isSame)
    } catch (error) {
      throw this.#faultOf(error)
    }
  }

  #publish(id: string, isSame: boolean): void {
    if (this.#staging === undefined) throw new Error('no build was begun')
    const current = this.findCurrent()
    if (isSame && current !== undefined) {
      renameSync(join(this.#staging, 'state.json'), join(current, 'state.json'))
      return
    }
    // A build that is served is never changed: one that is damaged gives way to another with the same id, in another folder.
    const name = current === join(this.path, 'builds', id) ? `${id}-mended` : id
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

  /** Ends the build, finished or not: what is half made goes, the lock is free. */
  close(): void {
    if (this.#staging !== undefined) remove(this.#staging)
    this.#staging = undefined
    if (this.#holdsLock) rmSync(join(this.path, LOCK), { force: true })
    this.#holdsLock = false
    HELD.delete(this.path)
  }

  #faultOf(error: unknown): SiteFolderError {
    if (error instanceof SiteFolderError) return error
    return new SiteFolderError(`cannot write the site into ${this.path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }

  #lock(): void {
    const lock = join(this.path, LOCK)
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        symlinkSync(String(process.pid), lock)
        this.#holdsLock = true
        HELD.add(this.path)
        return
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
        const holder = Number(readLock(lock))
        // In a container the process that was killed may have had the number that this one has now.
        const isHeld = holder === process.pid ? HELD.has(this.path) : isRunning(holder)
        if (isHeld)
          throw new SiteFolderError(
            `process ${holder} is building into ${this.path}; wait for it, give another folder (--site), or delete ${lock} if that process is no build`,
          )
        rmSync(lock, { force: true })
      }
    }
  }

  #removeOld(current: string): void {
    const builds = join(this.path, 'builds')
    const others = readdirSync(builds)
      .filter((name) => name !== current && !name.startsWith(STAGING))
      .map((name) => ({ name, madeAt: statSync(join(builds, name)).mtimeMs }))
      .sort((a, b) => b.madeAt - a.madeAt)
    for (const { name } of others.slice(KEPT_BUILDS)) remove(join(builds, name))
  }
}

function readLock(lock: string): string {
  try {
    return readlinkSync(lock)
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
