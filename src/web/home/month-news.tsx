import type { ReactNode } from 'react'
import type { HomeMonth } from '#contracts/home.ts'
import { usePage } from '../ui/page-context.ts'

interface MonthNewsProps {
  readonly month: HomeMonth | null
}

/** What changed in browsers in the newest month that is over; nothing on a site without pages about it. */
export function MonthNews({ month }: MonthNewsProps): ReactNode {
  const { interfaceLang } = usePage()
  if (month === null) return null
  return (
    <section className="home-section home-month" aria-labelledby="months" lang={interfaceLang}>
      <h2 id="months">{month.title}</h2>
      <p>
        <a href={month.url}>{month.summary}</a>
      </p>
      <p>
        <a href={month.allUrl}>{month.allTitle}</a>
      </p>
    </section>
  )
}
