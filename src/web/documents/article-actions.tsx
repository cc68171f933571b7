import { type ReactNode, useEffect } from 'react'
import { PanelToggle } from '../article/panel-toggle.tsx'
import { loadChunk } from '../browser/load-chunk.ts'
import { rememberedLocale } from '../browser/locale-cookie.ts'
import { useUser } from '../browser/user.ts'
import { usePage } from '../ui/page-context.ts'
import type { ArticleHead } from './document-view.ts'
import { LanguageMenu } from './language-menu.tsx'

interface ArticleActionsProps {
  readonly doc: Pick<ArticleHead, 'locale' | 'other_translations'>
  readonly url: string
  /** The button that saves the page; at the end, so that it stays where it is when the languages come. */
  readonly save: ReactNode
}

/**
 * What can be done with an article, at the end of its bar: the languages where there are translations, and for signed-in users
 * (docs/behaviour/reading.md 11), and the button that saves it. On phones both together fold into a menu (25).
 */
export function ArticleActions({ doc, url, save }: ArticleActionsProps): ReactNode {
  const { t } = usePage()
  const { locale, other_translations: translations } = doc
  const isSignedIn = useUser()?.isAuthenticated === true
  useEffect(() => {
    const wanted = rememberedLocale()
    if (wanted === undefined || wanted === locale || !translations.some((translation) => translation.locale === wanted)) return
    const control = new AbortController()
    loadChunk(() => import('./language-offer.ts'))
      .then(({ offerLanguage }) => offerLanguage(wanted, { url, signal: control.signal }))
      .catch((error: unknown) => console.warn('the remembered language is not offered', error))
    return () => control.abort()
  }, [locale, translations, url])
  const hasLanguages = translations.length >= (isSignedIn ? 1 : 2)
  if (!hasLanguages && save === null) return null
  return (
    <>
      {hasLanguages && save !== null && (
        <PanelToggle name="actions-toggle" controls="article-actions" label={t('documents.actions')} currentUrl={url} />
      )}
      <div className="article-actions" id="article-actions">
        {hasLanguages && <LanguageMenu key={url} locale={locale} translations={translations} url={url} />}
        {save}
      </div>
    </>
  )
}
