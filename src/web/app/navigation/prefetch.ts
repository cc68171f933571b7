import { loadView } from '../pages/load-kind.ts'
import { type LoadedPage, loadPage } from './load-page.ts'

const USES = ['scroll', 'pointermove', 'keydown']
/** A browser that is never idle gets the code with the first click at the latest. */
const IDLE_WITHIN = { timeout: 10_000 }
const MAX_PAGES = 20
const MAX_AGE_MS = 60_000

interface Fetched {
  readonly at: number
  readonly page: Promise<LoadedPage>
}

/** Pages fetched before they were asked for. */
export class Prefetched {
  readonly #pages = new Map<string, Fetched>()
  readonly #build: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(build: string) {
    this.#build = build
  }

  /**
   * The pointer or the focus came to a link: its page is fetched when it stays. Users who save data, or to whom it comes slowly, are spared it.
   *
   * @param afterMs how long it has to stay
   */
  intend(path: string, afterMs: number): void {
    this.cancel()
    if (sparesData() || this.#isFresh(path)) return
    this.#timer = setTimeout(() => this.#fetch(path), afterMs)
  }

  /** The pointer left. */
  cancel(): void {
    clearTimeout(this.#timer)
  }

  /** The page if it was fetched a moment ago, once; undefined also when that failed, for it may be there now. */
  async take(path: string): Promise<LoadedPage | undefined> {
    this.cancel()
    const fetched = this.#isFresh(path) ? this.#pages.get(path) : undefined
    this.#pages.delete(path)
    const loaded = await fetched?.page
    return loaded?.kind === 'failure' || loaded?.kind === 'late' ? undefined : loaded
  }

  #isFresh(path: string): boolean {
    const fetched = this.#pages.get(path)
    return fetched !== undefined && performance.now() - fetched.at < MAX_AGE_MS
  }

  #fetch(path: string): void {
    const [oldest] = this.#pages.keys()
    if (this.#pages.size >= MAX_PAGES && oldest !== undefined) this.#pages.delete(oldest)
    // Most pages are documents.
    fetchCode()
    this.#pages.set(path, { at: performance.now(), page: loadPage(path, this.#build) })
  }
}

/**
 * Loads the code that makes a document of its data while the browser is idle, once the user does something on the page: most pages that follow are
 * documents, and their first one then comes without it. A page that is only opened costs no more. Users who save data get it with the first such page.
 */
export function fetchCodeWhenUsed(): void {
  if (typeof requestIdleCallback !== 'function' || sparesData()) return
  for (const trigger of USES) addEventListener(trigger, () => requestIdleCallback(fetchCode, IDLE_WITHIN), { passive: true, once: true })
}

/** Should this fail, then preparePage tries again. */
function fetchCode(): void {
  loadView('Doc').catch(() => undefined)
}

/** Whether the browser says that its user saves data or has a slow connection; Chromium only. */
function sparesData(): boolean {
  const { effectiveType, saveData }: { effectiveType?: unknown; saveData?: unknown } = Object(Reflect.get(navigator, 'connection'))
  return saveData === true || /2g$/.test(String(effectiveType))
}
