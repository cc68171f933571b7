import { type LoadedPage, loadPage } from './load-page.ts'

/** How long the pointer rests on a link before it counts as meant. */
const INTENT_MS = 65
const MAX_PAGES = 20
const MAX_AGE_MS = 60_000

interface Fetched {
  readonly at: number
  readonly page: Promise<LoadedPage>
}

/** Pages fetched before they were asked for. */
export class Prefetched {
  readonly #pages = new Map<string, Fetched>()
  readonly #webVersion: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(webVersion: string) {
    this.#webVersion = webVersion
  }

  /** The pointer or the focus came to a link: its page is fetched when it stays. Readers who save data are spared it. */
  intend(path: string): void {
    this.cancel()
    if (savesData() || this.#isFresh(path)) return
    this.#timer = setTimeout(() => this.#fetch(path), INTENT_MS)
  }

  /** The pointer left. */
  cancel(): void {
    clearTimeout(this.#timer)
  }

  /** The page if it was fetched a moment ago, once. */
  take(path: string): Promise<LoadedPage> | undefined {
    this.cancel()
    const page = this.#isFresh(path) ? this.#pages.get(path)?.page : undefined
    this.#pages.delete(path)
    return page
  }

  #isFresh(path: string): boolean {
    const fetched = this.#pages.get(path)
    return fetched !== undefined && performance.now() - fetched.at < MAX_AGE_MS
  }

  #fetch(path: string): void {
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest)
    this.#pages.set(path, { at: performance.now(), page: loadPage(path, this.#webVersion) })
  }
}

/** Whether the browser says that its user saves data; Chromium only. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}
