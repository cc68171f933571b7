import { decodedHash } from '../browser/lower-case-hash.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { findSectionRead, type HeadingPlace } from './find-section-read.ts'

/** An entry of a table of contents and the heading it leads to. */
interface ContentsEntry extends HeadingPlace {
  readonly link: HTMLElement
  /** The entry of the h2 that an h3 stands below. */
  readonly chapter: Element | undefined
}

/** How far below the place that a link brings it to a heading still counts as reached, in CSS pixels: browsers round. */
const TOLERANCE = 8

/** Where the entry being read is brought to in a list that is scrolled: a third from the top. */
const PLACE = 1 / 3

/**
 * Marks in a table of contents the section that is being read, and unfolds its group where the list stands next to the article. Does at most
 * one search by halves in each frame that scrolls, so that the number of headings hardly matters, and nothing in between.
 *
 * @returns the cleanup function
 */
export function followReading(contents: HTMLElement): () => void {
  const entries = listEntries(contents)
  let frame: number | undefined
  let current: ContentsEntry | undefined
  let group: HTMLDetailsElement | undefined
  let unfolded: HTMLDetailsElement | undefined

  const mark = (): boolean => {
    const found = findEntryBeingRead(entries)
    if (found === current) return false
    current?.link.removeAttribute('aria-current')
    current?.chapter?.removeAttribute('data-around')
    found?.link.setAttribute('aria-current', 'true')
    found?.chapter?.setAttribute('data-around', '')
    current = found
    return true
  }
  const follow = (): void => {
    frame = undefined
    if (!mark() || getComputedStyle(contents).position !== 'sticky') return
    const next = current === undefined ? undefined : findGroup(current.link)
    if (next !== group) {
      if (unfolded?.contains(document.activeElement) === false) unfolded.open = false
      unfolded = next?.open === false ? next : undefined
      if (unfolded !== undefined) unfolded.open = true
      group = next
    }
    if (current !== undefined) bringIntoSight(current.link, contents, PLACE)
  }
  const onMove = (): void => {
    frame ??= requestAnimationFrame(follow)
  }

  // At first nothing is unfolded, so that nothing moves when the page is hydrated.
  mark()
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('scroll', onMove, { passive: true, signal })
  addEventListener('resize', onMove, { signal })
  return () => {
    listening.abort()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}

function listEntries(contents: HTMLElement): readonly ContentsEntry[] {
  return [...contents.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const heading = document.getElementById(decodedHash(link.hash))
    const chapter = link.closest('details')?.previousElementSibling
    return heading === null ? [] : [{ link, id: heading.id, top: () => topOf(heading), chapter: chapter ?? undefined }]
  })
}

/** How far a heading is below the top of the window. Far from it the section says it, so that the browser need not lay out what is in the section. */
function topOf(heading: HTMLElement): number {
  const top = heading.closest('section')?.getBoundingClientRect().top ?? 0
  return Math.abs(top) > innerHeight ? top : heading.getBoundingClientRect().top
}

/** The group that an entry stands in or has below it. */
function findGroup(link: HTMLElement): HTMLDetailsElement | undefined {
  const below = link.nextElementSibling
  return below instanceof HTMLDetailsElement ? below : (link.closest('details') ?? undefined)
}

/** The entry of the section that is being read. */
function findEntryBeingRead(entries: readonly ContentsEntry[]): ContentsEntry | undefined {
  const { clientHeight, scrollHeight } = document.documentElement
  return findSectionRead(entries, {
    line: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + TOLERANCE,
    windowHeight: clientHeight,
    isAtEnd: scrollY + clientHeight >= scrollHeight - 1,
    fragment: decodedHash(location.hash),
  })
}
