/** A box with a name in it, in pixels from the top left. */
export interface Box {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An arrow to the box before: its line, and the triangle at its end, as SVG points. */
interface Arrow {
  readonly line: string
  readonly head: string
}

export interface ChainLayout {
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
  readonly width: number
  readonly height: number
}

/** Sizes of docs/behaviour/macros.md 17: boxes of 8 pixels for each character, at least 75 wide, in rows of at most 650. */
const CHARACTER = 8
const MIN_BOX = 75
const MAX_ROW = 650
const BOX_HEIGHT = 26
const GAP = 28
const ROW_GAP = 26
/** Room for the lines at the edge. */
const EDGE = 1
const HEAD = 8

/**
 * Lays a chain of names out in rows that turn round at their ends, so that neighbours stay neighbours: left to right, then right to left.
 *
 * @param names the first is what all others come from; its arrowheads point at it
 */
export function layOutChain(names: readonly string[]): ChainLayout {
  const boxes: (Box & { readonly row: number })[] = []
  for (const name of names) boxes.push(placeAfter(boxes.at(-1), name))
  // A row to the left may end further left than the first box.
  const left = Math.min(...boxes.map(({ x }) => x)) - EDGE
  const shifted = boxes.map((box) => ({ ...box, x: box.x - left }))
  return {
    boxes: shifted.map(({ row: _, ...box }) => box),
    arrows: shifted.slice(1).flatMap((box, index) => arrowOf(shifted[index], box)),
    width: Math.max(...shifted.map(({ x, width }) => x + width)) + EDGE,
    height: Math.max(...shifted.map(({ y, height }) => y + height)) + EDGE,
  }
}

type PlacedBox = Box & { readonly row: number }

function placeAfter(before: PlacedBox | undefined, name: string): PlacedBox {
  const size = { name, width: Math.max(MIN_BOX, name.length * CHARACTER), height: BOX_HEIGHT }
  if (before === undefined) return { ...size, x: EDGE, y: EDGE, row: 0 }
  const isToRight = before.row % 2 === 0
  const x = isToRight ? before.x + before.width + GAP : before.x - GAP - size.width
  const fits = isToRight ? x + size.width + EDGE <= MAX_ROW : x >= EDGE
  if (fits) return { ...size, x, y: before.y, row: before.row }
  // Below the end of the row: flush with the outer edge of the box above.
  const below = isToRight ? before.x + before.width - size.width : before.x
  return { ...size, x: below, y: before.y + BOX_HEIGHT + ROW_GAP, row: before.row + 1 }
}

function arrowOf(to: PlacedBox | undefined, from: PlacedBox): readonly Arrow[] {
  if (to === undefined) return []
  if (to.row !== from.row) {
    const x = Math.max(to.x, from.x) + Math.min(to.width, from.width) / 2
    const top = to.y + to.height
    return [{ line: `${x},${from.y} ${x},${top + HEAD}`, head: `${x},${top} ${x - HEAD / 2},${top + HEAD} ${x + HEAD / 2},${top + HEAD}` }]
  }
  const y = to.y + to.height / 2
  const isToRight = from.x > to.x
  const start = isToRight ? from.x : from.x + from.width
  const end = isToRight ? to.x + to.width : to.x
  const base = isToRight ? end + HEAD : end - HEAD
  return [{ line: `${start},${y} ${base},${y}`, head: `${end},${y} ${base},${y - HEAD / 2} ${base},${y + HEAD / 2}` }]
}
