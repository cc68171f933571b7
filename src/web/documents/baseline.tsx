import { type ReactNode, useLayoutEffect } from 'react'
import { measure } from '../browser/measure.ts'
import { usePage } from '../ui/page-context.ts'
import './baseline.css'
import { findToggled, restoreDetails } from '../browser/remembered-details.ts'
import { RawHtml } from '../ui/raw-html.tsx'

interface BaselineProps {
  /** Of `baselineHtml`. */
  readonly html: string
}

/** The container of the Baseline indicator, which is open when the user left the last one open. Hydration reads its content back. */
export function Baseline({ html }: BaselineProps): ReactNode {
  const { interfaceLang } = usePage()
  useLayoutEffect(() => {
    const container = document.querySelector<HTMLElement>('[data-baseline]')
    return container === null ? undefined : attach(container)
  }, [])
  return html === '' ? null : <RawHtml as="div" className="baseline-place" data-baseline="" lang={interfaceLang} html={html} />
}

function attach(container: HTMLElement): () => void {
  restoreDetails()
  const listening = new AbortController()
  container.addEventListener('click', noteClick, { signal: listening.signal })
  return () => listening.abort()
}

function noteClick({ target }: Event): void {
  const toggled = findToggled(target)
  if (toggled !== undefined) measure({ name: 'baseline.toggle', isOpen: !toggled.open })
  const link = target instanceof Element ? target.closest('a') : null
  const url = link?.href ?? ''
  switch (link?.dataset.measure) {
    case 'learn_more':
    case 'alternative':
    case 'source':
    case 'feedback':
      measure({ name: `baseline.${link.dataset.measure}`, url })
      break
    case 'compat_link':
      measure({ name: 'baseline.compat_link' })
      break
    default:
  }
}
