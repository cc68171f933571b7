import type { ReactNode } from 'react'
import type { Card, HomePage as HomePageData } from '#contracts/page.ts'
import { usePage } from '../page-context.ts'
import { CardList } from './card-list.tsx'
import { HeroPicture } from './hero-picture.tsx'
import './home-page.css'
import { LanguageList } from './language-list.tsx'

interface HomePageProps {
  readonly view: HomePageData
}

/** The home page: what this is, its areas, some articles worth reading. */
export function HomePage({ view }: HomePageProps): ReactNode {
  const { site, t } = usePage()
  const { areas, featuredArticles } = view.hyData
  return (
    <main className="home" id="content" tabIndex={-1}>
      <div className="hero">
        <div className="hero-text">
          <h1 tabIndex={-1}>{site.brand.name}</h1>
          <p>{t('home.tagline')}</p>
          <HeroLinks areas={areas} />
        </div>
        <HeroPicture />
      </div>
      <CardList id="areas" title={t('home.areas')} cards={areas} variant="areas" />
      <CardList id="featured" title={t('home.featured')} cards={featuredArticles} variant="featured" />
      <LanguageList currentUrl={view.url} />
    </main>
  )
}

/** The first areas once more as large links: what most readers come for. */
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
