import type { ReactNode } from 'react'
import type { Parent } from '#contracts/document.ts'
import { pageAddress } from '../page-address.ts'
import { usePage } from '../page-context.ts'
import { titleDirection } from '../texts/title-direction.ts'

interface BreadcrumbsProps {
  readonly parents: readonly Parent[]
}

/**
 * The way from the root to this page, with schema.org's BreadcrumbList as microdata.
 *
 * @throws Error when the list is empty (spec 000 section 5)
 */
export function Breadcrumbs({ parents }: BreadcrumbsProps): ReactNode {
  const { locale, t } = usePage()
  if (parents.length === 0) throw new Error('breadcrumbs need at least one parent, the list is empty')
  return (
    <nav className="breadcrumbs" aria-label={t('documents.breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {parents.map(({ uri, title }, index) => (
          <li key={uri} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <a href={pageAddress(uri)} itemProp="item" aria-current={index === parents.length - 1 ? 'page' : undefined}>
              <span itemProp="name" dir={titleDirection(title, locale)}>
                {title}
              </span>
            </a>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
