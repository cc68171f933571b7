import type { ReactNode } from 'react'
import type { MonthPage as MonthData } from '#contracts/months.ts'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './month-page.css'

interface MonthPageProps {
  readonly view: MonthData
}

/** A page about what changed in browsers: HTML of the builder, which needs no script. */
export function MonthPage({ view }: MonthPageProps): ReactNode {
  const { interfaceLang } = usePage()
  return (
    <main className="months" id="content" tabIndex={-1} lang={interfaceLang} key={view.url}>
      <RawHtml as="div" html={view.html} />
    </main>
  )
}
