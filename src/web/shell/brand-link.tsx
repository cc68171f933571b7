import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { Mark } from './mark.tsx'

/** The site's logo and name, leading to the home page of the locale. */
export function BrandLink(): ReactNode {
  const { locale, site, t } = usePage()
  return (
    <a className="brand" href={`/${locale}/`} aria-label={t('shell.home_link', { name: site.brand.name })}>
      {/* Low priority, for otherwise React writes a preload before the markup. */}
      {site.logoUrl === undefined ? <Mark /> : <img className="brand-logo" src={site.logoUrl} alt="" height="32" fetchPriority="low" />}
      <span className="brand-name">{site.brand.name}</span>
    </a>
  )
}
