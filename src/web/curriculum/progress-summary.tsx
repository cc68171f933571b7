import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { areaText } from '#locales/areas.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { useUser } from '../browser/user.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import { isDone, useProgress } from './progress/progress.ts'
import type { ForgetDialogProps } from './sync/forget-dialog.tsx'
import './progress-summary.css'

interface ProgressSummaryProps {
  /** The modules there are, in groups. */
  readonly groups: readonly { readonly children: readonly { readonly url: string }[] }[]
}

/**
 * How far the learner is, where that is stored, and a button to begin anew. Nothing moves when it becomes known: until then, and without script, they
 * stand at the beginning, and there is room for the rest. The browser keeps it with their account as long as such a page stands.
 */
export function ProgressSummary({ groups }: ProgressSummaryProps): ReactNode {
  const progress = useProgress()
  const isSignedIn = useUser()?.isAuthenticated === true
  const line = useRef<HTMLParagraphElement>(null)
  const { Dialog, ask, leave } = useForgetDialog(line)
  useEffect(() => {
    if (!isSignedIn) return
    loadChunk(() => import('./sync/start-sync.ts')).then(
      ({ startSync }) => startSync(),
      (error: unknown) => console.warn('progress stays in this browser', error),
    )
  }, [isSignedIn])
  const modules = groups.flatMap(({ children }) => children).map(({ url }) => progress.get(url))
  const done = modules.filter((module) => module !== undefined && isDone(module)).length
  if (modules.length === 0) return null
  return (
    <>
      <div className="progress-summary">
        <progress value={done} max={modules.length} aria-hidden="true" />
        <p ref={line} tabIndex={-1}>
          {areaText('curriculum.progress', { done: String(done), total: String(modules.length) })}
        </p>
        <p className="progress-place">
          {progress.size > 0 && (
            <>
              {areaText(isSignedIn ? 'curriculum.kept_in_account' : 'curriculum.kept_here')}{' '}
              <button type="button" onClick={ask}>
                {areaText('curriculum.forget')}
              </button>
            </>
          )}
        </p>
      </div>
      {Dialog !== undefined && <Dialog isSignedIn={isSignedIn} onClose={() => leave('closed')} onForgotten={() => leave('forgotten')} />}
    </>
  )
}

interface ForgetDialogUse {
  /** Undefined while it is closed. */
  readonly Dialog: ComponentType<ForgetDialogProps> | undefined
  readonly ask: () => void
  readonly leave: (how: 'closed' | 'forgotten') => void
}

/** The dialog, loaded when the user asks for it. @param line gets the focus when the button that was pressed has gone with the progress */
function useForgetDialog(line: { readonly current: HTMLElement | null }): ForgetDialogUse {
  const [state, setState] = useState<'closed' | 'open' | 'forgotten'>('closed')
  const [tries, load] = useReducer((count: number) => count + 1, 0)
  const { Component } = useLateComponent(loadForgetDialog, tries)
  useEffect(() => {
    // Not before the dialog has gone: as long as it is open, nothing else can have the focus.
    if (state === 'forgotten') line.current?.focus()
  }, [state, line])
  return {
    Dialog: state === 'open' ? Component : undefined,
    ask() {
      load()
      setState('open')
    },
    leave: setState,
  }
}

async function loadForgetDialog() {
  return (await loadChunk(() => import('./sync/forget-dialog.tsx'))).ForgetDialog
}
