import type { ReactNode } from 'react'
import { DEFAULT_LOCALE, isInterfaceLocale } from '#contracts/locales.ts'
import { pageAddress } from '../browser/page-address.ts'
import { translationUrl } from '../browser/translation-url.ts'
import { usePage } from '../ui/page-context.ts'
import type { ArticleHead } from './document-view.ts'

interface TranslationNoteProps {
  readonly doc: Pick<ArticleHead, 'locale' | 'translation' | 'other_translations'>
  readonly url: string
}

const CARDS = { machine: 'experimental', unmaintained: 'warning', outdated: 'warning', community: 'note' } as const

/**
 * What a user of a translation should know: who made it, whether someone looks after it, whether English has moved on (docs/behaviour/reading.md 10), and where the English page is.
 */
export function TranslationNote({ doc, url }: TranslationNoteProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const kind = kindOf(doc)
  if (kind === undefined) return null
  const hasEnglish = doc.other_translations.some(({ locale }) => locale === DEFAULT_LOCALE)
  return (
    <aside className={`notecard ${CARDS[kind]} translation-note`} lang={interfaceLang}>
      <p>
        {t(`documents.translation_${kind}`)}
        {hasEnglish && (
          <>
            {' '}
            <a href={pageAddress(translationUrl(url, DEFAULT_LOCALE))} hrefLang={DEFAULT_LOCALE}>
              {t('documents.view_in_english')}
            </a>
          </>
        )}
      </p>
    </aside>
  )
}

/** No one maintains the community's languages, so it is of no use to tell how far a page in one of them is behind. */
function kindOf({ locale, translation }: TranslationNoteProps['doc']): keyof typeof CARDS | undefined {
  if (translation === null) return undefined
  if (translation.isMachineMade) return 'machine'
  if (!isInterfaceLocale(locale)) return 'unmaintained'
  return translation.freshness === 'outdated' ? 'outdated' : 'community'
}
