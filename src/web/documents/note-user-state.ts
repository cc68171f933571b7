/**
 * Notes which groups of a sidebar are open, what in it has the focus and what is in sight.
 *
 * @param sidebar the element that is scrolled
 * @returns restores it, once other elements with the same names have replaced these
 */
export function noteUserState(sidebar: HTMLElement): () => void {
  const openness = new Map(listGroups(sidebar).map((group) => [pathOf(group), group.open]))
  const controls = listControls(sidebar)
  const focused = controls.find((control) => control === document.activeElement)
  const focusedName = focused === undefined ? undefined : nameOf(focused)
  const seen = controls.filter((control) => isInSight(control, sidebar))
  const anchor = seen.find((control) => control.hasAttribute('aria-current')) ?? seen[0]
  const position = anchor === undefined ? undefined : { name: nameOf(anchor), top: anchor.getBoundingClientRect().top }
  return () => {
    for (const group of listGroups(sidebar)) group.open = openness.get(pathOf(group)) ?? group.open
    findControl(sidebar, focusedName)?.focus({ preventScroll: true })
    const sameControl = findControl(sidebar, position?.name)
    if (sameControl !== undefined && position !== undefined) sidebar.scrollTop += sameControl.getBoundingClientRect().top - position.top
  }
}

function isInSight(control: HTMLElement, sidebar: HTMLElement): boolean {
  const { top, bottom, height } = control.getBoundingClientRect()
  const frame = sidebar.getBoundingClientRect()
  return height > 0 && top >= frame.top && bottom <= frame.bottom
}

function findControl(sidebar: HTMLElement, name: string | undefined): HTMLElement | undefined {
  return name === undefined ? undefined : listControls(sidebar).find((control) => nameOf(control) === name)
}

function listGroups(sidebar: HTMLElement): readonly HTMLDetailsElement[] {
  return [...sidebar.querySelectorAll('details')]
}

function listControls(sidebar: HTMLElement): readonly HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>('a, summary')]
}

/** A link by its address, the head of a group by the names of its groups. */
function nameOf(control: HTMLElement): string {
  return control.getAttribute('href') ?? pathOf(control)
}

/** The names of the groups an element stands in, outermost first. */
function pathOf(element: Element | null | undefined): string {
  const group = element?.closest('details')
  if (group === null || group === undefined) return ''
  const head = group.querySelector('summary')
  return `${pathOf(group.parentElement)} / ${head?.ariaLabel ?? head?.textContent ?? ''}`
}
