import { loadChunk } from '../browser/load-chunk.ts'
import { MEASURE } from '../browser/measure.ts'
import { readStored } from '../browser/storage.ts'
import type { PageContextValue } from '../ui/page-context.ts'

/** The mirror of the ad-free mode (docs/behaviour/accounts.md 33). */
const AD_FREE = 'nop'
const IDLE_WITHIN = { timeout: 2000 }

/**
 * Shows the ads of each page, once the browser is idle. Where the site has none, or the user wants none, nothing is loaded or asked
 * (docs/behaviour/ads.md 15).
 */
export function startAds(context: PageContextValue): void {
  if (!context.site.features.includes('ads')) return
  const listening = new AbortController()
  let path: string | undefined
  const look = (): void => {
    if (location.pathname === path || readStored(AD_FREE) !== null) return
    path = location.pathname
    whenIdle(() => {
      loadChunk(() => import('./show-ads.ts')).then(
        ({ showAds }) => showAds(context),
        // Without its code there are no ads until the page is loaded again.
        () => listening.abort(),
      )
    })
  }
  // A page that comes in place of another is measured as well, and nothing else: neither focus nor a return to the tab is.
  const onMeasure = (event: Event): void => {
    if (event instanceof CustomEvent && event.detail.name === 'page.view') look()
  }
  addEventListener(MEASURE, onMeasure, { signal: listening.signal })
  look()
}

/** Safari knows no idle callbacks. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, IDLE_WITHIN)
  else setTimeout(work)
}
