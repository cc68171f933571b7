import { type ReactNode, useRef, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { relativeTime } from '#markup/relative-time.ts'
import { usePage } from '../../ui/page-context.ts'
import type { ViewedPage } from '../frequently-viewed.ts'
import { forgetViewed, readFrequent } from '../frequently-viewed-store.ts'
import { ItemPath } from './items/item-path.tsx'
import { ItemTitle } from './items/item-title.tsx'
import { PageSummary } from './items/page-summary.tsx'
import { neighbourOf } from './neighbour-of.ts'
import { pagesText } from './parts/pages-text.ts'

interface FrequentlyViewedProps {
  /** In milliseconds since 1970. */
  readonly now: number
}

/** How many are shown at first, and more with each step (docs/behaviour/collections.md 26). */
const PAGE_SIZE = 10

/** The pages that the user of this browser visits often, the most visited first. */
export function FrequentlyViewed({ now }: FrequentlyViewedProps): ReactNode {
  const [pages, setPages] = useState(() => readFrequent(now))
  const [shown, setShown] = useState(PAGE_SIZE)
  const [status, setStatus] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const forget = ({ url, title }: ViewedPage, index: number): void => {
    forgetViewed(url)
    const left = readFrequent(now)
    setPages(left)
    setStatus(pagesText('removed', { title }))
    const buttons = list.current?.querySelectorAll<HTMLElement>('.item-remove') ?? []
    const next = neighbourOf(buttons, index) ?? document.getElementById('content')
    next?.focus()
  }
  return (
    <>
      <p className="collections-status" role="status">
        {status}
      </p>
      {pages.length === 0 && <p className="collections-empty">{pagesText('frequently_none')}</p>}
      <ul className="item-list" ref={list}>
        {pages.slice(0, shown).map((page, index) => (
          <li className="item" key={page.url}>
            <div className="item-body">
              <ItemPath url={page.url} parents={page.parents} />
              <ItemTitle url={page.url} title={page.title} level={2} />
              <PageSummary url={page.url} />
              <Visits page={page} now={now} />
            </div>
            <button
              className="plain-button item-remove"
              type="button"
              aria-label={pagesText('remove_item', { title: page.title })}
              onClick={() => forget(page, index)}
            >
              {pagesText('remove')}
            </button>
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <div className="show-more">
          <button className="quiet-button" type="button" onClick={() => setShown(shown + PAGE_SIZE)}>
            {pagesText('show_more')}
          </button>
        </div>
      )}
    </>
  )
}

interface VisitsProps extends FrequentlyViewedProps {
  readonly page: ViewedPage
}

function Visits({ page, now }: VisitsProps): ReactNode {
  const { locale } = usePage()
  const last = new Date(page.timestamps.at(-1) ?? now).toISOString()
  return (
    <p className="collections-facts">
      <span>{pagesText('visits', { count: page.timestamps.length })}</span>
      <time dateTime={last}>{pagesText('last_viewed', { time: relativeTime(last, now, interfaceLocaleOf(locale)) })}</time>
    </p>
  )
}
