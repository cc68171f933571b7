/**
 * Moves the focus by the arrow keys, Home and End: along the titles, from a title into its open menu, within it, and on to the next menu.
 * On phones, where everything stands in one column, up and down go through all that is shown.
 *
 * @param isWide whether the titles stand in a row with their menus below
 */
export function moveInMenus(nav: HTMLElement, event: KeyboardEvent, isWide: boolean): void {
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const key = logicalKey(event.key, nav)
  const target = isWide ? findInRow(nav, from, key) : stepIn(listShown(nav), from, key)
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

const BACK = 'ArrowLeft'
const ON = 'ArrowRight'

/** Right to left, the keys of the two sides change places. */
function logicalKey(key: string, nav: HTMLElement): string {
  if (getComputedStyle(nav).direction === 'ltr') return key
  return key === BACK ? ON : key === ON ? BACK : key
}

function findInRow(nav: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const menu = from.closest('details')
  const links = [...(menu?.querySelectorAll('a') ?? [])]
  const isSide = key === BACK || key === ON
  if (from instanceof HTMLAnchorElement && menu !== null) {
    if (isSide) return findInNextColumn(links, from, key) ?? findTitle(nav, menu, key)
    return key === 'ArrowUp' && from === links[0] ? (menu.querySelector('summary') ?? undefined) : stepIn(links, from, key)
  }
  if (key === 'ArrowDown' && menu !== null) {
    menu.open = true
    return links[0]
  }
  if (isSide) return findTitle(nav, menu ?? from, key)
  return key === 'Home' || key === 'End' ? stepIn(listTitles(nav), from, key) : undefined
}

/** The entry in the next column, nearest to the same height. */
function findInNextColumn(links: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const others = links
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => ((key === ON) === from.matches(':dir(ltr)') ? box.left > here.left + 1 : box.left < here.left - 1))
  const column = Math.min(...others.map(({ box }) => Math.abs(box.left - here.left)))
  return others
    .filter(({ box }) => Math.abs(box.left - here.left) < column + 1)
    .toSorted((one, other) => Math.abs(one.box.top - here.top) - Math.abs(other.box.top - here.top))[0]?.link
}

/** The next title; its menu opens when the one that is left was open. */
function findTitle(nav: HTMLElement, at: HTMLElement, key: string): HTMLElement | undefined {
  const titles = listTitles(nav)
  const index = titles.findIndex((title) => title === at || title.parentElement === at)
  const next = titles.at((index + (key === ON ? 1 : -1)) % titles.length)
  if (at instanceof HTMLDetailsElement && at.open) {
    at.open = false
    if (next?.parentElement instanceof HTMLDetailsElement) next.parentElement.open = true
  }
  return next
}

function listTitles(nav: HTMLElement): readonly HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('summary, :scope > ul > li > a')]
}

function listShown(nav: HTMLElement): readonly HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('summary, a, button')].filter((element) => element.checkVisibility())
}

function stepIn(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = items.indexOf(from)
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
  const target = targets[key]
  return at < 0 || target === undefined ? undefined : items.at(target % items.length)
}
