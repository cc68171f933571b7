import { OFFLINE_CACHES } from '#contracts/offline.ts'
import { mayStore } from './may-store.ts'
import { listFilesOfStylesheet } from './named-files.ts'
import { headersOf } from './stored-form.ts'
import type { WorkerContext } from './worker-context.ts'

/** A file without which a page would not be whole can't be loaded. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** A larger image is left out, in bytes. */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** Stylesheets, scripts, fonts, sidebars, images and lists of titles, by path. */
export class StoredFiles {
  readonly #context: WorkerContext
  readonly #pending = new Map<string, Promise<void>>()
  /** Pages that are being stored, and all that ever were. */
  #storing = 0
  #begun = 0

  constructor(context: WorkerContext) {
    this.#context = context
  }

  async find(path: string): Promise<Response | undefined> {
    return await (await this.#open()).match(path, { ignoreVary: true })
  }

  /** @throws DOMException QuotaExceededError */
  async put(path: string, response: Response): Promise<void> {
    await (await this.#open()).put(path, new Response(await response.arrayBuffer(), { headers: headersOf(response.headers) }))
  }

  /** Stores the files of a page, and the script of the bar. @throws as `ensure` */
  async ensureForPage(paths: readonly string[]): Promise<void> {
    await this.ensure([this.#context.built.bar, ...paths])
  }

  /**
   * Stores files, and what stylesheets among them need. One whose name changes with its bytes is fetched once; an image that can't be loaded is left out.
   *
   * @throws MissingFile when a page would not be whole; TypeError where no answer comes; DOMException QuotaExceededError
   */
  async ensure(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.#ensureOnce(path)))
  }

  /** Stores a page with its files: meanwhile no file is deleted. */
  async whileStoring<Result>(store: () => Promise<Result>): Promise<Result> {
    this.#storing += 1
    this.#begun += 1
    try {
      return await store()
    } finally {
      this.#storing -= 1
    }
  }

  /** Deletes files that no stored page needs. It stops when a page is being stored, which may need any of them: the next call deletes the rest. */
  async keepOnly(listNeeded: () => Promise<ReadonlySet<string>>): Promise<void> {
    const begun = this.#begun
    const isAlone = (): boolean => this.#storing === 0 && this.#begun === begun
    if (!isAlone()) return
    const needed = await listNeeded()
    const cache = await this.#open()
    const fonts = await Promise.all([...needed].filter((path) => path.endsWith('.css')).map((path) => this.#listFonts(path)))
    const all = new Set([...needed, ...this.#context.built.code, this.#context.built.bar, ...fonts.flat()])
    for (const request of await cache.keys()) {
      if (!isAlone()) return
      const { pathname } = new URL(request.url)
      if (!all.has(pathname) && !pathname.endsWith('/search-index.json')) await cache.delete(request)
    }
  }

  /** A file that several pages need at once is fetched for all of them. */
  #ensureOnce(path: string): Promise<void> {
    const pending = this.#pending.get(path)
    if (pending !== undefined) return pending
    const started = this.#ensureOne(path).finally(() => this.#pending.delete(path))
    this.#pending.set(path, started)
    return started
  }

  async #ensureOne(path: string): Promise<void> {
    const stored = await this.find(path)
    const isLasting = path.startsWith('/static/')
    if (stored !== undefined && isLasting) return
    const tag = stored?.headers.get('etag') ?? undefined
    const response = await this.#context.fetch(path, tag === undefined ? {} : { headers: { 'if-none-match': tag } })
    if (response.status === 304) return
    if (!mayStore(response) || Number(response.headers.get('content-length')) > MAX_IMAGE_BYTES) {
      if (isLasting) throw new MissingFile(`${path}: ${response.status}`)
      return
    }
    // Its fonts first: a stylesheet that is there is not looked at again.
    if (path.endsWith('.css')) await this.ensure(listFilesOfStylesheet(await response.clone().text()))
    await this.put(path, response)
  }

  async #listFonts(stylesheet: string): Promise<readonly string[]> {
    return listFilesOfStylesheet((await (await this.find(stylesheet))?.text()) ?? '')
  }

  #open(): Promise<Cache> {
    return this.#context.caches.open(`${OFFLINE_CACHES}files`)
  }
}
