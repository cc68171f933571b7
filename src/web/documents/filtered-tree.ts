import { type FoldedText, findTerms, foldText, type TextRange, termsOf } from './find-terms.ts'

/** A sidebar's tree that is filtered. */
export interface FilteredTree {
  /** Hides what does not fit, marks what does and opens the groups around it. @param onFound gets how many entries fit */
  readonly filter: (query: string, onFound: (count: number) => void) => void
  /** Makes the tree as it was: groups, scroll and all. @param onRestored called when it is */
  readonly restore: (onRestored: () => void) => void
}

/** What is done to the tree after the next frame: on a slow processor the letter that was typed is drawn in half of the time. Only the last of several is done. */
let awaited: (() => void) | undefined

function doAfterFrame(work: () => void): void {
  if (awaited === undefined) requestAnimationFrame(() => setTimeout(doAwaited))
  awaited = work
}

function doAwaited(): void {
  const work = awaited
  awaited = undefined
  work?.()
}

/** A line of the tree. Entries stand in the order of the page, so that a group comes before what is in it. */
interface Entry {
  readonly item: HTMLElement
  readonly label: HTMLElement
  readonly text: FoldedText
  readonly parent: Entry | undefined
  readonly group: HTMLDetailsElement | undefined
  readonly wasOpen: boolean
}

/**
 * Reuses the tree of a sidebar as it is. Reads the page once; later each query looks through texts only, and writes what changes.
 *
 * @param sidebar the element that is scrolled
 */
export function takeTree(sidebar: HTMLElement): FilteredTree {
  doAwaited()
  const entries = listEntries(sidebar)
  const scrolled = sidebar.scrollTop
  let marked: readonly Entry[] = []
  const unmark = (): void => {
    for (const { label } of marked) removeMarks(label)
  }
  const filter = (query: string): number => {
    const terms = termsOf(query)
    const found = new Map(entries.flatMap((entry) => pair(entry, findTerms(entry.text, terms))))
    const around = groupsAround(found.keys())
    const shown = new Set<Entry>()
    for (const entry of entries) {
      // What stands in a group that fits can be looked through, but the group is closed at first.
      const isInFound = entry.parent !== undefined && shown.has(entry.parent) && isWithin(entry.parent, found)
      const isShown = found.has(entry) || around.has(entry) || isInFound
      if (isShown) shown.add(entry)
      entry.item.hidden = !isShown
      if (entry.group !== undefined) entry.group.open = around.has(entry)
    }
    unmark()
    marked = [...found.keys()]
    for (const [{ label }, ranges] of found) addMarks(label, ranges)
    sidebar.toggleAttribute('data-filtered', true)
    sidebar.scrollTop = 0
    return found.size
  }
  const restore = (): void => {
    unmark()
    marked = []
    for (const { item, group, wasOpen } of entries) {
      item.hidden = false
      if (group !== undefined) group.open = wasOpen
    }
    sidebar.toggleAttribute('data-filtered', false)
    sidebar.scrollTop = scrolled
  }
  return {
    filter: (query, onFound) => doAfterFrame(() => onFound(filter(query))),
    restore: (onRestored) =>
      doAfterFrame(() => {
        restore()
        onRestored()
      }),
  }
}

function listEntries(sidebar: HTMLElement): readonly Entry[] {
  const entries = new Map<Element, Entry>()
  for (const item of sidebar.querySelectorAll<HTMLElement>('li:not(.sidebar-more)')) {
    const first = item.firstElementChild
    const group = item.querySelector<HTMLDetailsElement>(':scope > details') ?? undefined
    const label = first === group ? group?.querySelector('summary')?.firstElementChild : first
    if (!(label instanceof HTMLElement)) continue
    const above = item.parentElement?.closest('li')
    entries.set(item, {
      item,
      label,
      text: foldText(label.textContent),
      parent: above === null || above === undefined ? undefined : entries.get(above),
      group,
      wasOpen: group?.open === true,
    })
  }
  return [...entries.values()]
}

function pair(entry: Entry, ranges: readonly TextRange[] | undefined): readonly (readonly [Entry, readonly TextRange[]])[] {
  return ranges === undefined ? [] : [[entry, ranges]]
}

function groupsAround(found: Iterable<Entry>): ReadonlySet<Entry> {
  const around = new Set<Entry>()
  for (const entry of found) {
    for (let { parent } = entry; parent !== undefined && !around.has(parent); { parent } = parent) around.add(parent)
  }
  return around
}

/** Whether an entry or one around it fits. */
function isWithin(entry: Entry | undefined, found: ReadonlyMap<Entry, unknown>): boolean {
  return entry !== undefined && (found.has(entry) || isWithin(entry.parent, found))
}

/** Puts parts of a label's text, which may stand in several elements, into `<mark>`. */
function addMarks(label: HTMLElement, ranges: readonly TextRange[]): void {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) if (node instanceof Text) nodes.push(node)
  let start = 0
  for (const node of nodes) {
    const end = start + node.data.length
    const own = ranges.filter((range) => range.start < end && range.end > start)
    // From the end, for each split leaves what is before it in the node.
    for (const range of own.toReversed()) markPart(node, Math.max(range.start, start) - start, Math.min(range.end, end) - start)
    start = end
  }
}

function markPart(node: Text, start: number, end: number): void {
  const part = node.splitText(start)
  part.splitText(end - start)
  const mark = document.createElement('mark')
  part.replaceWith(mark)
  mark.append(part)
}

function removeMarks(label: HTMLElement): void {
  for (const mark of label.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes)
  label.normalize()
}
