/** Where in a document a term stands, as one byte: how often in the body (3 bits), in headings (2), in the summary, in a name, in an alias. */
export type Places = number

const HEADING_SHIFT = 3
const MAX_HEADINGS = 3
export const IN_SUMMARY = 0x20
export const IN_NAME = 0x40
export const IN_ALIAS = 0x80

/** For each value of the three bits: a number of occurrences that stands for its range. */
const BODY_COUNTS = [0, 1, 2, 3, 4.5, 7, 13, 25]
const BODY_LIMITS = [0, 1, 2, 3, 5, 9, 18, Number.POSITIVE_INFINITY]

/** How much an occurrence counts, found on the half of the known items that is there for that (bench/search). */
const WEIGHTS = { name: 3.5, alias: 1.5, summary: 2, heading: 1.5, body: 1 }

/** For each number of occurrences in the body its three bits; more than the last count like it. */
const BODY_BITS = Uint8Array.from({ length: 20 }, (_, count) => BODY_LIMITS.findIndex((limit) => count <= limit))
const MANY = BODY_BITS.length - 1

/** The places with one heading more; more than three count as three. */
export function addHeading(places: Places): Places {
  const headings = (places >> HEADING_SHIFT) & MAX_HEADINGS
  return headings === MAX_HEADINGS ? places : places + (1 << HEADING_SHIFT)
}

/** All places as a byte. @param others than the body */
export function packPlaces(body: number, others: Places): Places {
  return others | (BODY_BITS[Math.min(body, MANY)] ?? 0)
}

/** The weighted number of occurrences of a term whose places are these: for all 256 values. The body's is divided by `BODY_NORM`. */
export const WEIGHTED_NAMES: Float32Array = Float32Array.from({ length: 256 }, (_, places) => {
  const heading = (places >> HEADING_SHIFT) & 3
  return (
    heading * WEIGHTS.heading +
    (places & IN_SUMMARY ? WEIGHTS.summary : 0) +
    (places & IN_NAME ? WEIGHTS.name : places & IN_ALIAS ? WEIGHTS.alias : 0)
  )
})
export const WEIGHTED_BODY: Float32Array = Float32Array.from({ length: 256 }, (_, places) => (BODY_COUNTS[places & 7] ?? 0) * WEIGHTS.body)
