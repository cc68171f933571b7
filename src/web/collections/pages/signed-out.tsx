import type { ReactNode } from 'react'
import { removeLocalBookmark, useLocalBookmarks } from '../local-bookmarks.ts'
import { signInUrl } from '../sign-in-url.ts'
import { ItemTitle } from './items/item-title.tsx'
import { neighbourOf } from './neighbour-of.ts'
import { pagesText } from './parts/pages-text.ts'

interface SignedOutProps {
  readonly title: string
}

/** What users see who are not signed in: what collections are, the way to them, and what was saved in this browser. */
export function SignedOut({ title }: SignedOutProps): ReactNode {
  return (
    <>
      <header className="collections-head">
        <h1>{title}</h1>
        <p className="collections-lead">{pagesText('out_lead')}</p>
        <ul className="collections-points">
          <li>{pagesText('out_order')}</li>
          <li>{pagesText('out_share')}</li>
        </ul>
        <p className="collections-buttons collections-ways">
          <a className="button" rel="nofollow" href={signInUrl()}>
            {pagesText('out_log_in')}
          </a>
          <a className="plain-button" rel="nofollow" href={`${signInUrl()}&action=signup`}>
            {pagesText('out_sign_up')}
          </a>
        </p>
      </header>
      <InThisBrowser />
    </>
  )
}

function InThisBrowser(): ReactNode {
  const bookmarks = useLocalBookmarks()
  if (bookmarks.length === 0) return null
  return (
    <section className="collections-in-browser" aria-labelledby="in-browser-title">
      <h2 id="in-browser-title">{pagesText('in_browser_title')}</h2>
      <p className="collections-quiet">{pagesText('in_browser_text')}</p>
      <ul className="item-list">
        {bookmarks.map(({ url, title, notes }, index) => (
          <li className="item" key={url}>
            <div className="item-body">
              <ItemTitle url={url} title={title} level={3} />
              {notes !== '' && (
                <p className="item-note" dir="auto">
                  {notes}
                </p>
              )}
            </div>
            <button
              className="plain-button item-remove"
              type="button"
              aria-label={pagesText('remove_item', { title })}
              onClick={({ currentTarget }) => {
                // The button goes with its article, the last one with the whole list.
                const buttons = currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('.item-remove') ?? []
                const next = neighbourOf(buttons, index) ?? document.getElementById('content')
                next?.focus()
                removeLocalBookmark(url)
              }}
            >
              {pagesText('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
