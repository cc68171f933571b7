import { OFFLINE_CACHES } from '#contracts/offline.ts'
import { toStored } from './stored-form.ts'
import type { WorkerContext } from './worker-context.ts'

/** Pages of areas that were downloaded stay until they are deleted; of visited ones those go first whose last visit was longest ago. */
export type Shelf = 'downloaded' | 'visited'

interface StoredPage {
  readonly shelf: Shelf
  /** As it is stored (stored-form.ts). */
  readonly stored: Response
}

/** What is noted with a page. */
interface PageNotes {
  /** Its path, in its exact spelling. */
  readonly path: string
  /** Paths of the files that it needs. */
  readonly files: readonly string[]
  readonly title: string
}

/** So many visited pages and their data are stored; then a tenth of them goes at once. */
export const MAX_VISITED = 400
const SHELVES = ['downloaded', 'visited'] as const
const [ADDRESS, FILES, TITLE] = ['x-offline-address', 'x-offline-files', 'x-offline-title'] as const

/** The stored pages and their data, by path in lower case. */
export class StoredPages {
  readonly #caches: WorkerContext['caches']

  constructor({ caches }: Pick<WorkerContext, 'caches'>) {
    this.#caches = caches
  }

  /** @param path in any case, with or without a slash at its end */
  async find(path: string): Promise<StoredPage | undefined> {
    for (const shelf of SHELVES) {
      const stored = await (await this.#open(shelf)).match(keyOf(path), { ignoreVary: true })
      if (stored !== undefined) return { shelf, stored }
    }
    return undefined
  }

  /**
   * Stores a page in place of an older one, which is there until then. What was downloaded stays on its shelf when it is visited.
   *
   * @throws DOMException QuotaExceededError
   */
  async put(shelf: Shelf, text: string, headers: Headers, { path, files, title }: PageNotes): Promise<void> {
    const notes = { [ADDRESS]: encodeURI(decode(path)), [FILES]: files.join(' '), [TITLE]: encodeURIComponent(title) }
    const stored = await toStored(text, headers, notes)
    await this.#write((await this.find(path))?.shelf === 'downloaded' ? 'downloaded' : shelf, path, stored)
  }

  /** A page that was visited belongs to an area that is downloaded now. */
  async move(path: string, stored: Response): Promise<void> {
    await this.#write('downloaded', path, stored)
  }

  /** A visited page that has not changed is the newest again. */
  async touch(path: string): Promise<void> {
    const cache = await this.#open('visited')
    const stored = await cache.match(keyOf(path), { ignoreVary: true })
    if (stored !== undefined) await cache.put(keyOf(path), stored)
  }

  async remove(path: string): Promise<void> {
    for (const shelf of SHELVES) await (await this.#open(shelf)).delete(keyOf(path), { ignoreVary: true })
  }

  /** Keys of a shelf, the oldest first. */
  async list(shelf: Shelf): Promise<readonly string[]> {
    // Listing leaves no empty cache behind.
    if (!(await this.#caches.has(`${OFFLINE_CACHES}${shelf}`))) return []
    return (await (await this.#open(shelf)).keys()).map(({ url }) => new URL(url).pathname)
  }

  /** Removes the oldest visited pages. @returns how many */
  async removeOldest(count: number): Promise<number> {
    const oldest = (await this.list('visited')).slice(0, count)
    const cache = await this.#open('visited')
    for (const key of oldest) await cache.delete(key, { ignoreVary: true })
    return oldest.length
  }

  /** The files that stored pages need. */
  async listNeededFiles(): Promise<ReadonlySet<string>> {
    const needed = new Set<string>()
    for (const shelf of SHELVES)
      for (const key of await this.list(shelf)) {
        const page = await (await this.#open(shelf)).match(key, { ignoreVary: true })
        for (const path of filesOf(page)) needed.add(path)
      }
    return needed
  }

  async #write(shelf: Shelf, path: string, stored: Response): Promise<void> {
    const cache = await this.#open(shelf)
    await cache.put(keyOf(path), stored)
    const other = shelf === 'downloaded' ? 'visited' : 'downloaded'
    await (await this.#open(other)).delete(keyOf(path), { ignoreVary: true })
  }

  #open(shelf: Shelf): Promise<Cache> {
    return this.#caches.open(`${OFFLINE_CACHES}${shelf}`)
  }
}

/** Where a stored page is and what it is called. */
export function placeOf(stored: Response): { readonly path: string; readonly title: string } {
  return { path: stored.headers.get(ADDRESS) ?? '', title: decode(stored.headers.get(TITLE) ?? '') }
}

function filesOf(stored: Response | undefined): readonly string[] {
  return (stored?.headers.get(FILES) ?? '').split(' ').filter((path) => path !== '')
}

/**
 * What a path is stored under.
 *
 * @example keyOf('/en-US/docs/Web/CSS/') // '/en-us/docs/web/css'
 */
export function keyOf(path: string): string {
  return encodeURI(decode(path))
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
