import type { SpotlightPage as SpotlightData } from '#contracts/areas.ts'
import { type ArticleView, articleKind } from '../article/article-view.ts'
import { textPageKind } from '../article/text-page-kind.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { CommunityPage } from './community-page.tsx'
import { SpotlightPage } from './spotlight-page.tsx'

/** Portraits of contributors. */
export const spotlightKind: PageKind<SpotlightData, SpotlightData, ArticleView<SpotlightData>> = {
  ...articleKind<SpotlightData>({
    hydrate: (page) => ({ ...page, hyData: { ...page.hyData, sections: [] } }),
    sectionsOf: ({ hyData }) => hyData.sections,
  }),
  head: ({ pageTitle, description, styleURL }, { t }) => ({
    title: pageTitle,
    description: description === '' ? t('home.tagline') : description,
    styleUrl: styleURL,
  }),
  share: ({ hyData }, { common }) => ({
    type: 'profile',
    subject: { '@type': 'ProfilePage', ...common, mainEntity: { '@type': 'Person', name: hyData.contributorName } },
  }),
  Component: ({ view }) => <SpotlightPage view={view} />,
}

/** The page about how to take part. */
export const communityKind = textPageKind(({ view }) => <CommunityPage view={view} />)
