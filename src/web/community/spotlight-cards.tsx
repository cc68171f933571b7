import type { ReactNode } from 'react'
import type { SpotlightCard } from '#contracts/areas.ts'
import { PORTRAITS_ID } from '#contracts/community-ids.ts'
import { areaText } from '#locales/areas.ts'

interface SpotlightCardsProps {
  readonly spotlights: readonly SpotlightCard[]
}

/** Contributors, each with a quotation and a link to the portrait; nothing where there are none. */
export function SpotlightCards({ spotlights }: SpotlightCardsProps): ReactNode {
  if (spotlights.length === 0) return null
  return (
    <section className="community-part" aria-labelledby={PORTRAITS_ID}>
      <h2 id={PORTRAITS_ID}>{areaText('community.portraits')}</h2>
      <ul className="spotlight-cards">
        {spotlights.map(({ url, contributorName, quote, img, imgAlt }) => (
          <li key={url}>
            {img === null ? (
              <span className="spotlight-no-picture" />
            ) : (
              <img src={img} alt={imgAlt} width={72} height={72} loading="lazy" />
            )}
            <h3>
              <a href={url} aria-label={areaText('community.portrait_of', { name: contributorName })}>
                <bdi>{contributorName}</bdi>
              </a>
            </h3>
            <blockquote>
              <p>
                <bdi>{quote}</bdi>
              </p>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}
