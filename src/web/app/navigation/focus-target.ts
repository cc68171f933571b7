import './focus-target.css'
import { focusQuietly } from '../../browser/focus-quietly.ts'
import { findTarget } from '../../browser/scroll.ts'

/**
 * Moves the focus to the beginning of what a navigation has brought: to the target of the hash, else to the page's heading. The next Tab goes on
 * from there, and screen readers read it.
 */
export function focusTarget(hash: string): void {
  const target = findTarget(hash) ?? document.querySelector<HTMLElement>('h1')
  if (target !== null) focusQuietly(target)
}
