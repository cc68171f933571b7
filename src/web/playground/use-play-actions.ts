import type { Dispatch } from 'react'
import { measure } from '../browser/measure.ts'
import { errorMessage } from '../ui/error-message.ts'
import type { PlayAction, PlayModel } from './code/play-model.ts'
import { formatAll } from './format-all.ts'
import type { Notice } from './play-notice.tsx'
import { usePlayText } from './texts/play-text.ts'

interface ActionsInput {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
  readonly show: (notice: Notice) => void
  /** The code shall run as it stands then. */
  readonly askToRun: () => void
}

export interface PlayActions {
  /** The user says that the code may run. */
  run(): void
  format(): Promise<void>
  /** Removes all code; a notice offers to undo it. */
  clear(): void
  /** Goes back to the code that was opened, which a notice offers to undo; it runs only where it might before. */
  reset(): void
}

/** What the buttons of the toolbar do. */
export function usePlayActions({ model, dispatch, show, askToRun }: ActionsInput): PlayActions {
  const t = usePlayText()
  const { code, original, isTrusted } = model
  const bringBack = (): void => {
    dispatch({ type: 'replace', code })
    if (isTrusted) askToRun()
  }
  return {
    run() {
      measure({ name: 'play.action', id: 'run' })
      if (!isTrusted) dispatch({ type: 'trust' })
      askToRun()
    },
    async format() {
      measure({ name: 'play.action', id: 'format' })
      try {
        const { changed, problems } = await formatAll(code)
        dispatch({ type: 'replace-unchanged', before: code, changed })
        const [problem] = problems
        if (problem === undefined) show({ kind: 'done', text: t('formatted') })
        else show({ kind: 'failed', text: t('format_failed', { ...problem }), quote: problem.reason })
      } catch (error) {
        show({ kind: 'failed', text: t('part_failed', { reason: errorMessage(error) }) })
      }
    },
    clear() {
      measure({ name: 'play.action', id: 'clear' })
      dispatch({ type: 'clear' })
      askToRun()
      show({ kind: 'done', text: t('cleared'), undo: bringBack })
    },
    reset() {
      if (original === undefined) return
      measure({ name: 'play.action', id: 'reset' })
      dispatch({ type: 'replace', code: original })
      if (isTrusted) askToRun()
      show({ kind: 'done', text: t('reset_done'), undo: bringBack })
    },
  }
}
