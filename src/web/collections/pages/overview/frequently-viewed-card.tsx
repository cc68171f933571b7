import type { ReactNode } from 'react'
import { usePage } from '../../../ui/page-context.ts'
import { pagesText } from '../parts/pages-text.ts'

interface FrequentlyViewedCardProps {
  readonly count: number
}

/** The way to the pages that the user of this browser visits often; it stands among the collections, though it is none (docs/behaviour/collections.md 26). */
export function FrequentlyViewedCard({ count }: FrequentlyViewedCardProps): ReactNode {
  const { locale } = usePage()
  return (
    <li className="collection-card collection-card-frequent">
      <h2>
        <a href={`/${locale}/plus/collections/frequently-viewed`}>{pagesText('frequently_viewed')}</a>
      </h2>
      <p className="collection-card-text">{pagesText('frequently_text')}</p>
      <p className="collections-facts">
        <span>{pagesText('article_count', { count })}</span>
      </p>
    </li>
  )
}
