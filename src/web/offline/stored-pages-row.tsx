import { type ReactNode, useState } from 'react'
import type { OfflineStatus } from '#contracts/offline.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { SettingRow } from '../ui/settings/setting-row.tsx'
import { downloads } from './downloads.ts'
import { offlineLanguage, offlineText } from './offline-text.ts'

type State = 'closed' | 'asking' | 'busy' | 'deleted' | 'failed'

const MEGABYTE = 1_000_000
/** The least that is shown of what is not nothing. */
const LEAST_MB = 0.1

/** When areas were updated, what is stored, and its deletion, after a question. */
export function StoredPagesRow({ status }: { readonly status: OfflineStatus | undefined }): ReactNode {
  const [state, setState] = useState<State>('closed')
  const remove = async (): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    await downloads.deletePages().then(
      () => setState('deleted'),
      () => setState('failed'),
    )
  }
  const open = (
    <button type="button" className="offline-open" aria-haspopup="dialog" onClick={() => setState('asking')}>
      {offlineText('delete_link')}
    </button>
  )
  const hasPages = (status?.pages ?? 0) > 0
  const text = (
    <>
      <p>{offlineText('delete_text')}</p>
      <p>{updatedText(status)}</p>
      {status?.usedBytes != null && hasPages && <p>{offlineText('used', { amount: amountOf(status.usedBytes) })}</p>}
    </>
  )
  return (
    <>
      <SettingRow id="offline--pages" title={offlineText('delete')} text={text} control={open} />
      <div className="setting-state" role="status">
        {state === 'deleted' && <p>{offlineText('deleted')}</p>}
      </div>
      <Dialog
        isOpen={state === 'asking' || state === 'busy' || state === 'failed'}
        onClose={() => setState((before) => (before === 'deleted' ? before : 'closed'))}
        title={offlineText('delete')}
        close={offlineText('delete_no')}
        className="offline-dialog"
        isBusy={state === 'busy'}
      >
        <p>{offlineText('delete_ask')}</p>
        <p className="setting-error" role="alert" hidden={state !== 'failed'}>
          {state === 'failed' && offlineText('other_tab')}
        </p>
        <div className="offline-buttons">
          <button type="button" aria-disabled={state === 'busy'} onClick={() => state !== 'busy' && setState('closed')}>
            {offlineText('delete_no')}
          </button>
          <button type="button" className="offline-delete" aria-disabled={state === 'busy'} onClick={() => void remove()}>
            {offlineText('delete_yes')}
          </button>
        </div>
      </Dialog>
    </>
  )
}

function updatedText(status: OfflineStatus | undefined): string {
  const times = (status?.areas ?? []).flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]))
  if (times.length === 0) return offlineText('never_updated')
  const format = new Intl.DateTimeFormat(offlineLanguage(), { dateStyle: 'long', timeStyle: 'short' })
  return offlineText('last_updated', { date: format.format(Math.max(...times)) })
}

function amountOf(bytes: number): string {
  const format = new Intl.NumberFormat(offlineLanguage(), { maximumFractionDigits: 1 })
  return format.format(Math.max(bytes / MEGABYTE, LEAST_MB))
}
