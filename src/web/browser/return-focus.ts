import { historyEntryOf } from './history-entry.ts'
import { MEASURE } from './measure.ts'

/** A link, by its address and by its number among all links of its page that have this address. */
interface FollowedLink {
  readonly href: string
  readonly index: number
}

/**
 * Gives the focus back to the link by which the user left a page, when the browser's buttons lead to the page again and it is shown in place. Pages
 * that are loaded get it from the browser (docs/behaviour/navigation.md 9).
 *
 * @param signal ends it; absent: it goes on as long as the document is there
 */
export function returnFocus(signal = new AbortController().signal): void {
  /** The last one of each page of this document, by the page's address. */
  const followed = new Map<string, FollowedLink>()
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (link !== null && typeof href === 'string') followed.set(findAddress(), { href, index: listLinks(href).indexOf(link) })
  }
  const give = (event: Event): void => {
    // The history has a scroll position only for a page that was shown before.
    const isReturn = historyEntryOf(history.state).scroll !== undefined
    const link = followed.get(findAddress())
    if (!isReturn || link === undefined || !(event instanceof CustomEvent) || event.detail.name !== 'page.view') return
    // The navigation moves the focus to the heading first.
    queueMicrotask(() => listLinks(link.href)[link.index]?.focus({ preventScroll: true }))
  }
  document.addEventListener('click', follow, { capture: true, signal })
  addEventListener(MEASURE, give, { signal })
}

const findAddress = (): string => location.pathname + location.search

function listLinks(href: string): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)
}
