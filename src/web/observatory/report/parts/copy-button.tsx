import { type ReactNode, useEffect, useState } from 'react'
import { COPIED_MS, COPY_FAILED_MS } from '#contracts/interface-times.ts'
import { usePage } from '../../../ui/page-context.ts'

/** Copies a text and says for a moment how it went. Nothing where the browser can't write to the clipboard, as on pages without encryption. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  const { t } = usePage()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), outcome === 'copied' ? COPIED_MS : COPY_FAILED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  if (!('clipboard' in navigator) || typeof navigator.clipboard?.writeText !== 'function') return null
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <p className="obs-actions">
      <button type="button" className="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{outcome !== undefined && t(outcome === 'copied' ? 'code.copied' : 'code.copy_failed')}</span>
    </p>
  )
}
