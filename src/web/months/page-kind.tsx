import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { MonthPage as MonthData } from '#contracts/months.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { MonthPage } from './month-page.tsx'

/** Pages about what changed in browsers, month by month. Their HTML is in the page, so the data has none. */
export const monthKind: PageKind<MonthData> = {
  hydrate: (page) => ({ ...page, html: '' }),
  head: ({ pageTitle, description, feeds }, { site }) => ({
    title: pageTitle,
    description,
    locales: [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])],
    feeds,
  }),
  Component: ({ view }) => <MonthPage view={view} />,
}
