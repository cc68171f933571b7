import type { ReactNode } from 'react'
import type { Parent } from '#contracts/document.ts'
import { pageAddress } from '../browser/page-address.ts'
import { usePage } from '../ui/page-context.ts'
import './breadcrumbs.css'
import { titleDirection } from '../texts/title-direction.ts'

interface BreadcrumbsProps {
  readonly parents: readonly Parent[]
}

/**
 * The way from the root to this page, which is its last link. The head of the document has it for search engines.
 *
 * @throws Error when the list is empty (docs/behaviour/reading.md 7)
 */
export function Breadcrumbs({ parents }: BreadcrumbsProps): ReactNode {
  const { locale, t } = usePage()
  if (parents.length === 0) throw new Error('breadcrumbs need at least one parent, the list is empty')
  return (
    <nav className="breadcrumbs" aria-label={t('documents.breadcrumbs')}>
      <ol>
        {parents.map(({ uri, title }, index) => (
          <li key={uri}>
            <a href={pageAddress(uri)} aria-current={index === parents.length - 1 ? 'page' : undefined}>
              <span dir={titleDirection(title, locale)}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
