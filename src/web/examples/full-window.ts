import type { ExampleTranslate } from './example-tools.ts'
import { isFullWindow } from './full-window-hash.ts'

interface FullWindowInput {
  readonly sample: HTMLElement
  /** Holds the frame; it leaves the text when it takes the window, and the sample keeps its place. */
  readonly pane: HTMLElement
  readonly t: ExampleTranslate
  readonly lang: string | undefined
}

/**
 * Shows a sample in the whole window while the address asks for it: the address can be shared, and the way back is the browser's. The frame is
 * moved by nothing but rules, so that the code in it goes on running.
 *
 * @returns the cleanup function
 */
export function followFullWindow({ sample, pane, t, lang }: FullWindowInput): () => void {
  const bar = barOf(sample, t)
  if (lang !== undefined) bar.lang = lang
  const [close] = bar.children
  const isOpen = (): boolean => pane.popover !== null
  const keepFocus = ({ target }: FocusEvent): void => {
    if (isOpen() && target instanceof Node && !pane.contains(target) && close instanceof HTMLElement) close.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen()) return
    event.preventDefault()
    if (close instanceof HTMLElement) close.click()
  }
  const open = (): void => {
    pane.prepend(bar)
    pane.popover = 'manual'
    pane.setAttribute('role', 'dialog')
    pane.setAttribute('aria-modal', 'true')
    pane.setAttribute('aria-label', t('result'))
    pane.showPopover()
    if (close instanceof HTMLElement) close.focus({ preventScroll: true })
  }
  const shut = (): void => {
    pane.hidePopover()
    pane.popover = null
    for (const name of ['role', 'aria-modal', 'aria-label']) pane.removeAttribute(name)
    bar.remove()
    sample.closest('.live-sample')?.querySelector<HTMLElement>('.example-window')?.focus()
  }
  const follow = (): void => {
    if (isFullWindow(sample) === isOpen()) return
    if (isOpen()) shut()
    else open()
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('hashchange', follow, { signal })
  addEventListener('focusin', keepFocus, { signal })
  addEventListener('keydown', onKey, { signal })
  follow()
  return () => {
    listening.abort()
    if (isOpen()) pane.hidePopover()
  }
}

/** The way back leads to the sample in its text. */
function barOf(sample: HTMLElement, t: ExampleTranslate): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'example-bar'
  const close = document.createElement('a')
  close.className = 'example-close'
  close.href = `#${encodeURIComponent(sample.closest('.live-sample')?.id ?? '')}`
  close.textContent = t('close')
  bar.append(close)
  return bar
}
