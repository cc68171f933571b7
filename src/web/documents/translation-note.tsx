import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { translationUrl } from '../translation-url.ts'
import type { ArticleHead } from './document-view.ts'

interface TranslationNoteProps {
  readonly doc: Pick<ArticleHead, 'translation'>
  readonly url: string
}

/** What a reader of a translation should know: who made it, whether English has moved on (spec 001 section 8, translated-page notes). */
export function TranslationNote({ doc: { translation }, url }: TranslationNoteProps): ReactNode {
  const { t } = usePage()
  if (translation === null) return null
  const kind = translation.isMachineMade ? 'machine' : translation.freshness === 'outdated' ? 'outdated' : 'community'
  const card = { machine: 'experimental', outdated: 'warning', community: 'note' }[kind]
  return (
    <aside className={`notecard ${card} translation-note`}>
      <p>
        {t(`documents.translation_${kind}`)}{' '}
        <a href={translationUrl(url, 'en-US')} hrefLang="en-US">
          {t('documents.view_in_english')}
        </a>
      </p>
    </aside>
  )
}
