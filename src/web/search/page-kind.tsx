import type { SearchPage as SearchData } from '#contracts/page.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { SearchPage } from './search-page.tsx'

/** Search pages. The HTML in the page is the server's, so the data has none. */
export const searchKind: PageKind<SearchData> = {
  hydrate: (page) => ({ ...page, html: '' }),
  head: ({ pageTitle }) => ({ title: pageTitle, isUnlisted: true }),
  Component: ({ view }) => <SearchPage view={view} />,
}
