import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'

/** Ways past the header for readers with a keyboard; seen when focused. */
export function SkipLinks(): ReactNode {
  const { t, interfaceLang } = usePage()
  return (
    <>
      <a className="skip-link" href="#content" lang={interfaceLang}>
        {t('shell.skip_to_main')}
      </a>
      {/* On pages with a menu of languages; the sheet knows. */}
      <a className="skip-link skip-link-language" href="#languages" lang={interfaceLang}>
        {t('shell.skip_to_language')}
      </a>
    </>
  )
}
