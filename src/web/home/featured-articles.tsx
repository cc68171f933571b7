import type { ReactNode } from 'react'
import type { FeaturedArticle } from '#contracts/home.ts'
import { usePage } from '../ui/page-context.ts'
import { languageOf } from './language-of.ts'

interface FeaturedArticlesProps {
  readonly articles: readonly FeaturedArticle[]
}

/** Articles worth reading, each with the area it belongs to; nothing when there are none. */
export function FeaturedArticles({ articles }: FeaturedArticlesProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  if (articles.length === 0) return null
  return (
    <section className="home-section featured" aria-labelledby="featured">
      <h2 id="featured" lang={interfaceLang}>
        {t('home.featured')}
      </h2>
      <ul>
        {articles.map(({ mdn_url: url, title, summary, tag }) => (
          <li key={url} className="card" lang={languageOf(url, locale)}>
            {tag !== null && (
              <a className="card-tag" href={tag.uri}>
                {tag.title}
              </a>
            )}
            <h3>
              <a href={url}>{title}</a>
            </h3>
            {summary !== '' && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
