import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { PlusLandingPage as PlusLandingData } from '#contracts/plus-landing.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { landingText } from './landing-text.ts'
import { PlusLandingPage } from './plus-landing-page.tsx'

/** The page about Plus: each language has one. */
export const plusLandingKind: PageKind<PlusLandingData> = {
  head: (page, { site }) => ({
    title: page.pageTitle,
    name: site.brand.plusName,
    description: landingText(page, site.brand)('lead'),
    locales: [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])],
  }),
  Component: ({ view }) => <PlusLandingPage view={view} />,
}
