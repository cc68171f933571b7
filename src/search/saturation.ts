import { WEIGHTED_BODY, WEIGHTED_NAMES } from './fields.ts'

/** BM25's k1: how soon more occurrences stop to count. */
const SATURATION = 1.4

/**
 * How much a term counts in a document, 0 to 1.
 *
 * @param places where it stands (`fields.ts`)
 * @param lengthFactor how the document's length counts against the occurrences in its body
 * @param weight of the term: less than 1 when it stands for another one
 */
export function saturate(places: number, lengthFactor: number, weight: number): number {
  const count = (WEIGHTED_NAMES[places] ?? 0) + (WEIGHTED_BODY[places] ?? 0) / lengthFactor
  return (weight * count) / (SATURATION + count)
}
