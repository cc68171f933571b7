import type { ReactNode } from 'react'
import { helpText } from '../answer/help-text.ts'
import { plainText } from '../answer/plain-text.ts'
import type { Turn } from '../talk/talk.ts'
import type { SessionState } from '../talk/talk-session.ts'
import { statusOf } from './status-of.ts'

interface TalkStatusProps {
  readonly state: SessionState
  readonly last: Turn | undefined
}

/** What is announced to screen readers: how far an answer is, and the answer when it is complete, not each of its words (docs/behaviour/ai-help-page.md 15). */
export function TalkStatus({ state, last }: TalkStatusProps): ReactNode {
  // A stored conversation is read by whoever wants to; only what is asked here is announced.
  const isOwn = last !== undefined && (state.active === last.id || last.id.startsWith('new-'))
  return (
    <div className="visually-hidden" role="status">
      {isOwn && announcementOf(last)}
    </div>
  )
}

function announcementOf(turn: Turn): string {
  if (turn.progress === 'complete') return `${helpText('answer_ready')} ${plainText(turn.answer)}`
  return turn.progress === 'too_long' ? `${statusOf(turn)}. ${plainText(turn.answer)}` : statusOf(turn)
}
