/** HTML, section 6.10.2; not all browsers have it. */
declare const CloseWatcher: (new () => EventTarget & { readonly destroy: () => void }) | undefined

const CONTROLS = 'a[href], button, input, select, textarea'

/** Whether the browser knows all that `openOverPage` needs. */
export function canOpenOverPage(dialog: HTMLDialogElement): boolean {
  return typeof dialog.showPopover === 'function'
}

/**
 * Opens a dialog over the page as a modal one, without `showModal`: the browser makes the page inert then, which makes the styles of all its elements
 * new, and once more when the dialog closes (docs/decisions/0182). The focus stays in the dialog and goes to its first control;
 * `aria-modal` is for screen readers; its rules keep pointers from the page.
 *
 * @param onLeave for Escape and the way back of a phone; the dialog stays open until it is closed
 * @returns closes it, and gives the focus back
 */
export function openOverPage(dialog: HTMLDialogElement, onLeave: () => void): () => void {
  const before = document.activeElement
  const listening = new AbortController()
  const { signal } = listening
  dialog.popover = 'manual'
  dialog.setAttribute('aria-modal', 'true')
  dialog.showPopover()
  controlsOf(dialog)[0]?.focus({ preventScroll: true })
  dialog.addEventListener('keydown', (event) => keepTab(event, dialog), { signal })
  // A script, or a user who comes from the controls of the browser, may have moved the focus to the page.
  document.addEventListener('focusin', ({ target }) => isBehind(target, dialog) && controlsOf(dialog)[0]?.focus({ preventScroll: true }), {
    signal,
  })
  listenForLeave(onLeave, signal)
  return () => {
    const { activeElement } = document
    listening.abort()
    dialog.hidePopover()
    dialog.popover = null
    dialog.removeAttribute('aria-modal')
    if (before instanceof HTMLElement && (activeElement === document.body || dialog.contains(activeElement)))
      before.focus({ preventScroll: true })
  }
}

function controlsOf(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled') && control.checkVisibility())
}

/** From the last control to the first, and back. */
function keepTab(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return
  const controls = controlsOf(dialog)
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const isAtEnd = document.activeElement === from || (event.shiftKey && !controls.some((control) => control === document.activeElement))
  if (!isAtEnd) return
  event.preventDefault()
  to?.focus()
}

/** When a modal dialog stands over this one, that dialog has the focus. */
function isBehind(target: EventTarget | null, dialog: HTMLElement): boolean {
  return target instanceof Node && !dialog.contains(target) && document.querySelector(':modal') === null
}

function listenForLeave(onLeave: () => void, signal: AbortSignal): void {
  if (typeof CloseWatcher === 'function') {
    watchForClose(CloseWatcher, onLeave, signal)
    return
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal') !== null) return
    event.preventDefault()
    onLeave()
  }
  document.addEventListener('keydown', onKey, { signal })
}

/** A watcher closes once. The next one is for a dialog that stays open, because something is being saved. */
function watchForClose(Watcher: NonNullable<typeof CloseWatcher>, onLeave: () => void, signal: AbortSignal): void {
  const watcher = new Watcher()
  // To destroy a watcher that has closed does nothing.
  signal.addEventListener('abort', () => watcher.destroy(), { once: true })
  const take = (): void => {
    onLeave()
    if (!signal.aborted) watchForClose(Watcher, onLeave, signal)
  }
  watcher.addEventListener('close', take, { signal })
}
