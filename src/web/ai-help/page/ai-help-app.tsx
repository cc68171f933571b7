import { type ReactNode, useEffect, useState } from 'react'
import { useUser } from '../../browser/user.ts'
import { markViewed } from '../../browser/viewed-features.ts'
import { AppFailure } from '../../ui/app-failure.tsx'
import type { AppProps } from '../../ui/app-props.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { LateNote } from '../../ui/late-note.tsx'
import { usePage } from '../../ui/page-context.ts'
import { helpText, prepareHelpTexts } from '../answer/help-text.ts'
import { Introduction } from './introduction.tsx'
import { TalkPage } from './talk-page.tsx'
import './ai-help.css'
import './history.css'
import './question.css'
import './turns.css'

/** The page of AI Help: `/{locale}/plus/ai-help` (docs/behaviour/ai-help-page.md 4). Its title stands alone until its texts have come. */
export function AiHelpApp({ page }: AppProps): ReactNode {
  const { locale } = usePage()
  const [state, setState] = useState<'waiting' | 'ready' | { readonly failed: string }>('waiting')
  useEffect(() => markViewed('plus_ai_help'), [])
  useEffect(() => {
    prepareHelpTexts(locale).then(
      () => setState('ready'),
      (error: unknown) => setState({ failed: errorMessage(error) }),
    )
  }, [locale])
  if (typeof state === 'object') return <AppFailure status={state.failed} isInMain />
  return <div className="ai-help">{state === 'waiting' ? <Waiting page={page} /> : <ForUser page={page} />}</div>
}

function Waiting({ page }: AppProps): ReactNode {
  return (
    <>
      <h1>{page.title}</h1>
      <LateNote />
    </>
  )
}

function ForUser({ page }: AppProps): ReactNode {
  const user = useUser()
  if (user === undefined)
    return (
      <header className="help-head">
        <h1>{page.title}</h1>
        <p className="help-quiet">{helpText('loading')}</p>
      </header>
    )
  return user.isAuthenticated ? <TalkPage page={page} user={user} /> : <Introduction title={page.title} />
}
