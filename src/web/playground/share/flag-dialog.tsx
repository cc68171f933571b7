import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FLAG_REASON_MAX } from '#contracts/limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type SentFlag, sendFlag } from './send-flag.ts'
import type { TranslatePlayground } from './share-props.ts'
import './share.css'
import './share-dialog.css'

export interface FlagDialogProps {
  readonly t: TranslatePlayground
  /** Of the code. */
  readonly id: string
  readonly onClose: () => void
}

/** Where a reader says what is wrong with shared code (reference/client.md 7.2). */
export function FlagDialog({ t, id, onClose }: FlagDialogProps): ReactNode {
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
      <p role="status" className={sent === undefined || isDone ? 'share-done' : 'share-fault'}>
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
      return t('flag.failed', { reason: sent.reason })
  }
}
