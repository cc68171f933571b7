import { type ReactNode, useEffect, useRef } from 'react'
import { observatoryText } from '#locales/observatory.ts'

/** A scan that runs: how long it takes is not known, so the bar has no end. The focus comes here, for what had it is gone. */
export function Progress({ text }: { readonly text: string }): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus({ preventScroll: true }), [])
  return (
    <div className="obs-progress" ref={container} tabIndex={-1} role="status">
      <p dir="auto">{text}</p>
      <progress aria-label={text} />
      <p className="obs-quiet">{observatoryText('patience')}</p>
    </div>
  )
}
