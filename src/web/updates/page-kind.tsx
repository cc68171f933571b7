import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { UpdatesHtmlPage } from '#contracts/page.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { UpdatesPage } from './updates-page.tsx'
import type { UpdatesParts } from './updates-parts.ts'

/** Pages of updates. The HTML in the page is the server's, so the data has none. */
export function updatesKind(parts: UpdatesParts): PageKind<UpdatesHtmlPage> {
  return {
    hydrate: (page) => ({ ...page, html: '' }),
    head: ({ pageTitle, description, url }, { site }) => ({
      title: pageTitle,
      description,
      feeds: [
        { type: 'application/rss+xml', url: `${url}/rss.xml` },
        { type: 'application/feed+json', url: `${url}/feed.json` },
      ],
      locales: [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])],
    }),
    Component: ({ view }) => <UpdatesPage view={view} parts={parts} />,
  }
}
