import { type ReactNode, useLayoutEffect, useState } from 'react'
import { areaText } from '#locales/areas.ts'
import { adoptRules } from '../../browser/page-style.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import rules from './forget-dialog.css?inline'
import { forgetProgress } from './forget-progress.ts'

export interface ForgetDialogProps {
  readonly isSignedIn: boolean
  /** By whatever way it is left. */
  readonly onClose: () => void
  /** Called when it is done: the button that was pressed is gone by then. */
  readonly onForgotten: () => void
}

/** Asks whether the learner's progress is to be forgotten, and forgets it. */
export function ForgetDialog({ isSignedIn, onClose, onForgotten }: ForgetDialogProps): ReactNode {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  useLayoutEffect(() => adoptRules(rules), [])
  const forget = async (): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    if (await forgetProgress()) onForgotten()
    else setState('failed')
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={areaText('curriculum.forget_title')}
      close={areaText('curriculum.forget_close')}
      className="forget-dialog"
      isBusy={state === 'busy'}
    >
      <p>{areaText(isSignedIn ? 'curriculum.forget_account' : 'curriculum.forget_here')}</p>
      <p role="alert">{state === 'failed' && areaText('curriculum.forget_failed')}</p>
      <div className="forget-buttons">
        <button type="button" onClick={onClose}>
          {areaText('curriculum.forget_cancel')}
        </button>
        <button type="button" className="forget-confirm" aria-disabled={state === 'busy'} onClick={() => void forget()}>
          {areaText('curriculum.forget_confirm')}
        </button>
      </div>
    </Dialog>
  )
}
