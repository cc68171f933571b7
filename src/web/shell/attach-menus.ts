import { BREAKPOINTS } from '#contracts/breakpoints.ts'
import { isPlainClick } from '../browser/is-plain-click.ts'
import { closeMenuByUse } from '../ui/close-menu.ts'
import { closeOpenMenu } from './close-open-menu.ts'
import { moveInMenus } from './move-in-menus.ts'
import { openOnHover } from './open-on-hover.ts'

/** Where the menus lie over the page; below this width they are part of it (main-menu.css). */
const WIDE = `(width >= ${BREAKPOINTS.xl}em)`

interface MenusInput {
  /** Shows the menus on phones; to close it closes them. */
  readonly toggle: HTMLDetailsElement | null
  /** Whether the pointer of a mouse may rest on a menu already. */
  readonly isMouse: boolean
}

/**
 * Adds to the menus what HTML alone can't: they close as all menus do, but on phones, where they are part of the page, only by Escape; arrow keys
 * move; the pointer of a mouse opens them. In a chunk of its own, loaded when the header is first used.
 *
 * @returns the cleanup function
 */
export function attachMenus(nav: HTMLElement, { toggle, isMouse }: MenusInput): () => void {
  const control = new AbortController()
  const { signal } = control
  const wide = matchMedia(WIDE)
  // On phones a menu comes before the list of menus: each Escape closes one of them.
  const menus = [...nav.querySelectorAll('details'), ...(toggle === null ? [] : [toggle])]
  const cleanups = menus.map((menu) =>
    closeMenuByUse(menu, {
      inside: () => (wide.matches ? menu : document.documentElement),
      closesFromAnywhere: true,
    }),
  )
  nav.addEventListener('keydown', (event) => moveInMenus(nav, event, wide.matches), { signal })
  nav.addEventListener('click', (event) => closeAfterLink(event, nav, toggle), { signal })
  toggle?.addEventListener('toggle', () => toggle.open || closeOpenMenu(nav), { signal })
  openOnHover(nav, { wide, isMouse, signal })
  return () => {
    control.abort()
    for (const cleanup of cleanups) cleanup()
  }
}

/** A link to the page that is shown brings no other page, at which menus would close. */
function closeAfterLink(event: MouseEvent, nav: HTMLElement, toggle: HTMLDetailsElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest('a') === null || !isPlainClick(event)) return
  closeOpenMenu(nav)
  toggle?.removeAttribute('open')
}
