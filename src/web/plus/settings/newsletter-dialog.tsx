import { type ReactNode, useState } from 'react'
import { NEWSLETTER_ADDRESSES } from '#contracts/newsletter-addresses.ts'
import { call } from '../../browser/call.ts'
import { refreshUser } from '../../browser/user.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { settingsText } from '../../ui/settings/settings-text.ts'
import { newsletterText } from './newsletter-text.ts'
import './newsletter-dialog.css'

/** A request without a response after this time counts as failed. */
const LIMIT_MS = 20_000

interface NewsletterDialogProps {
  /** By whatever way it is left. */
  readonly onClose: () => void
  /** Called when the user is unsubscribed: the switch that was pressed is gone by then. */
  readonly onLeft: () => void
}

type State = 'asking' | 'busy' | { readonly failed: string }

/** Asks before the newsletter is stopped, because no one can subscribe again, and stops it. */
export function NewsletterDialog({ onClose, onLeft }: NewsletterDialogProps): ReactNode {
  const [state, setState] = useState<State>('asking')
  const leave = async (): Promise<void> => {
    if (state === 'busy') return
    setState('busy')
    const result = await call(NEWSLETTER_ADDRESSES.unsubscribe, { keepalive: true, signal: AbortSignal.timeout(LIMIT_MS) })
    // As after any other setting (save-setting.ts).
    if (result.isOk || result.status !== undefined) await refreshUser()
    if (result.isOk) onLeft()
    else setState({ failed: result.shown ?? settingsText('unreachable') })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={newsletterText('ask')}
      close={newsletterText('close')}
      className="newsletter-dialog"
      isBusy={state === 'busy'}
    >
      <p>{newsletterText('ask_text')}</p>
      <p className="setting-error" role="alert" hidden={typeof state === 'string'}>
        {typeof state === 'object' && settingsText('not_saved', { message: state.failed })}
      </p>
      <div className="newsletter-buttons">
        <button type="button" aria-disabled={state === 'busy'} onClick={() => state !== 'busy' && onClose()}>
          {newsletterText('keep')}
        </button>
        <button type="button" className="newsletter-leave" aria-disabled={state === 'busy'} onClick={() => void leave()}>
          {newsletterText(state === 'busy' ? 'leaving' : 'leave')}
        </button>
      </div>
    </Dialog>
  )
}
