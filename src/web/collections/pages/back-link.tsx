import type { ReactNode } from 'react'
import { usePage } from '../../ui/page-context.ts'
import { pagesText } from './parts/pages-text.ts'

/** The way back to all collections. */
export function BackLink(): ReactNode {
  const { locale } = usePage()
  return (
    <a className="collections-back" href={`/${locale}/plus/collections`}>
      <span className="back-arrow" aria-hidden="true">
        ←
      </span>{' '}
      {pagesText('back')}
    </a>
  )
}
