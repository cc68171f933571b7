import { type ReactNode, useEffect, useRef } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { searchBoxHtml } from '../shell/search-box-html.ts'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'

/** The search of the home page. Its HTML is outside React's tree, as that of the header's: what is typed early stays. */
export function HeroSearch(): ReactNode {
  const page = usePage()
  const box = useRef<HTMLElement>(null)
  useEffect(() => (box.current === null ? undefined : offerTitles(box.current)), [])
  const html = searchBoxHtml({ id: 'hero-search', prompt: page.t('home.search') }, page).toString()
  return <RawHtml as="div" className="search-box hero-search" html={html} ref={box} />
}

/** The loader does this to the boxes of the page that was loaded; one that comes later is met here. Twice is as good as once. */
function offerTitles(box: HTMLElement): () => void {
  const waiting = new AbortController()
  const offer = (): void => {
    waiting.abort()
    loadChunk(() => import('../shell/quick-search/quick-search.ts')).then(
      ({ attachQuickSearch }) => attachQuickSearch(box),
      (error: unknown) => console.warn('the search box works without suggestions', error),
    )
  }
  for (const type of ['pointerover', 'focusin']) box.addEventListener(type, offer, { signal: waiting.signal })
  return () => waiting.abort()
}
