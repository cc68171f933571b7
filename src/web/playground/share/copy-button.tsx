import { type ReactNode, useEffect, useState } from 'react'
import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { usePage } from '../../ui/page-context.ts'

interface CopyButtonProps {
  readonly label: string
  /** Undefined: there is nothing to copy yet. */
  readonly text: string | undefined
}

type Outcome = 'copied' | 'failed'

/** Copies a text and says for a moment how it went (docs/behaviour/layout.md 3). Nothing where the browser can't write to the clipboard (section 5). */
export function CopyButton({ label, text }: CopyButtonProps): ReactNode {
  const { t } = usePage()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), outcome === 'copied' ? COPIED_MS : COPY_FAILED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  if (!canCopy()) return null
  const copy = (): void => {
    if (text === undefined) return
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  const status = outcome === undefined ? '' : t(outcome === 'copied' ? 'code.copied' : 'code.copy_failed')
  return (
    <span className="share-copy">
      <button type="button" className="share-plain" disabled={text === undefined} onClick={copy}>
        {label}
      </button>
      <span role="status" className={outcome === 'failed' ? 'share-error' : 'share-done'}>
        {status}
      </span>
    </span>
  )
}

/** On pages that are served without encryption browsers have no clipboard. */
function canCopy(): boolean {
  return 'clipboard' in navigator && typeof navigator.clipboard?.writeText === 'function'
}
