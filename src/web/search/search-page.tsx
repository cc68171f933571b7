import { type ReactNode, useEffect, useRef } from 'react'
import type { SearchPage as SearchPageData } from '#contracts/page.ts'
import { measure } from '../browser/measure.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import '../ui/chevron-summary.css'
import './search-narrowing.css'
import './search-page.css'

interface SearchPageProps {
  readonly view: SearchPageData
}

/**
 * The search page. All that is in it is HTML that the server has made for the address, links and a form, and stays as it came when the page is
 * hydrated: each of its links and each query is an address that the browser opens by itself.
 */
export function SearchPage({ view }: SearchPageProps): ReactNode {
  const { interfaceLang } = usePage()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (main.current?.querySelector('.search-error')) measure({ name: 'search.error' })
    else if (main.current?.querySelector('.search-found') && !main.current.querySelector('.search-title'))
      measure({ name: 'search.no_results', label: new URLSearchParams(location.search).get('q') ?? '' })
  }, [])
  return (
    <>
      <main className="search-page" id="content" ref={main} tabIndex={-1} lang={interfaceLang}>
        <RawHtml as="div" html={view.html} />
      </main>
      <AdSlot name="side" url={view.url} />
    </>
  )
}
