import type { ReactNode } from 'react'
import type { NewsItem } from '#contracts/home.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { formatDay } from '../texts/format-day.ts'
import { usePage } from '../ui/page-context.ts'
import { isNew } from './is-new.ts'
import { useNow } from './use-now.ts'

/** Items that are shown (docs/behaviour/home.md 1). */
const SHOWN = 3

interface LatestNewsProps {
  readonly items: readonly NewsItem[]
}

/** The newest posts of the blog, which is in English; nothing when there are none. */
export function LatestNews({ items }: LatestNewsProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  const now = useNow()
  if (items.length === 0) return null
  return (
    <section className="home-section news" aria-labelledby="news">
      <h2 id="news" lang={interfaceLang}>
        {t('home.news')}
      </h2>
      <ul>
        {items.slice(0, SHOWN).map(({ url, title, summary, published_at: day, source }) => (
          <li key={url} className="news-item">
            <h3>
              <a href={url}>
                <bdi lang={DEFAULT_LOCALE}>{title}</bdi>
              </a>
            </h3>
            <p className="home-facts">
              <a href={source.url}>{source.name}</a>
              <time dateTime={day} lang={interfaceLang} suppressHydrationWarning>
                {formatDay(day, locale)}
              </time>
              <span className="news-new" lang={interfaceLang} data-shown={now !== undefined && isNew(day, now)}>
                {t('shell.new')}
              </span>
            </p>
            <p className="news-summary">
              <bdi lang={DEFAULT_LOCALE}>{summary}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
