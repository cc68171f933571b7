import { loadChunk } from '../../browser/load-chunk.ts'
import { isShortcut, showShortcut } from './quick-shortcuts.ts'

const TRIGGERS = ['pointerover', 'focusin'] as const

/**
 * Waits for the first event that shows that a search box is needed, and brings in what it can do then; a shortcut leads to the first, in the header. In the loader, for that
 * needs no application.
 */
export function startQuickSearch(): void {
  const [header] = Array.from(document.querySelectorAll<HTMLElement>('.search-box'), startBox)
  addEventListener('keydown', (event) => {
    if (header === undefined || header === null || !isShortcut(event)) return
    event.preventDefault()
    // The box comes to where the user is (quick-search.css).
    header.focus({ preventScroll: true })
    header.select()
  })
}

/** Gives the field of a box. */
function startBox(box: HTMLElement, index: number): HTMLInputElement | null {
  const field = box.querySelector('input')
  if (field === null) return null
  if (index === 0) showShortcut(field)
  const bring = (event?: Event): void => {
    const before =
      event !== undefined && 'relatedTarget' in event && event.relatedTarget instanceof EventTarget ? event.relatedTarget : null
    for (const trigger of TRIGGERS) box.removeEventListener(trigger, bring)
    loadChunk(() => import('./quick-search.ts')).then(
      ({ attachQuickSearch }) => attachQuickSearch(box, before),
      (error: unknown) => {
        console.warn('the search box works without suggestions', error)
        for (const trigger of TRIGGERS) box.addEventListener(trigger, bring)
        if (document.activeElement === field) field.scrollIntoView({ block: 'nearest' })
      },
    )
  }
  for (const trigger of TRIGGERS) box.addEventListener(trigger, bring)
  if (document.activeElement === field) bring()
  return field
}
