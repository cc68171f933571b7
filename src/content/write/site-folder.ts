import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/** A site can't be built into this folder now. The message says why and what to do. */
export class SiteFolderError extends Error {}

/** How many builds stay beside the current one, for servers that still answer from them. */
const KEPT_BUILDS = 1
const STAGING = '.staging-'
const LOCK = 'build.lock'

/** The folder of a site: its builds, the link to the current one, and a lock while one is made (contracts/manifest.ts). */
export class SiteFolder {
  readonly path: string
  #staging: string | undefined

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
      if (error instanceof SiteFolderError) throw error
      throw new SiteFolderError(`cannot write the site into ${this.path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** Makes the new build the current one, by replacing one link; readers see the old site or the new one, never both. */
  publish(id: string): void {
    if (this.#staging === undefined) throw new Error('no build was begun')
    const target = join(this.path, 'builds', id)
    if (this.findCurrent() === target) remove(this.#staging)
    else {
      remove(target)
      renameSync(this.#staging, target)
      const link = join(this.path, 'builds', `${STAGING}link`)
      rmSync(link, { force: true })
      symlinkSync(join('builds', id), link, 'junction')
      renameSync(link, join(this.path, 'current'))
    }
    this.#staging = undefined
    this.#removeOld(id)
  }

  /** Ends the build, finished or not: what is half made goes, the lock is free. */
  close(): void {
    if (this.#staging !== undefined) remove(this.#staging)
    this.#staging = undefined
    rmSync(join(this.path, LOCK), { force: true })
  }

  #lock(): void {
    const lock = join(this.path, LOCK)
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        symlinkSync(String(process.pid), lock)
        return
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
        const holder = Number(readLock(lock))
        if (isRunning(holder)) throw new SiteFolderError(`process ${holder} is building into ${this.path}; wait for it, or give another folder (--site)`)
        unlinkSync(lock)
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
