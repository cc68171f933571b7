import type { ReactNode } from 'react'
import type { TextKey } from '#locales/interface/interface-texts.ts'
import { FilledText } from '../texts/filled-text.tsx'
import { usePage } from '../ui/page-context.ts'
import './article-footer.css'
import { formatDay } from '../texts/format-day.ts'
import type { ArticleHead } from './document-view.ts'

interface ArticleFooterProps {
  readonly doc: ArticleHead
}

/** One line: when the page was changed, its source, where problems are reported and who wrote it; each where it is known. */
export function ArticleFooter({ doc }: ArticleFooterProps): ReactNode {
  const { locale, t, interfaceLang } = usePage()
  const { modified, source } = doc
  const links = linksOf(source)
  return (
    <footer className="article-footer" lang={interfaceLang}>
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
          {links.map(([key, href, event]) => (
            <li key={key}>
              <a href={href} data-measure={event}>
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

const LINKS = [
  ['documents.view_source', 'github_url', 'source_link'],
  ['documents.report_issue', 'report_url', 'report_link'],
  ['documents.contributors', 'contributors_url', 'contributors_link'],
] as const

function linksOf(source: ArticleHead['source']): readonly (readonly [TextKey, string, string])[] {
  return LINKS.flatMap(([key, name, event]) => {
    const url = source[name]
    return url === null ? [] : [[key, url, event] as const]
  })
}
