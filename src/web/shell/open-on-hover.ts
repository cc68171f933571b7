/** How long the pointer rests on a title before its menu opens: on the way elsewhere nothing does. */
const OPEN_MS = 120
/** How long the pointer may leave an open menu, to cut a corner. */
const CLOSE_MS = 300

interface HoverInput {
  readonly wide: MediaQueryList
  /** Whether the pointer of a mouse may rest on a menu already. */
  readonly isMouse: boolean
  readonly signal: AbortSignal
}

/**
 * Opens menus under the pointer of a mouse, where they lie over the page. It never works against a click: a menu that a click has opened is
 * left to clicks, a click on a menu that the pointer has just opened leaves it open, and one that a click has closed stays closed until
 * the pointer comes again.
 */
export function openOnHover(nav: HTMLElement, { wide, isMouse, signal }: HoverInput): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: HTMLDetailsElement | undefined
  const enter = (menu: HTMLDetailsElement): void => {
    clearTimeout(timer)
    const open = nav.querySelector('details[open]')
    if (open !== null && open !== hovered) return
    timer = setTimeout(() => {
      if (menu.open) return
      menu.open = true
      hovered = menu
    }, OPEN_MS)
  }
  const leave = (menu: HTMLDetailsElement): void => {
    clearTimeout(timer)
    if (menu !== hovered) return
    timer = setTimeout(() => {
      hovered = undefined
      if (!menu.contains(document.activeElement)) menu.open = false
    }, CLOSE_MS)
  }
  for (const menu of nav.querySelectorAll('details')) {
    menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && wide.matches && enter(menu), { signal })
    if (isMouse && wide.matches && menu.matches(':hover')) enter(menu)
    menu.addEventListener('pointerleave', () => leave(menu), { signal })
    menu.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer)
        if (menu.open && menu === hovered) event.preventDefault()
        hovered = undefined
      },
      { signal },
    )
  }
}
