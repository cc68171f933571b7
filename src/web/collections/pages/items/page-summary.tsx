import { type ReactNode, useEffect, useState } from 'react'
import { findLocale } from '#contracts/locales.ts'
import { formatDay } from '../../../texts/format-day.ts'
import { usePage } from '../../../ui/page-context.ts'
import { pagesText } from '../parts/pages-text.ts'
import { findPageFacts, type PageFacts } from './page-facts.ts'

interface PageSummaryProps {
  readonly url: string
}

/** What a saved page is about and when it was changed, as soon as it is known; the room for its lines is reserved until then. */
export function PageSummary({ url }: PageSummaryProps): ReactNode {
  const { locale } = usePage()
  const [facts, setFacts] = useState<PageFacts | 'waiting' | undefined>('waiting')
  useEffect(() => {
    let isWanted = true
    void findPageFacts(url).then((found) => isWanted && setFacts(found))
    return () => {
      isWanted = false
    }
  }, [url])
  if (facts === 'waiting') return <p className="item-summary item-summary-waiting" aria-hidden="true" />
  if (facts === undefined) return null
  return (
    <>
      {facts.summary !== undefined && (
        <p className="item-summary" dir="auto" lang={findLocale(url.split('/')[1] ?? '')?.code}>
          {facts.summary}
        </p>
      )}
      {facts.modified !== undefined && (
        <p className="item-modified">{pagesText('modified', { date: formatDay(facts.modified, locale) })}</p>
      )}
    </>
  )
}
