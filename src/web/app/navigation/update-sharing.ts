import type { Page } from '#contracts/page.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { loadChunk } from '../../browser/load-chunk.ts'
import type { PageHead } from '../head/page-head.ts'
import type { SharingHead } from '../head/sharing-head.ts'
import { hydrationJson } from '../pages/hydration-data.ts'

/** What `updateHead` has removed of the page before. */
export const SHARING = 'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], script[type="application/ld+json"]'

/**
 * Makes the head's data for previews of links that of another page, as soon as the code for it has come: extensions of browsers read it
 * from the hydrated page. It names no image but a page's own, for those of the areas are known where pages are written only.
 */
export function updateSharing(page: Page, head: PageHead, site: SiteSettings): void {
  loadChunk(() => import('../head/sharing-head.ts')).then(
    ({ sharingHead }) => show(sharingHead({ page, head, site })),
    (error: unknown) => console.warn('the tags for sharing could not be loaded', error),
  )
}

function show({ tags, structured }: SharingHead): void {
  // The user may have gone on twice meanwhile.
  for (const element of document.head.querySelectorAll(SHARING)) element.remove()
  for (const { name, value, content } of tags) {
    const element = document.createElement('meta')
    element.setAttribute(name, value)
    element.content = content
    document.head.append(element)
  }
  if (structured === undefined) return
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.append(hydrationJson(structured))
  document.head.append(script)
}
