import { loadChunk } from '../../load-chunk.ts'
import { isShortcut, showShortcut } from './quick-shortcuts.ts'

const SIGNS = ['pointerover', 'focusin'] as const

/**
 * Waits for the first sign that the search box is wanted, and brings in what it can do then; a shortcut leads to it. In the loader, for that
 * needs no application.
 */
export function startQuickSearch(): void {
  const box = document.querySelector<HTMLElement>('.search-box')
  const field = box?.querySelector('input')
  if (box === null || field === null || field === undefined) return
  showShortcut(field)
  const bring = (): void => {
    for (const sign of SIGNS) box.removeEventListener(sign, bring)
    loadChunk(() => import('./quick-search.ts')).then(
      ({ attachQuickSearch }) => attachQuickSearch(box),
      (error: unknown) => {
        console.warn('the search box works without suggestions', error)
        for (const sign of SIGNS) box.addEventListener(sign, bring)
        if (document.activeElement === field) field.scrollIntoView({ block: 'nearest' })
      },
    )
  }
  for (const sign of SIGNS) box.addEventListener(sign, bring)
  if (document.activeElement === field) bring()
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    // The box comes to where the reader is (quick-search.css).
    field.focus({ preventScroll: true })
    field.select()
  })
}
