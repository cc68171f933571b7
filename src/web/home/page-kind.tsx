import type { HomePage as HomeData } from '#contracts/home.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { HomePage } from './home-page.tsx'

/** Home pages: each language has one. */
export const homeKind: PageKind<HomeData> = {
  head: ({ pageTitle }, { site, t }) => ({
    title: pageTitle,
    name: site.brand.name,
    description: t('home.tagline'),
    locales: [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])],
  }),
  share: (_page, { site: { brand }, described, publisher }) => ({
    subject: { '@type': 'WebSite', name: brand.name, alternateName: brand.shortName, ...described, publisher },
  }),
  Component: ({ view }) => <HomePage view={view} />,
}
