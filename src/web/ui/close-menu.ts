import { whenUsedOutside } from './when-used-outside.ts'

/** What may differ between menus. */
interface MenuRules {
  /** Presses and focus in it leave the menu open; absent: the menu itself. Asked at each event. */
  readonly inside?: () => Element | null
  /** The focus elsewhere leaves the menu open: other parts of the page may take it without the user. */
  readonly staysOnFocus?: true
  /** Escape closes the menu wherever the focus is, as in the header; absent: only where it is in the menu. */
  readonly closesFromAnywhere?: true
}

/**
 * Closes a menu as all menus of the site close (docs/behaviour/header.md 5): when the user presses or focuses something outside, and by
 * Escape, which gives the focus back to the button of the menu and closes nothing else. It ends by itself when the menu has left the page.
 *
 * @returns the cleanup function
 */
export function closeMenuByUse(
  menu: HTMLDetailsElement,
  { inside = () => menu, staysOnFocus, closesFromAnywhere }: MenuRules = {},
): () => void {
  const control = new AbortController()
  const { signal } = control
  const close = (): void => {
    menu.open = false
  }
  whenUsedOutside(
    inside,
    () => {
      if (menu.isConnected) close()
      else control.abort()
    },
    { signal, ...(staysOnFocus && { kinds: ['pointerdown'] }) },
  )
  const closeByKey = (event: KeyboardEvent): void => {
    if (!menu.isConnected) control.abort()
    if (event.key !== 'Escape' || !menu.open || !menu.isConnected) return
    event.stopImmediatePropagation()
    if (!closesFromAnywhere || inside()?.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    close()
  }
  const source: Pick<HTMLElement, 'addEventListener'> = closesFromAnywhere ? document.documentElement : menu
  source.addEventListener('keydown', closeByKey, { signal })
  return () => control.abort()
}
