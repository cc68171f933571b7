import type { ReactNode } from 'react'
import type { Card } from '#contracts/home.ts'
import { usePage } from '../ui/page-context.ts'
import { languageOf } from './language-of.ts'

interface AreaCardsProps {
  readonly areas: readonly Card[]
}

/** The areas of the site; nothing when there are none. The whole card is the link's target, its text is the title alone. */
export function AreaCards({ areas }: AreaCardsProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  if (areas.length === 0) return null
  return (
    <section className="home-section areas" aria-labelledby="areas">
      <h2 id="areas" lang={interfaceLang}>
        {t('home.areas')}
      </h2>
      <ul>
        {areas.map(({ url, title, summary }) => (
          <li key={url} className="card" lang={languageOf(url, locale)}>
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
