/**
 * Notes which groups of a sidebar are open and what in it has the focus.
 *
 * @returns the way to make it so again, once other elements of the same names have taken the place of these
 */
export function noteReaderState(sidebar: HTMLElement): () => void {
  const openness = new Map(listGroups(sidebar).map((group) => [pathOf(group), group.open]))
  const focused = listControls(sidebar).find((control) => control === document.activeElement)
  const focusedName = focused === undefined ? undefined : nameOf(focused)
  return () => {
    for (const group of listGroups(sidebar)) group.open = openness.get(pathOf(group)) ?? group.open
    if (focusedName === undefined) return
    const likeIt = listControls(sidebar).find((control) => nameOf(control) === focusedName)
    likeIt?.focus({ preventScroll: true })
  }
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
  return `${pathOf(group.parentElement)} / ${group.querySelector('summary')?.textContent ?? ''}`
}
