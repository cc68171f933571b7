import './focus-place.css'
import { findTarget } from '../../browser/scroll.ts'

/**
 * Moves the focus to the beginning of what a navigation has brought: to the target of the hash, else to the page's heading. The next Tab goes on
 * from there, and screen readers read it. Nothing is drawn around it, for it is no control.
 */
export function focusPlace(hash: string): void {
  const place = findTarget(hash) ?? document.querySelector<HTMLElement>('h1')
  if (place === null) return
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.dataset.arrived = ''
    place.addEventListener('blur', () => forget(place), { once: true })
  }
  place.focus({ preventScroll: true })
}

/** Where the text is clicked, the focus must not come here again. */
function forget(place: HTMLElement): void {
  place.removeAttribute('tabindex')
  delete place.dataset.arrived
}
