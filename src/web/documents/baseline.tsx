import { type ReactNode, useLayoutEffect } from 'react'
import { usePage } from '../page-context.ts'
import { measure } from '../shell/measure.ts'
import './baseline.css'
import { RawHtml } from '../ui/raw-html.tsx'
import { findToggled, restoreDetails } from '../ui/remembered-details.ts'

interface BaselineProps {
  /** Of `baselineHtml`. */
  readonly html: string
}

/** The place of the Baseline indicator, which is open when the reader left the last one open. Hydration reads its content back. */
export function Baseline({ html }: BaselineProps): ReactNode {
  const { interfaceLang } = usePage()
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-baseline]')
    return place === null ? undefined : attach(place)
  }, [])
  return html === '' ? null : <RawHtml as="div" className="baseline-place" data-baseline="" lang={interfaceLang} html={html} />
}

function attach(place: HTMLElement): () => void {
  restoreDetails()
  place.addEventListener('click', noteClick)
  return () => place.removeEventListener('click', noteClick)
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
