import type { ReactNode } from 'react'
import type { Brand } from '#contracts/site.ts'
import { usePage } from '../ui/page-context.ts'
import { Mark } from './mark.tsx'
import type { PageKind } from './page-kind.ts'

interface BrandLinkProps {
  /** Decides which of the brand's names stands here. */
  readonly kind: PageKind
}

/** The site's logo and name, leading to the home page of the locale. */
export function BrandLink({ kind }: BrandLinkProps): ReactNode {
  const { locale, site, t } = usePage()
  const name = nameOf(site.brand, kind)
  return (
    <a className="brand" href={`/${locale}/`} aria-label={t('shell.home_link', { name })}>
      {/* Low priority, for otherwise React writes a preload before the markup. */}
      {site.logoUrl === undefined ? <Mark /> : <img className="brand-logo" src={site.logoUrl} alt="" height="32" fetchPriority="low" />}
      <span className="brand-name">{name}</span>
    </a>
  )
}

/** In the documents the name is short: their users know where they are, and the room is for finding the next page. */
function nameOf({ name, shortName, plusName }: Brand, kind: PageKind): string {
  if (kind === 'plus' || kind === 'plus-landing') return plusName
  return kind === 'docs' ? shortName : name
}
