import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { usePage } from './page-context.ts'
import './disclosure.css'

interface DisclosureProps {
  /** Class of the element; its stylesheet gives the icon: `.{name} .disclosure-icon { mask-image }`. */
  readonly name: string
  /** Id of what it shows: an element after it, which the stylesheet shows with `.{name}[open] ~ …`. */
  readonly controls: string
  /** What the button is called while it would open and while it would close. */
  readonly labels: { readonly open: string; readonly close: string }
  /** Another page closes it. */
  readonly currentUrl: string
  /** Asked when another page is shown; without it, it always closes. */
  readonly closesOnNavigation?: () => boolean
  readonly ref: RefObject<HTMLDetailsElement | null>
}

/**
 * A button that shows and hides a part of the page that stands elsewhere. A `<details>` without a content of its own, so that it works
 * without script; what was opened before the page was hydrated stays open.
 */
export function Disclosure({ name, controls, labels, currentUrl, closesOnNavigation, ref }: DisclosureProps): ReactNode {
  const { interfaceLang } = usePage()
  const shown = useRef(currentUrl)
  useEffect(() => {
    if (shown.current === currentUrl) return
    shown.current = currentUrl
    if (closesOnNavigation?.() ?? true) ref.current?.removeAttribute('open')
  }, [currentUrl, closesOnNavigation, ref])
  return (
    <details className={`disclosure ${name}`} ref={ref}>
      <summary aria-controls={controls} lang={interfaceLang}>
        <span className="disclosure-icon" aria-hidden="true" />
        <span className="disclosure-label-open">{labels.open}</span>
        <span className="disclosure-label-close">{labels.close}</span>
      </summary>
    </details>
  )
}
