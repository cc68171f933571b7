import type { ReactNode } from 'react'
import { COMMUNITY_LOCALES, INTERFACE_LOCALES } from '#contracts/locales.ts'
import { translationUrl } from '../browser/translation-url.ts'
import { usePage } from '../ui/page-context.ts'
import './language-list.css'

interface LanguageListProps {
  readonly currentUrl: string
}

/** Links to a page in all languages of the site, each by its own name, for pages that exist in all of them. Articles have another menu. */
export function LanguageList({ currentUrl }: LanguageListProps): ReactNode {
  const { locale, site, t } = usePage()
  const own: readonly string[] = site.communityLocales ?? []
  const locales = [...INTERFACE_LOCALES, ...COMMUNITY_LOCALES.filter(({ code }) => own.includes(code))]
  return (
    <nav className="language-list" aria-label={t('languages.navigation')}>
      <ul>
        {locales.map(({ code, native }) => (
          <li key={code}>
            <a href={translationUrl(currentUrl, code)} hrefLang={code} aria-current={code === locale ? 'true' : undefined}>
              <bdi lang={code}>{native}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
