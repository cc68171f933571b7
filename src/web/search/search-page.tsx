import type { ReactNode } from 'react'
import type { SearchPage as SearchPageData } from '#contracts/page.ts'
import { usePage } from '../page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './search-narrowing.css'
import './search-page.css'

interface SearchPageProps {
  readonly view: SearchPageData
}

/**
 * The search page. All that is in it is HTML that the server has made for the address, links and a form, and stays as it came when the page comes
 * alive: each of its links and each query is an address that the browser opens by itself.
 */
export function SearchPage({ view }: SearchPageProps): ReactNode {
  const { interfaceLang } = usePage()
  return (
    <main className="search-page" id="content" tabIndex={-1} lang={interfaceLang}>
      <RawHtml as="div" html={view.html} />
    </main>
  )
}
