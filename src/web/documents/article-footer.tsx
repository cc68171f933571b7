import type { ReactNode } from 'react'
import type { TextKey } from '#locales/interface/interface-texts.ts'
import { usePage } from '../page-context.ts'
import { FilledText } from '../texts/filled-text.tsx'
import './article-footer.css'
import { formatDay } from '../texts/format-day.ts'
import { translationUrl } from '../translation-url.ts'
import type { ArticleHead } from './document-view.ts'

interface ArticleFooterProps {
  readonly doc: ArticleHead
}

/** When the page changed and who wrote it, where its source is and its faults are told, in which languages it can be read. */
export function ArticleFooter({ doc }: ArticleFooterProps): ReactNode {
  const { locale, t } = usePage()
  const { modified, source } = doc
  const others = doc.other_translations.filter((translation) => translation.locale !== doc.locale)
  const links = linksOf(source)
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
      {links.length > 0 && (
        <ul className="article-source">
          {links.map(([key, href]) => (
            <li key={key}>
              <a href={href}>{t(key)}</a>
            </li>
          ))}
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

const LINKS = [
  ['documents.contributors', 'contributors_url'],
  ['documents.view_source', 'github_url'],
  ['documents.report_issue', 'report_url'],
] as const

function linksOf(source: ArticleHead['source']): readonly (readonly [TextKey, string])[] {
  return LINKS.flatMap(([key, name]) => {
    const url = source[name]
    return url === null ? [] : [[key, url] as const]
  })
}
