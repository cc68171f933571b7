import type { ReactNode } from 'react'
import type { Card, FeaturedArticle } from '#contracts/home.ts'
import { usePage } from '../ui/page-context.ts'
import { languageOf } from './language-of.ts'

interface CardSectionProps {
  /** The id of the heading, and a class of the section. */
  readonly name: 'areas' | 'featured'
  readonly cards: readonly (Card & Partial<Pick<FeaturedArticle, 'tag'>>)[]
}

/** The areas of the site, or articles worth reading; nothing when there are none. The whole card is the link's target, its text is the title alone. */
export function CardSection({ name, cards }: CardSectionProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  if (cards.length === 0) return null
  return (
    <section className={`home-section ${name}`} aria-labelledby={name}>
      <h2 id={name} lang={interfaceLang}>
        {t(`home.${name}`)}
      </h2>
      <ul>
        {cards.map(({ url, title, summary, tag = null }) => (
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
