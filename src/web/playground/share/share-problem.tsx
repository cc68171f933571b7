import type { ReactNode } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import { usePage } from '../../ui/page-context.ts'
import { passFocusOn } from '../../ui/pass-focus-on.ts'
import { usePlayText } from '../texts/play-text.ts'
import type { ShareProblemProps } from './share-props.ts'
import './share.css'

type ProblemKind = ShareProblemProps['problem']['kind']
const TEXTS: Readonly<Record<Exclude<ProblemKind, 'failed'>, { readonly title: PlaygroundTextKey; readonly text: PlaygroundTextKey }>> = {
  flagged: { title: 'share.flagged_title', text: 'share.flagged_text' },
  removed: { title: 'share.removed_title', text: 'share.removed_text' },
  unknown: { title: 'share.unknown_title', text: 'share.unknown_text' },
  'broken-id': { title: 'share.broken_title', text: 'share.broken_text' },
}

/** Why a permalink shows no code, and where to go from here. */
export function ShareProblem({ problem, onConfirm, onRetry }: ShareProblemProps): ReactNode {
  const t = usePlayText()
  const { locale } = usePage()
  return (
    <section className="share-problem" role="alert">
      <h2>{t(problem.kind === 'failed' ? 'share.failed_title' : TEXTS[problem.kind].title)}</h2>
      <p>{problem.kind === 'failed' ? (problem.message ?? t('unreachable')) : t(TEXTS[problem.kind].text)}</p>
      <p className="share-buttons">
        {problem.kind === 'flagged' && (
          <button type="button" className="share-plain" ref={passFocusOn} onClick={onConfirm}>
            {t('share.show_anyway')}
          </button>
        )}
        {problem.kind === 'failed' && (
          <button type="button" className="button" ref={passFocusOn} onClick={onRetry}>
            {t('share.retry')}
          </button>
        )}
        <a href={`/${locale}/play`}>{t('share.start_empty')}</a>
      </p>
    </section>
  )
}
