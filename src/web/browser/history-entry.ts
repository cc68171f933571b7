/** What the history stores of a page that was shown in place. */
export interface HistoryEntry {
  /** How far the page was scrolled; undefined when nothing was stored. */
  readonly scroll: number | undefined
  /** The section of the article that had begun at the top of the window, by its number; -1 above the first. */
  readonly section?: number | undefined
  /** How far the top of that section was from that of the window, in pixels. */
  readonly offset?: number | undefined
  /** Which of the entries of this document it is, counted from the first: says how far two entries are from one another. */
  readonly step: number
}

/** What the state of a history entry holds; other scripts may have written it. */
export function historyEntryOf(state: unknown): HistoryEntry {
  const find = (name: keyof HistoryEntry): number | undefined => findNumber(state, name)
  return { scroll: find('scroll'), section: find('section'), offset: find('offset'), step: find('step') ?? 0 }
}

/** Keeps in the entry that is shown how far the page is scrolled, for the way back. */
export function rememberScroll(): void {
  const { step } = historyEntryOf(history.state)
  const boxes = listBoxes()
  const section = boxes.findLastIndex(({ top, height }) => top <= 0 && height > 0)
  history.replaceState({ scroll: scrollY, section, offset: boxes[section]?.top, step }, '')
}

/**
 * How far to scroll to the place of an entry. By its section: what is above that, as an example, may not have its size yet, and browsers keep what is shown
 * where it is when it gets it.
 */
export function findScroll({ scroll, section = -1, offset = 0 }: HistoryEntry): number | undefined {
  const box = listBoxes()[section]
  return box?.height ? Math.round(scrollY + box.top - offset) : scroll
}

/** The boxes of the sections of an article; those of tabs that are not chosen have no height. */
function listBoxes(): readonly DOMRect[] {
  return [...document.querySelectorAll('[data-section]')].map((section) => section.getBoundingClientRect())
}

/** Path and query. */
const findAddress = (): string => location.pathname + location.search
let shown = ''

/** The address is that of the page that is shown: it was shown just now, has changed its own address, or has answered for an entry. */
export function noteShown(): void {
  shown = findAddress()
}

/** Whether the address differs from that of the page that is shown in its hash only. */
export function isShown(): boolean {
  return findAddress() === shown
}

/** Makes a new entry for what is shown, or is about to be. */
export function pushEntry(url: URL): void {
  const { step } = historyEntryOf(history.state)
  history.pushState({ step: step + 1 }, '', url)
  noteShown()
}

/** Gives the entry of the page that is shown another address. Nothing is loaded. */
export function replaceAddress(address: string | URL): void {
  history.replaceState(history.state, '', address)
  noteShown()
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
  if (findOwn?.(entry) !== true) return false
  noteShown()
  return true
}

/**
 * Loads the page again, to be read without the application: after a problem of the application itself, which would only happen again. Links then
 * work by the browser's own means, and the pages they lead to are hydrated as usual.
 */
export function reloadPlainly(): void {
  history.replaceState({ isPlain: true }, '')
  location.reload()
}

function findNumber(state: unknown, name: keyof HistoryEntry): number | undefined {
  const value: unknown = Reflect.get(Object(state), name)
  return typeof value === 'number' ? value : undefined
}
