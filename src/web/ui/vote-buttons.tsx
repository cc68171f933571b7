import type { ReactNode } from 'react'
import { usePage } from './page-context.ts'
import './vote-buttons.css'

interface VoteButtonsProps {
  /** Id of the question they answer. */
  readonly labelledBy: string
  readonly onVote: (isYes: boolean) => void
}

/** Yes and No. */
export function VoteButtons({ labelledBy, onVote }: VoteButtonsProps): ReactNode {
  const { t } = usePage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <span className="votes" role="group" aria-labelledby={labelledBy}>
      <button type="button" className="vote" onClick={() => onVote(true)}>
        {t('feedback.yes')}
      </button>
      <button type="button" className="vote" onClick={() => onVote(false)}>
        {t('feedback.no')}
      </button>
    </span>
  )
}
