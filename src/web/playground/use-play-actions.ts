import type { Dispatch } from 'react'
import { measure } from '../shell/measure.ts'
import { formatAll } from './format-all.ts'
import type { PlayAction, PlayModel } from './play-model.ts'
import type { Notice } from './play-notice.tsx'
import type { TranslatePlayground } from './share/share-props.ts'

interface ActionsInput {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
  readonly tell: (notice: Notice) => void
  /** The code shall run as it stands then. */
  readonly askToRun: () => void
  readonly t: TranslatePlayground
}

interface PlayActions {
  /** The reader says that the code may run. */
  run(): void
  format(): Promise<void>
  /** Takes all code away, if the reader means it. */
  clear(): void
  /** Goes back to the code that was opened, if the reader means it; it runs only where it might before. */
  reset(): void
}

/** What the buttons of the tool bar do. */
export function usePlayActions({ model, dispatch, tell, askToRun, t }: ActionsInput): PlayActions {
  const { code, original, isTrusted } = model
  return {
    run() {
      measure({ name: 'play.action', id: 'run' })
      if (!isTrusted) dispatch({ type: 'trust' })
      askToRun()
    },
    async format() {
      measure({ name: 'play.action', id: 'format' })
      try {
        const { changed, faults } = await formatAll(code)
        dispatch({ type: 'replace-unchanged', before: code, changed })
        const [fault] = faults
        tell(fault === undefined ? { kind: 'done', text: t('formatted') } : { kind: 'failed', text: t('format_failed', fault) })
      } catch (error) {
        tell({ kind: 'failed', text: t('part_failed', { reason: error instanceof Error ? error.message : String(error) }) })
      }
    },
    clear() {
      if (!confirm(t('confirm_clear'))) return
      measure({ name: 'play.action', id: 'clear' })
      dispatch({ type: 'clear' })
      askToRun()
    },
    reset() {
      if (original === undefined || !confirm(t('confirm_reset'))) return
      measure({ name: 'play.action', id: 'reset' })
      dispatch({ type: 'replace', code: original })
      if (isTrusted) askToRun()
    },
  }
}
