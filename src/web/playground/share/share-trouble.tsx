import type { ReactNode } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { usePage } from '../../page-context.ts'
import type { ShareTroubleProps } from './share-props.ts'
import './share.css'

type Trouble = ShareTroubleProps['trouble']['kind']
const TEXTS: Readonly<Record<Exclude<Trouble, 'failed'>, { readonly title: PlaygroundTextKey; readonly text: PlaygroundTextKey }>> = {
  flagged: { title: 'share.flagged_title', text: 'share.flagged_text' },
  removed: { title: 'share.removed_title', text: 'share.removed_text' },
  unknown: { title: 'share.unknown_title', text: 'share.unknown_text' },
  'broken-id': { title: 'share.broken_title', text: 'share.broken_text' },
}

/** Why a permalink shows no code, and where to go from here. */
export function ShareTrouble({ t, trouble, onConfirm, onRetry }: ShareTroubleProps): ReactNode {
  const { locale } = usePage()
  return (
    <section className="share-trouble" role="alert">
      <h2>{t(trouble.kind === 'failed' ? 'share.failed_title' : TEXTS[trouble.kind].title)}</h2>
      <p>{trouble.kind === 'failed' ? trouble.message : t(TEXTS[trouble.kind].text)}</p>
      <p className="share-buttons">
        {trouble.kind === 'flagged' && (
          <button type="button" className="share-plain" onClick={onConfirm}>
            {t('share.show_anyway')}
          </button>
        )}
        {trouble.kind === 'failed' && (
          <button type="button" className="button" onClick={onRetry}>
            {t('share.retry')}
          </button>
        )}
        <a href={`/${locale}/play`}>{t('share.start_empty')}</a>
      </p>
    </section>
  )
}
