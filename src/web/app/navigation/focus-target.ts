import './focus-target.css'
import { findTarget } from '../../browser/scroll.ts'

/**
 * Moves the focus to the beginning of what a navigation has brought: to the target of the hash, else to the page's heading. The next Tab goes on
 * from there, and screen readers read it. Nothing is drawn around it, for it is no control.
 */
export function focusTarget(hash: string): void {
  const target = findTarget(hash) ?? document.querySelector<HTMLElement>('h1')
  if (target === null) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.dataset.arrived = ''
    target.addEventListener('blur', () => forget(target), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Where the text is clicked, the focus must not come here again. */
function forget(target: HTMLElement): void {
  target.removeAttribute('tabindex')
  delete target.dataset.arrived
}
