import { BREAKPOINTS } from '#contracts/limits.ts'
import { isPlainClick } from '../browser/is-plain-click.ts'
import { moveInMenus } from './move-in-menus.ts'
import { openOnHover } from './open-on-hover.ts'

/** Where the menus lie over the page; below this width they are part of it (main-menu.css). */
const WIDE = `(width >= ${BREAKPOINTS.xl}px)`

/**
 * Adds to the menus what HTML alone can't: Escape, a click outside or the focus going elsewhere closes them, arrow keys move, the pointer
 * of a mouse opens them.
 *
 * @param toggle shows the menus on phones; to close it closes them
 * @returns the way to take all that away again
 */
export function attachMenus(nav: HTMLElement, toggle: HTMLDetailsElement | null): () => void {
  const control = new AbortController()
  const { signal } = control
  const wide = matchMedia(WIDE)
  const closeUnless = (target: EventTarget | null): void => {
    const open = findOpen(nav)
    if (wide.matches && open !== null && !(target instanceof Node && open.contains(target))) open.open = false
  }
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal })
  nav.addEventListener('focusout', ({ relatedTarget }) => relatedTarget !== null && closeUnless(relatedTarget), { signal })
  nav.addEventListener('keydown', (event) => moveInMenus(nav, event, wide.matches), { signal })
  nav.addEventListener('click', (event) => closeBehindLink(event, nav, toggle), { signal })
  toggle?.addEventListener('toggle', () => toggle.open || closeMenus(nav), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeByKey(nav, toggle), { signal })
  openOnHover(nav, { wide, signal })
  return () => control.abort()
}

/** Closes whatever menu is open. */
export function closeMenus(nav: HTMLElement): void {
  findOpen(nav)?.removeAttribute('open')
}

function findOpen(nav: HTMLElement): HTMLDetailsElement | null {
  return nav.querySelector<HTMLDetailsElement>('details[open]')
}

/** First the open menu, then on phones the list of menus; the focus goes back to where it came from. */
function closeByKey(nav: HTMLElement, toggle: HTMLDetailsElement | null): void {
  const open = findOpen(nav) ?? (toggle?.open === true ? toggle : undefined)
  if (open === undefined) return
  // A menu that the mouse has opened takes no focus from elsewhere.
  const hasFocus = open === toggle || nav.contains(document.activeElement)
  open.open = false
  if (hasFocus) open.querySelector('summary')?.focus()
}

/** A link to the page that is shown brings no other page, at which menus would close. */
function closeBehindLink(event: MouseEvent, nav: HTMLElement, toggle: HTMLDetailsElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest('a') === null || !isPlainClick(event)) return
  closeMenus(nav)
  toggle?.removeAttribute('open')
}
