import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { FilledText } from '../texts/filled-text.tsx'
import './article-footer.css'
import { formatDay } from '../texts/format-day.ts'
import { translationUrl } from '../translation-url.ts'
import type { ArticleHead } from './document-view.ts'

interface ArticleFooterProps {
  readonly doc: ArticleHead
}

/** When the page changed, where its source is, in which languages it can be read. */
export function ArticleFooter({ doc }: ArticleFooterProps): ReactNode {
  const { locale, t } = usePage()
  const { modified, source } = doc
  const others = doc.other_translations.filter((translation) => translation.locale !== doc.locale)
  return (
    <footer className="article-footer">
      {modified !== null && (
        <p>
          <FilledText
            text={t('documents.last_modified')}
            values={{
              // Browsers may know other month names than the builder: what the page says stays.
              date: (
                <time dateTime={modified} suppressHydrationWarning>
                  {formatDay(modified, locale)}
                </time>
              ),
            }}
          />
        </p>
      )}
      {(source.github_url !== null || source.report_url !== null) && (
        <ul className="article-source">
          {source.github_url !== null && (
            <li>
              <a href={source.github_url}>{t('documents.view_source')}</a>
            </li>
          )}
          {source.report_url !== null && (
            <li>
              <a href={source.report_url}>{t('documents.report_issue')}</a>
            </li>
          )}
        </ul>
      )}
      {others.length > 0 && (
        <nav className="translations" aria-labelledby="translations-title">
          <h2 id="translations-title">{t('documents.translations')}</h2>
          <ul>
            {others.map((translation) => (
              <li key={translation.locale}>
                <a
                  href={translationUrl(doc.mdn_url, translation.locale)}
                  hrefLang={translation.locale}
                  lang={translation.locale}
                  title={translation.title}
                >
                  {translation.native}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  )
}
