import { answersEntry, type HistoryEntry, historyEntryOf, rememberScroll } from '../../browser/history-entry.ts'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { scrollToPlace, watchScroll } from '../../browser/scroll.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import type { AppState } from './app-state.ts'
import { followEdits } from './follow-edits.ts'
import { Navigator } from './navigator.ts'
import { findPageLink, isPagePath } from './page-link.ts'
import { fetchCodeWhenUsed, Prefetched } from './prefetch.ts'

interface NavigationInput {
  readonly first: AppState
  readonly context: PageContextValue
  readonly build: string
  /** Puts a state on the screen before it returns. */
  readonly show: (state: AppState) => void
}

/** How long the pointer or the focus rests on a link before it counts as meant. A touch counts at once, and so does the event `intend`. */
const INTENT_MS = 65
const TRIGGERS = { pointerover: INTENT_MS, focusin: INTENT_MS, touchstart: 0, pointerdown: 0, intend: 0 } as const

/** Handles clicks on links to pages, and back and forward, and fetches what the user is likely to open next. */
export function startNavigation(input: NavigationInput): void {
  const prefetched = new Prefetched(input.build)
  const navigator = new Navigator({ ...input, prefetched })
  addEventListener('click', (event) => {
    const url = isPlainClick(event) ? findLinkedPage(event) : undefined
    if (url === undefined) return
    event.preventDefault()
    void navigator.go(url, { kind: 'push' })
  })
  addEventListener('popstate', ({ state }) => {
    const entry = historyEntryOf(state)
    const isAnswered = answersEntry(entry)
    if (isAnswered || navigator.isShown()) {
      navigator.cancel()
      if (!isAnswered) restorePlace(entry)
      return
    }
    // The entry of an address that only the server can answer, such as an unknown one outside of the documents.
    if (!isPagePath(location.pathname)) return location.reload()
    void navigator.go(new URL(location.href), { kind: 'pop', ...entry })
  })
  for (const [trigger, afterMs] of Object.entries(TRIGGERS)) {
    const onTrigger = (event: Event): void => {
      const url = findLinkedPage(event)
      if (url === undefined) prefetched.cancel()
      else if (url.pathname !== location.pathname) prefetched.intend(url.pathname, afterMs)
    }
    addEventListener(trigger, onTrigger, { passive: true })
  }
  followEdits(() => {
    rememberScroll()
    void navigator.go(new URL(location.href), { kind: 'pop', ...historyEntryOf(history.state) })
  })
  fetchCodeWhenUsed()
  watchScroll(() => navigator.isShown())
  // A reload restores its place by the browser's own means.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

/** Between two places of one page the browser scrolls by itself, unless the entry was made by a navigation in place. */
function restorePlace(entry: HistoryEntry): void {
  if (history.scrollRestoration === 'manual') scrollToPlace(location.hash, entry)
}

function findLinkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link instanceof HTMLAnchorElement ? findPageLink(link, location) : undefined
}
