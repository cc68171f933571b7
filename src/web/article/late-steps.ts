/** What is laid out at once, in rem from the top of the text and from its end: more than the window of most desktops shows. */
const AT_ONCE_REM = 60
/** Sections that are less high than this are laid out at once. */
const LOW_REM = 7
/** A browser watches each late section: thousands of them cost more than their layout. */
const MAX_LATE = 100
/** What a heading takes, with its margins. */
const HEADING_REM = 4
const STEPS = 6

/**
 * About how high the sections are that are laid out when they come near the window, in steps: 1 is 10rem, each one more twice as much (article/prose.css).
 * Undefined for the others: those at the top and at the end, low ones, and those after the hundredth late one (docs/behaviour/layout.md 15, docs/decisions/0187).
 *
 * @param sections their HTML
 */
export function lateSteps(sections: readonly string[]): readonly (number | undefined)[] {
  const heights = sections.map(heightOf)
  let above = 0
  let left = heights.reduce((sum, rem) => sum + rem, 0)
  let count = 0
  return heights.map((rem) => {
    // After a jump to the end no section there may still change its height: what is to be pressed would move away.
    const isAtEdge = above < AT_ONCE_REM || left <= AT_ONCE_REM
    above += rem
    left -= rem
    if (isAtEdge || rem < LOW_REM || count === MAX_LATE) return undefined
    count += 1
    return Math.min(STEPS, Math.max(1, Math.round(Math.log2(rem / 5))))
  })
}

/** In rem, from the length of the HTML: most of a table of compatibility are tags, and much of code. */
function heightOf(html: string): number {
  const charactersPerRem = html.includes('class="compat') ? 150 : html.includes('<pre') ? 90 : 60
  return HEADING_REM + html.length / charactersPerRem
}
