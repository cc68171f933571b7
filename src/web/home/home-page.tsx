// The order of these stylesheets is that of their rules.
import './home-page.css'
import './cards.css'
import './home-feeds.css'
import './contributor-teaser.css'
import './hero-image.css'
import './hero-search.css'
import type { ReactNode } from 'react'
import type { Card, HomePage as HomePageData } from '#contracts/home.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { usePage } from '../ui/page-context.ts'
import { CardSection } from './card-section.tsx'
import { ContributorTeaser } from './contributor-teaser.tsx'
import { HeroImage } from './hero-image.tsx'
import { HeroSearch } from './hero-search.tsx'
import { LanguageList } from './language-list.tsx'
import { LatestNews } from './latest-news.tsx'
import { MonthNews } from './month-news.tsx'
import { RecentContributions } from './recent-contributions.tsx'

interface HomePageProps {
  readonly view: HomePageData
}

/** The home page (docs/behaviour/home.md 1): what this is, its areas, articles worth reading, news, changes and people. What a site lacks is left out. */
export function HomePage({ view }: HomePageProps): ReactNode {
  const { site, t, interfaceLang } = usePage()
  const { areas, featuredArticles, latestNews, recentContributions, latestMonth, featuredContributor, communityUrl } = view.hyData
  return (
    <main className="home" id="content" tabIndex={-1}>
      <div className="hero">
        <div className="hero-text">
          <h1 tabIndex={-1}>{site.brand.name}</h1>
          <p lang={interfaceLang}>{t('home.tagline')}</p>
          <HeroSearch key={view.locale} />
          <HeroLinks areas={areas} />
        </div>
        <HeroImage />
      </div>
      <CardSection name="areas" cards={areas} />
      <CardSection name="featured" cards={featuredArticles.map(({ mdn_url: url, ...article }) => ({ url, ...article }))} />
      <AdSlot name="main" url={view.url} />
      <div className="home-feeds">
        <LatestNews items={latestNews.items} />
        <RecentContributions items={recentContributions.items} />
      </div>
      <MonthNews month={latestMonth} />
      <ContributorTeaser contributor={featuredContributor} communityUrl={communityUrl} />
      <AdSlot name="footer" url={view.url} />
      <LanguageList currentUrl={view.url} />
    </main>
  )
}

/** The first areas once more as large links: what most users come for. */
function HeroLinks({ areas }: { readonly areas: readonly Card[] }): ReactNode {
  if (areas.length === 0) return null
  return (
    <ul className="hero-links">
      {areas.slice(0, 3).map(({ url, title }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
