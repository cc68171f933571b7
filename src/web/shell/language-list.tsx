import type { ReactNode } from 'react'
import { COMMUNITY_LOCALES, INTERFACE_LOCALES } from '#contracts/locales.ts'
import { usePage } from '../page-context.ts'
import { translationUrl } from '../translation-url.ts'
import './language-list.css'

interface LanguageListProps {
  readonly currentUrl: string
}

/** Pages that are there in every language of the site: the home pages. Articles have a menu of theirs. */
const IN_EVERY_LANGUAGE = /^\/[^/]+\/$/

/**
 * Whether a page has this list.
 *
 * @example hasLanguageList('/de/') // true
 */
export function hasLanguageList(url: string): boolean {
  return IN_EVERY_LANGUAGE.test(url)
}

/** The languages of a page that is there in all of them, each by its own name; nothing on other pages. */
export function LanguageList({ currentUrl }: LanguageListProps): ReactNode {
  const { locale, site, t } = usePage()
  if (!hasLanguageList(currentUrl)) return null
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
