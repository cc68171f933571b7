/** Moves the focus to what is no control, such as a heading. Nothing is drawn around it, and it takes no focus again once it was left. */
export function focusQuietly(target: HTMLElement): void {
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
