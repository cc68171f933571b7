/** 2^8 rows at once: few enough for the parameters of a statement. */
const LARGEST = 256

/**
 * A list in pieces whose lengths are powers of two, the longest first: inserts of any number of rows are then a few statements, which the
 * database prepares once.
 *
 * @example inChunks(['a', 'b', 'c']) // [['a', 'b'], ['c']]
 */
export function inChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const chunks: (readonly Item[])[] = []
  for (let start = 0; start < items.length; ) {
    const length = Math.min(LARGEST, 2 ** Math.floor(Math.log2(items.length - start)))
    chunks.push(items.slice(start, start + length))
    start += length
  }
  return chunks
}
