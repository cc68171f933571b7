import type { SiteSource } from '#contracts/site-source.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import { indexUpdates, type UpdatesIndex } from '#updates/updates-index.ts'
import { keepFor } from '../http/keep-for.ts'
import type { Database } from '../store/tables.ts'
import { NO_UPDATES, readBuiltPages, readBuiltUpdates } from './built-updates.ts'
import { findStoredVersion, readStoredUpdates } from './stored-updates.ts'

/** The updates at one moment. */
export interface CurrentUpdates {
  readonly index: UpdatesIndex
  /** Another one with other data or other pages. */
  readonly version: string
}

/** Gives the updates of the site that is served: the newer of those of the build and those that are stored. */
export type GetUpdates = () => Promise<CurrentUpdates>

/** Where stored updates are; absent: the site has no store. */
export interface UpdatesStore {
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Gets one line when the store can't be asked; what was read before stays. */
  readonly report: (line: string) => void
}

/** How often a process asks whether other updates are stored. */
const CHECK_MS = 60_000
/** How often a call starts again because its build was replaced and removed while it was read. */
const MAX_TRIES = 3

/** The updates of a site; read when they are first asked for, and again with each build and each refresh (docs/behaviour/updates.md 11 and 14). */
export function createGetUpdates(site: SiteSource, store?: UpdatesStore): GetUpdates {
  const findStored = store === undefined ? async () => undefined : createFindStored(store)
  let built = { path: '', updates: NO_UPDATES }
  let last: { readonly key: readonly unknown[]; readonly updates: Promise<CurrentUpdates> } | undefined

  async function read(stored: StoredUpdates | undefined): Promise<CurrentUpdates> {
    const snapshot = site.current()
    const { pages, hash } = await readBuiltPages(snapshot)
    if (pages.data !== built.path) built = { path: pages.data, updates: await readBuiltUpdates(snapshot, pages.data) }
    const isStored = stored !== undefined && stored.updates.timestamp > built.updates.timestamp
    return {
      index: indexUpdates(isStored ? stored.updates : built.updates, pages),
      version: `${isStored ? stored.hash : pages.data} ${hash}`,
    }
  }

  async function get(): Promise<CurrentUpdates> {
    const stored = await findStored()
    const key = [site.current(), stored]
    if (last === undefined || last.key.some((part, index) => part !== key[index])) {
      const updates = read(stored)
      last = { key, updates }
      // What could not be read is read again at the next call.
      updates.catch(() => {
        last = undefined
      })
    }
    return await last.updates
  }

  return async () => {
    for (let tries = 1; ; tries += 1) {
      const snapshot = site.current()
      try {
        return await get()
      } catch (error) {
        if (tries === MAX_TRIES || site.current() === snapshot) throw error
      }
    }
  }
}

interface StoredUpdates {
  readonly updates: UpdatesData
  readonly hash: string
}

/** Gives the stored updates, and the same object as long as they are the same. Several calls at once ask the store once. */
function createFindStored({ db, now, report }: UpdatesStore): () => Promise<StoredUpdates | undefined> {
  async function ask(before: StoredUpdates | undefined): Promise<StoredUpdates | undefined> {
    try {
      const version = await findStoredVersion(db)
      return version?.hash === before?.hash ? before : await readStoredUpdates(db)
    } catch (error) {
      report(
        `updates: the store can't be asked, so the updates stay as they are: ${error instanceof Error ? error.message : String(error)}`,
      )
      return before
    }
  }

  return keepFor(CHECK_MS, now, async (previous) => await ask(await previous))
}
