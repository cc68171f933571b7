/** Where in a document a term stands, as one byte: how often in the body (3 bits), in headings (2), in the summary, in a name, in an alias. */
export type Places = number

const HEADING_SHIFT = 3
const SUMMARY = 0x20
const NAME = 0x40
const ALIAS = 0x80

/** For each value of the three bits: a number of occurrences that stands for its range. */
const BODY_COUNTS = [0, 1, 2, 3, 4.5, 7, 13, 25]
const BODY_LIMITS = [0, 1, 2, 3, 5, 9, 18, Number.POSITIVE_INFINITY]

/** How much an occurrence counts, found on the half of the known items that is there for that (bench/search). */
const WEIGHTS = { name: 3.5, alias: 1.5, summary: 2, heading: 1.5, body: 1 }

export interface PlaceCounts {
  body: number
  heading: number
  isInSummary: boolean
  isInName: boolean
  isInAlias: boolean
}

/** The counts as a byte. */
export function packPlaces({ body, heading, isInSummary, isInName, isInAlias }: PlaceCounts): Places {
  return (
    BODY_LIMITS.findIndex((limit) => body <= limit) |
    (Math.min(heading, 3) << HEADING_SHIFT) |
    (isInSummary ? SUMMARY : 0) |
    (isInName ? NAME : 0) |
    (isInAlias ? ALIAS : 0)
  )
}

/** The weighted number of occurrences of a term whose places are these: for all 256 values. The body's is divided by `BODY_NORM`. */
export const WEIGHTED_NAMES: Float32Array = Float32Array.from({ length: 256 }, (_, places) => {
  const heading = (places >> HEADING_SHIFT) & 3
  return (
    heading * WEIGHTS.heading +
    (places & SUMMARY ? WEIGHTS.summary : 0) +
    (places & NAME ? WEIGHTS.name : places & ALIAS ? WEIGHTS.alias : 0)
  )
})
export const WEIGHTED_BODY: Float32Array = Float32Array.from({ length: 256 }, (_, places) => (BODY_COUNTS[places & 7] ?? 0) * WEIGHTS.body)
