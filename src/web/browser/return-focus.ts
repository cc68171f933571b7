import { MEASURE } from './measure.ts'

/** A link, by its address and by its number among all links of its page that have this address. */
interface FollowedLink {
  readonly href: string
  readonly index: number
}

/**
 * Gives the focus back to the link by which the user left a page, when the browser's buttons lead to the page again and it is shown in place. Pages
 * that are loaded get it from the browser (docs/behaviour/navigation.md 9).
 */
export function returnFocus(): void {
  /** The last one of each page of this document, by the page's address. */
  const followed = new Map<string, FollowedLink>()
  let isReturn = false
  const follow = ({ target }: Event): void => {
    isReturn = false
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (link !== null && typeof href === 'string') followed.set(findAddress(), { href, index: listLinks(href).indexOf(link) })
  }
  document.addEventListener('click', follow, { capture: true })
  addEventListener('popstate', () => {
    isReturn = true
  })
  addEventListener(MEASURE, (event) => {
    if (!isReturn || !(event instanceof CustomEvent) || event.detail.name !== 'page.view') return
    isReturn = false
    const link = followed.get(findAddress())
    // The navigation moves the focus to the heading first.
    if (link !== undefined) queueMicrotask(() => listLinks(link.href)[link.index]?.focus({ preventScroll: true }))
  })
}

const findAddress = (): string => location.pathname + location.search

function listLinks(href: string): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)
}
