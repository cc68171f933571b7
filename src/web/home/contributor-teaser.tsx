import type { ReactNode } from 'react'
import type { FeaturedContributor } from '#contracts/home.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { usePage } from '../ui/page-context.ts'

interface ContributorTeaserProps {
  readonly contributor: FeaturedContributor | null
  readonly communityUrl: string | null
}

/** A sentence of a contributor, whose portrait is in English, and the way to the community; nothing when no one is featured. */
export function ContributorTeaser({ contributor, communityUrl }: ContributorTeaserProps): ReactNode {
  const { t, interfaceLang } = usePage()
  if (contributor === null) return null
  return (
    <section className="teaser" aria-labelledby="contributor">
      <h2 id="contributor" lang={interfaceLang}>
        {t('home.contributor')}
      </h2>
      <figure>
        <blockquote>
          <p>
            <bdi lang={DEFAULT_LOCALE}>{contributor.quote}</bdi>
          </p>
        </blockquote>
        <figcaption>
          <a href={contributor.url}>
            <bdi>{contributor.contributorName}</bdi>
          </a>
        </figcaption>
      </figure>
      {communityUrl !== null && (
        <a className="button" href={communityUrl} lang={interfaceLang}>
          {t('home.get_involved')}
        </a>
      )}
    </section>
  )
}
