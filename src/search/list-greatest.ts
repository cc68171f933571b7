/** The upper bits of a number that choose its bucket: sign, exponent and three bits of a float of 32 bits. */
const BUCKET_SHIFT = 20
const BUCKETS = 1 << (32 - BUCKET_SHIFT)

/**
 * At most `count` documents: those with the greatest scores, in no order; of equal ones the first in the list.
 *
 * @param scores of all documents by their numbers, none of them negative
 */
export function listGreatest(documents: Int32Array, scores: Float32Array, count: number): Int32Array {
  if (documents.length <= count) return documents
  const least = findGreatest(documents, scores, count)
  const greatest = new Int32Array(count)
  let length = 0
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if ((scores[document] ?? 0) > least) greatest[length++] = document
  }
  for (let at = 0; at < documents.length && length < count; at += 1) {
    const document = documents[at] ?? 0
    if (scores[document] === least) greatest[length++] = document
  }
  return greatest
}

/**
 * The score that `count` documents reach, found without sorting all of them: floats that are not negative have the order of their bits. So the
 * upper bits sort them into buckets, and only the bucket with the score is sorted.
 */
function findGreatest(documents: Int32Array, scores: Float32Array, count: number): number {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length)
  const sizes = new Uint32Array(BUCKETS)
  for (let at = 0; at < documents.length; at += 1) {
    const bucket = (bits[documents[at] ?? 0] ?? 0) >>> BUCKET_SHIFT
    sizes[bucket] = (sizes[bucket] ?? 0) + 1
  }
  let [bucket, above] = [BUCKETS - 1, 0]
  while (above + (sizes[bucket] ?? 0) < count) {
    above += sizes[bucket] ?? 0
    bucket -= 1
  }
  const inBucket = new Float32Array(sizes[bucket] ?? 0)
  let length = 0
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if ((bits[document] ?? 0) >>> BUCKET_SHIFT === bucket) inBucket[length++] = scores[document] ?? 0
  }
  inBucket.sort()
  return inBucket[length - (count - above)] ?? 0
}
