import type { ReactNode } from 'react'
import type { SpotlightPage as SpotlightData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Prose } from '../article/prose.tsx'
import './spotlight-page.css'

interface SpotlightPageProps {
  readonly view: ArticleView<SpotlightData>
}

/** A contributor's portrait: image, name, quotation, questions and answers, and a link for those who want to join. */
export function SpotlightPage({ view }: SpotlightPageProps): ReactNode {
  const { contributorName, profileImg, profileImgAlt, usernames, quote, communityUrl } = view.hyData
  return (
    <main className="spotlight" id="content" tabIndex={-1} key={view.url}>
      <header className="spotlight-header">
        {profileImg !== null && (
          <picture>
            <img src={`${view.url}/${encodeURIComponent(profileImg)}`} alt={profileImgAlt} width={200} height={200} />
          </picture>
        )}
        <div>
          <p className="spotlight-label">{areaText('community.spotlight')}</p>
          <h1 tabIndex={-1}>{contributorName}</h1>
          {usernames.github !== null && (
            <p>
              <a href={`https://github.com/${encodeURIComponent(usernames.github)}`}>
                {areaText('community.profile', { name: usernames.github })}
              </a>
            </p>
          )}
          <blockquote>
            <p>{quote}</p>
          </blockquote>
        </div>
      </header>
      <Prose view={view} />
      <aside className="spotlight-join" aria-labelledby="spotlight-join">
        <h2 id="spotlight-join">{areaText('community.join')}</h2>
        <p>{areaText('community.join_text')}</p>
        {communityUrl !== null && (
          <a className="button" href={communityUrl}>
            {areaText('community.get_involved')}
          </a>
        )}
      </aside>
    </main>
  )
}
