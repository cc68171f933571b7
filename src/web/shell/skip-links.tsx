import type { ReactNode } from 'react'
import { usePage } from '../ui/page-context.ts'

interface SkipLinksProps {
  readonly hasSearch: boolean
}

/** Ways past the header for users with a keyboard; seen when focused. The search box, where there is one, has the id `search`. */
export function SkipLinks({ hasSearch }: SkipLinksProps): ReactNode {
  const { t, interfaceLang } = usePage()
  return (
    <>
      <a className="skip-link" href="#content" lang={interfaceLang}>
        {t('shell.skip_to_main')}
      </a>
      {hasSearch && (
        <a className="skip-link" href="#search" lang={interfaceLang}>
          {t('shell.skip_to_search')}
        </a>
      )}
      {/* On pages with a menu of languages; the stylesheet knows. */}
      <a className="skip-link skip-link-language" href="#languages" data-opens="article-actions" lang={interfaceLang}>
        {t('shell.skip_to_language')}
      </a>
    </>
  )
}
