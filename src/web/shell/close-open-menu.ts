/** Closes the menu that is open, of which there is at most one (`MenuList`). */
export function closeOpenMenu(nav: HTMLElement): void {
  nav.querySelector('details[open]')?.removeAttribute('open')
}
