/** Scrolls `scroller`, never the page, until `entry` stands at a part of its height in the window from the top. An entry that is in sight stays where it is. */
export function bringIntoSight(entry: HTMLElement, scroller: HTMLElement, part: number): void {
  const place = entry.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  const bottom = Math.min(frame.bottom, document.documentElement.clientHeight)
  const covered = Number.parseFloat(getComputedStyle(entry).scrollMarginBlockStart)
  if (place.top >= frame.top + covered && place.bottom <= bottom) return
  scroller.scrollTop += place.top - frame.top - (bottom - frame.top) * part
}
