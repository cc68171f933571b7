import type { ReactNode } from 'react'
import type { Contribution } from '#contracts/home.ts'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { relativeTime } from '#markup/relative-time.ts'
import { formatDay } from '../texts/format-day.ts'
import { usePage } from '../ui/page-context.ts'
import { useNow } from './use-now.ts'

/** Items that are shown. */
const SHOWN = 5

interface RecentContributionsProps {
  readonly items: readonly Contribution[]
}

/** The newest changes of the content, once the page is hydrated with how long ago they were; nothing when there are none. */
export function RecentContributions({ items }: RecentContributionsProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  const now = useNow()
  if (items.length === 0) return null
  return (
    <section className="home-section contributions" aria-labelledby="contributions">
      <h2 id="contributions" lang={interfaceLang}>
        {t('home.contributions')}
      </h2>
      <ul>
        {items.slice(0, SHOWN).map(({ title, number, url, updated_at: moment, repo }) => (
          <li key={`${moment} ${title}`}>
            <p className="contribution-title">
              {url === null ? (
                <bdi>{title}</bdi>
              ) : (
                <a href={url}>
                  <bdi>{title}</bdi>
                </a>
              )}
            </p>
            <p className="home-facts">
              {repo !== null && (
                <a href={repo.url}>
                  <bdi>{repo.name}</bdi>
                </a>
              )}
              {number !== null && <bdi>#{number}</bdi>}
              <time dateTime={moment} lang={interfaceLang} title={formatDay(moment, locale)} suppressHydrationWarning>
                {now === undefined ? formatDay(moment, locale) : relativeTime(moment, now, interfaceLocaleOf(locale))}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
