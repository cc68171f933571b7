import { quickIndexUrl } from '#contracts/quick-search.ts'
import { prepareQuickIndex, type QuickEntry, type QuickIndex } from '#search/quick-index.ts'
import { getJson } from '../../browser/call.ts'
import type { TitleSource } from './answer-quickly.ts'

/** Left of an idle moment, in milliseconds, when the next slice begins; and how long slices may take together: a letter that is typed meanwhile waits for them. */
const RESERVE_MS = 2
const BUDGET_MS = 8
/** A page that is never idle gets its index all the same, in milliseconds. */
const IDLE_TIMEOUT_MS = 100

/** The titles of a language: loaded when they are asked for, once, and again when that has failed. */
export class QuickTitles implements TitleSource {
  readonly #locale: string
  readonly #onChange: () => void
  #state: TitleSource['state'] = 'unasked'
  #index: QuickIndex | undefined

  constructor(locale: string, onChange: () => void) {
    this.#locale = locale
    this.#onChange = onChange
  }

  get state(): TitleSource['state'] {
    return this.#state
  }

  /** Undefined until they are ready. */
  get index(): QuickIndex | undefined {
    return this.#index
  }

  /** Asks for the titles, unless they are there or on their way. */
  load(): void {
    if (this.#state === 'awaited' || this.#state === 'ready') return
    this.#state = 'awaited'
    void this.#fetch().then(
      (index) => {
        this.#index = index
        this.#settle('ready')
      },
      (error: unknown) => {
        console.warn('there are no titles to search', error)
        this.#settle('failed')
      },
    )
  }

  #settle(state: TitleSource['state']): void {
    this.#state = state
    this.#onChange()
  }

  async #fetch(): Promise<QuickIndex> {
    const answer = await getJson(quickIndexUrl(this.#locale))
    // A language without pages has no list.
    if (answer.kind === 'rejected' && answer.status === 404) return prepare([])
    if (answer.kind !== 'json' || !isEntries(answer.body)) throw new Error(`${answer.url} gave no list of titles: ${answer.kind}`)
    return prepare(answer.body)
  }
}

function isEntries(value: unknown): value is readonly QuickEntry[] {
  return Array.isArray(value) && value.every(isEntry)
}

function isEntry(value: unknown): value is QuickEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'url' in value &&
    `${typeof value.title}${typeof value.url}` === 'stringstring'
  )
}

/** Slice by slice, when the browser has nothing better to do. */
async function prepare(entries: readonly QuickEntry[]): Promise<QuickIndex> {
  const slices = prepareQuickIndex(entries)
  for (;;) {
    const hasTime = await idle()
    do {
      const { done, value } = slices.next()
      if (done === true) return value
    } while (hasTime())
  }
}

/** Waits for an idle moment, and gives what says whether it lasts. */
function idle(): Promise<() => boolean> {
  return new Promise((resolve) => {
    const begin = (deadline?: IdleDeadline): void => {
      const end = performance.now() + BUDGET_MS
      resolve(() => performance.now() < end && (deadline === undefined || deadline.timeRemaining() > RESERVE_MS))
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(begin)
  })
}
