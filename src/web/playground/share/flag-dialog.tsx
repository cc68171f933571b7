import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FLAG_REASON_MAX } from '#contracts/playground-limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type TranslatePlayground, usePlayText } from '../texts/play-text.ts'
import { type SentFlag, sendFlag } from './send-flag.ts'
import './share.css'
import './share-dialog.css'

export interface FlagDialogProps {
  /** Of the code. */
  readonly id: string
  readonly onClose: () => void
}

/** Where a user says what is wrong with shared code (docs/behaviour/shared-code.md 11). */
export function FlagDialog({ id, onClose }: FlagDialogProps): ReactNode {
  const t = usePlayText()
  const field = useId()
  const hint = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [sent, setSent] = useState<SentFlag>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setSent(undefined)
    setSent(await sendFlag(id, text.current?.value ?? ''))
    setSending(false)
  }
  const isDone = sent?.kind === 'sent'
  return (
    <Dialog isOpen onClose={onClose} title={t('flag.title')} close={t('share.close')} className="share-dialog">
      {!isDone && (
        <form onSubmit={(event) => void submit(event)}>
          <label htmlFor={field}>{t('flag.reason')}</label>
          <textarea id={field} ref={text} rows={4} maxLength={FLAG_REASON_MAX} aria-describedby={hint} />
          <p className="share-quiet" id={hint}>
            {t('flag.hint')}
          </p>
          <button type="submit" className="button" aria-disabled={isSending}>
            {t(isSending ? 'flag.sending' : 'flag.submit')}
          </button>
        </form>
      )}
      <p role="status" className={sent === undefined || isDone ? 'share-done' : 'share-error'}>
        {sent !== undefined && sentText(t, sent)}
      </p>
      {isDone && (
        <button type="button" className="button" onClick={onClose}>
          {t('share.close')}
        </button>
      )}
    </Dialog>
  )
}

function sentText(t: TranslatePlayground, sent: SentFlag): string {
  switch (sent.kind) {
    case 'sent':
      return t('flag.sent')
    case 'too-often':
      return t('flag.too_often')
    case 'gone':
      return t('flag.gone')
    case 'failed':
      return t('flag.failed', { reason: sent.reason ?? t('unreachable') })
  }
}
