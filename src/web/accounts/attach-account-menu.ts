import { moveInMenus } from '../shell/move-in-menus.ts'
import { closeMenuByUse } from '../ui/close-menu.ts'

/**
 * Adds to the account's menu what HTML alone can't: Escape, a click outside and the focus going elsewhere close it, arrow keys move in it. That
 * no other menu is open with it is the affair of the browser, for they have one name. In the chunk of the menus.
 */
export function attachAccountMenu(slot: HTMLElement): void {
  const menu = slot.querySelector('details')
  if (menu === null) return
  closeMenuByUse(menu, { inside: () => slot, closesFromAnywhere: true })
  slot.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && event.target === menu.querySelector('summary')) menu.open = true
    moveInMenus(slot, event, false)
  })
  // A link to a page that comes in place of this one: its menu would cover it.
  slot.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) menu.open = false
  })
}
