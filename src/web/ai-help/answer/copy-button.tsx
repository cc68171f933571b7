import { type ReactNode, useEffect, useState } from 'react'
import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { usePage } from '../../ui/page-context.ts'

interface CopyButtonProps {
  readonly className: string
  /** What is copied, made when it is. */
  readonly text: () => string
  /** Default: the text of code blocks. */
  readonly label?: string
}

/** Copies, and says for a moment that it did or could not. Nothing where the browser lets no page write to the clipboard. */
export function CopyButton({ className, text, label }: CopyButtonProps): ReactNode {
  const { t } = usePage()
  const [state, setState] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (state === undefined) return
    const timer = setTimeout(() => setState(undefined), state === 'copied' ? COPIED_MS : COPY_FAILED_MS)
    return () => clearTimeout(timer)
  }, [state])
  // Absent in pages that were not sent securely, whatever the types say.
  if (!('clipboard' in navigator)) return null
  const copy = async (): Promise<void> => {
    setState(
      await navigator.clipboard.writeText(text()).then(
        () => 'copied',
        () => 'failed',
      ),
    )
  }
  const shown = state === undefined ? (label ?? t('code.copy')) : t(state === 'copied' ? 'code.copied' : 'code.copy_failed')
  return (
    <>
      <button type="button" className={className} data-state={state} onClick={() => void copy()}>
        {shown}
      </button>
      <span className="visually-hidden" role="status">
        {state === undefined ? '' : shown}
      </span>
    </>
  )
}
