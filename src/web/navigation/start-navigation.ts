import type { AppState } from '../app.tsx'
import type { PageContextValue } from '../page-context.ts'
import { followEdits } from './follow-edits.ts'
import { isPlainClick } from './is-plain-click.ts'
import { Navigator } from './navigator.ts'
import { findPageLink, isPagePath } from './page-link.ts'
import { Prefetched } from './prefetch.ts'
import { rememberedScroll, watchScroll } from './scroll.ts'

interface NavigationInput {
  readonly first: AppState
  readonly context: PageContextValue
  readonly webVersion: string
  /** Puts a state on the screen before it returns. */
  readonly show: (state: AppState) => void
}

/** Takes over the clicks on links to pages, the way back and forward, and fetches what the reader seems to want next. */
export function startNavigation(input: NavigationInput): void {
  const prefetched = new Prefetched(input.webVersion)
  const navigator = new Navigator({ ...input, prefetched })
  addEventListener('click', (event) => {
    const url = isPlainClick(event) ? findLinkedPage(event) : undefined
    if (url === undefined) return
    event.preventDefault()
    void navigator.go(url, { kind: 'push' })
  })
  addEventListener('popstate', (event) => {
    if (navigator.isShown(location)) return
    // The entry of an address that only the server can answer, such as an unknown one outside of the documents.
    if (!isPagePath(location.pathname)) return location.reload()
    void navigator.go(new URL(location.href), { kind: 'pop', scroll: rememberedScroll(event.state) })
  })
  for (const sign of ['pointerover', 'focusin'] as const) {
    addEventListener(sign, (event) => {
      const url = findLinkedPage(event)
      if (url === undefined) prefetched.cancel()
      else if (url.pathname !== location.pathname) prefetched.intend(url.pathname)
    })
  }
  followEdits(() => void navigator.go(new URL(location.href), { kind: 'pop', scroll: scrollY }))
  watchScroll(() => navigator.isShown(location))
  // A reload restores its place by the browser's own means.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

function findLinkedPage({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link === null ? undefined : findPageLink(link, location)
}
