import { type ReactNode, useEffect, useRef } from 'react'
import type { Translation } from '#contracts/document.ts'
import { type LocaleCode, nativeNameOf } from '#contracts/locales.ts'
import { pageAddress } from '../browser/page-address.ts'
import { translationUrl } from '../browser/translation-url.ts'
import { loadOnFirstUse } from '../ui/load-on-first-use.ts'
import { usePage } from '../ui/page-context.ts'
import '../ui/disclosure.css'
import './language-menu.css'

interface LanguageMenuProps {
  readonly locale: LocaleCode
  /** This page's own language among them. */
  readonly translations: readonly Translation[]
  readonly url: string
}

/**
 * The languages of an article, the current one first, each by its own name. A `<details>` with links, so that it works without script; what
 * the switch below them does, and closing by Escape, comes when it is first pointed at or focused.
 */
export function LanguageMenu({ locale, translations, url }: LanguageMenuProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = menu.current
    if (details === null) return
    return loadOnFirstUse(
      details,
      () => import('./language-preference.ts'),
      ({ attachPreference }) => attachPreference(details),
    )
  }, [])
  const current = translations.filter((translation) => translation.locale === locale)
  const others = translations.filter((translation) => translation.locale !== locale)
  return (
    <details className="disclosure language-menu" data-locale={locale} ref={menu}>
      <summary id="languages">
        <span className="disclosure-icon" aria-hidden="true" />
        <span className="visually-hidden">
          <span lang={interfaceLang}>{t('languages.label')}</span> {nativeNameOf(locale)}
        </span>
        <span className="language-current" aria-hidden="true">
          {nativeNameOf(locale)}
        </span>
      </summary>
      <section className="theme-menu language-panel" aria-label={t('languages.navigation')}>
        <ul>
          {[...current, ...others].map(({ locale: code, native }) => (
            <li key={code}>
              <a href={pageAddress(translationUrl(url, code))} hrefLang={code} aria-current={code === locale ? 'true' : undefined}>
                <bdi lang={code}>{native}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <div className="language-preference" lang={interfaceLang}>
          <label>
            {t('languages.remember')}
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox is checked or not by itself (HTML-AAM) */}
            <input type="checkbox" role="switch" autoComplete="off" aria-describedby="remember-language-help" />
          </label>
          <p id="remember-language-help">{t('languages.remember_help')}</p>
          <p role="status" data-text={t('languages.rejected')} />
        </div>
      </section>
    </details>
  )
}
