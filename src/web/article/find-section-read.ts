/** A heading of the table of contents. */
export interface HeadingPlace {
  readonly id: string
  /** Its distance from the top of the window, in CSS pixels; measured when it is asked for. */
  readonly top: () => number
}

/** Where the user is, in CSS pixels. */
export interface ReadingPosition {
  /** The distance from the top of the window at which a heading counts as reached. */
  readonly line: number
  readonly windowHeight: number
  readonly isAtEnd: boolean
  /** The id in the fragment of the address, '' without one. */
  readonly fragment: string
}

/**
 * The heading of the section that is being read: the last one that has come to the line. At the end of the page it is the heading of the
 * fragment, when that is in sight below the line, since it can't be scrolled further. Measures as many headings as a binary search needs.
 *
 * @param headings in the order of the page
 * @returns undefined above the first heading
 */
export function findSectionRead<Heading extends HeadingPlace>(
  headings: readonly Heading[],
  position: ReadingPosition,
): Heading | undefined {
  const reached = countReached(headings, position.line)
  const last = headings[reached - 1]
  if (!position.isAtEnd) return last
  const asked = headings.slice(reached).find(({ id }) => id === position.fragment)
  return asked !== undefined && asked.top() < position.windowHeight ? asked : last
}

function countReached(headings: readonly HeadingPlace[], line: number): number {
  let reached = 0
  let end = headings.length
  while (reached < end) {
    const middle = (reached + end) >> 1
    const top = headings[middle]?.top() ?? Number.POSITIVE_INFINITY
    if (top <= line) reached = middle + 1
    else end = middle
  }
  return reached
}
