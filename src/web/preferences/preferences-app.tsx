import { type ReactNode, useEffect, useState } from 'react'
import { AppFailure } from '../ui/app-failure.tsx'
import type { AppProps } from '../ui/app-props.ts'
import { errorMessage } from '../ui/error-message.ts'
import { LateNote } from '../ui/late-note.tsx'
import { usePage } from '../ui/page-context.ts'
import { PreferenceRows } from './preference-rows.tsx'
import { preparePreferencesTexts } from './preferences-text.ts'

/** The page of preferences: `/{locale}/preferences`. Every site has it, with accounts or without. */
export function PreferencesApp({ page }: AppProps): ReactNode {
  const { locale } = usePage()
  const [state, setState] = useState<'waiting' | 'ready' | { readonly failed: string }>('waiting')
  useEffect(() => {
    preparePreferencesTexts(locale).then(
      () => setState('ready'),
      (error: unknown) => setState({ failed: errorMessage(error) }),
    )
  }, [locale])
  if (typeof state === 'object') return <AppFailure status={state.failed} isInMain />
  return (
    <>
      <h1 className="preferences-title">{page.title}</h1>
      {state === 'ready' ? <PreferenceRows /> : <LateNote />}
    </>
  )
}
