/** What the history keeps of a page that was shown in place. */
export interface HistoryEntry {
  /** How far the page was scrolled; undefined when nothing was kept. */
  readonly scroll: number | undefined
  /** Which of the entries of this document it is, counted from the first: says how far two entries are from one another. */
  readonly step: number
}

/** What the state of a history entry holds; of other hands, anything may stand there. */
export function historyEntryOf(state: unknown): HistoryEntry {
  return { scroll: findNumber(state, 'scroll'), step: findNumber(state, 'step') ?? 0 }
}

/** Keeps in the entry that is shown how far the page is scrolled, for the way back. */
export function rememberScroll(): void {
  const { step } = historyEntryOf(history.state)
  history.replaceState({ scroll: scrollY, step }, '')
}

/** Makes a new entry. */
export function pushEntry(url: URL): void {
  const { step } = historyEntryOf(history.state)
  history.pushState({ step: step + 1 }, '', url)
}

let findOwn: ((entry: HistoryEntry) => boolean) | undefined

/**
 * Lets a page that changes its own address answer the browser's back and forward between its addresses, in place of the navigation of the site.
 *
 * @param answer shows the address of an entry; false when it is another page's
 * @param signal ends it: the page is left
 */
export function ownEntries(answer: (entry: HistoryEntry) => boolean, signal: AbortSignal): void {
  findOwn = answer
  signal.addEventListener(
    'abort',
    () => {
      findOwn = undefined
    },
    { once: true },
  )
}

/** Whether the page that is shown has answered for an entry. */
export function answersEntry(entry: HistoryEntry): boolean {
  return findOwn?.(entry) === true
}

/**
 * Loads the page again, to be read without the application: after a problem of the application itself, which would only happen again. Links then
 * work by the browser's own means, and the pages they lead to are hydrated as usual.
 */
export function reloadPlainly(): void {
  history.replaceState({ isPlain: true }, '')
  location.reload()
}

function findNumber(state: unknown, name: 'scroll' | 'step'): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value = Object.entries(state).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : undefined
}
