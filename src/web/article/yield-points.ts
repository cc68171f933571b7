/** The distance between two points in characters: a slow phone parses so much in about 10 ms. With points that are closer, frames take the time that is saved. */
const DISTANCE = 20_000
/** An empty data block (HTML, 4.12.1). HTML allows it in lists and tables, and no browser shows or runs it. */
const POINT = '<script type="text/plain"></script>'
/**
 * Where a point changes nothing: after a paragraph, at the end of an entry, between two rows. Attributes and texts have `&lt;` and no tags.
 * Not between entries, of which stylesheets say what follows which (`li + li`).
 */
const PLACE = /<\/p>|(?=<\/(?:dd|li)>)|<\/tr>(?=\s{0,9}<tr)/g

/**
 * Late sections with points at which the parser of a browser may stop for a frame or for what the user does: Chromium parses for 500 ms at a time, and
 * after a script element for only 10 ms more (docs/decisions/0188). Sections that are laid out at once have none: each stop there would lay them out again.
 *
 * @param sections their HTML
 * @param late of each, its step; undefined for one that is laid out at once (late-steps.ts)
 */
export function withYieldPoints(sections: readonly string[], late: readonly (number | undefined)[]): readonly string[] {
  let next = DISTANCE
  return sections.map((html, index) => {
    if (late[index] === undefined) return html
    const parts: string[] = []
    let from = 0
    for (let end = findPlace(html, next); end !== undefined; end = findPlace(html, next)) {
      parts.push(html.slice(from, end), POINT)
      from = end
      next = end + DISTANCE
    }
    next = Math.max(0, next - html.length)
    return parts.join('') + html.slice(from)
  })
}

/** The first place at a position or after it. */
function findPlace(html: string, position: number): number | undefined {
  PLACE.lastIndex = position
  return PLACE.exec(html) === null ? undefined : PLACE.lastIndex
}
