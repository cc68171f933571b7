import { type ReactNode, useState } from 'react'
import { AI_HELP_ADDRESSES } from '#contracts/ai-help-addresses.ts'
import { call } from '../../browser/call.ts'
import { refreshUser } from '../../browser/user.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SettingRow } from '../../ui/settings/setting-row.tsx'
import { settingsText } from '../../ui/settings/settings-text.ts'
import './newsletter-dialog.css'

type State = 'closed' | 'asking' | 'busy' | 'deleted' | { readonly failed: string }

/** Deletes all conversations with AI Help, after a question, and says how that ended; also while the history is off. */
export function DeleteHistory(): ReactNode {
  const [state, setState] = useState<State>('closed')
  const remove = async (): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    const result = await call(AI_HELP_ADDRESSES.removeAll, {})
    // The session may have ended in another tab: the page says so then, in place of this row.
    if (!result.isOk && result.status !== undefined) await refreshUser()
    setState(result.isOk ? 'deleted' : { failed: result.shown ?? settingsText('unreachable') })
  }
  const open = (
    <button type="button" className="setting-link" aria-haspopup="dialog" onClick={() => setState('asking')}>
      {settingsText('ai_delete_link')}
    </button>
  )
  return (
    <>
      <SettingRow
        id="ai-help--history-delete"
        title={settingsText('ai_delete')}
        text={<p>{settingsText('ai_delete_text')}</p>}
        control={open}
      />
      <div className="setting-state" role="status">
        {state === 'deleted' && <p>{settingsText('ai_deleted')}</p>}
      </div>
      <Dialog
        isOpen={state !== 'closed' && state !== 'deleted'}
        onClose={() => setState((before) => (before === 'deleted' ? before : 'closed'))}
        title={settingsText('ai_delete')}
        close={settingsText('ai_delete_no')}
        className="newsletter-dialog"
        isBusy={state === 'busy'}
      >
        <p>{settingsText('ai_delete_ask')}</p>
        <p className="setting-error" role="alert" hidden={typeof state !== 'object'}>
          {typeof state === 'object' && settingsText('not_saved', { message: state.failed })}
        </p>
        <div className="newsletter-buttons">
          <button type="button" aria-disabled={state === 'busy'} onClick={() => state !== 'busy' && setState('closed')}>
            {settingsText('ai_delete_no')}
          </button>
          <button type="button" className="newsletter-leave" aria-disabled={state === 'busy'} onClick={() => void remove()}>
            {settingsText('ai_delete_yes')}
          </button>
        </div>
      </Dialog>
    </>
  )
}
