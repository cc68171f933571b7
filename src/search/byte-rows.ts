/** Rows of bytes one after the other, and where each ends. Between two rows stands a separator. */
export interface ByteRows {
  readonly bytes: Uint8Array
  readonly ends: Uint32Array
  readonly separator: Uint8Array
}

/** The same in blocks that are to be written one after the other: most of them are parts of other blocks, which are not copied. */
export interface ByteBlocks {
  readonly blocks: readonly Uint8Array[]
  readonly ends: Uint32Array
}

/** All bytes of blocks. */
export function joinBlocks(blocks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeOf(blocks))
  let offset = 0
  for (const block of blocks) {
    bytes.set(block, offset)
    offset += block.byteLength
  }
  return bytes
}

/** The number of bytes of blocks. */
export function sizeOf(blocks: readonly Uint8Array[]): number {
  return blocks.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/**
 * Rows of which some are new: those that follow each other in `previous` as well become one block.
 *
 * @param sources where each row comes from: its number in `previous`, or -1 less its number in `added`
 */
export function mergeRows(previous: ByteRows, added: readonly Uint8Array[], sources: Int32Array): ByteBlocks {
  const { bytes, separator } = previous
  const blocks: Uint8Array[] = []
  const ends = new Uint32Array(sources.length)
  let length = 0
  for (let at = 0; at < sources.length; ) {
    if (at > 0) {
      blocks.push(separator)
      length += separator.byteLength
    }
    const source = sources[at] ?? 0
    const count = runLength(sources, at)
    const start = source < 0 ? 0 : startOf(previous, source)
    const block = source < 0 ? added[-1 - source] : bytes.subarray(start, previous.ends[source + count - 1])
    if (source < 0) ends[at] = length + (block?.byteLength ?? 0)
    else for (let row = 0; row < count; row += 1) ends[at + row] = (previous.ends[source + row] ?? 0) - start + length
    if (block !== undefined) blocks.push(block)
    length += block?.byteLength ?? 0
    at += count
  }
  return { blocks, ends }
}

/** How many rows follow each other in the previous rows as well; 1 for a new row. */
function runLength(sources: Int32Array, at: number): number {
  const source = sources[at] ?? 0
  if (source < 0) return 1
  let count = 1
  while (at + count < sources.length && sources[at + count] === source + count) count += 1
  return count
}

/** Where a row begins. */
export function startOf({ ends, separator }: ByteRows, row: number): number {
  return row === 0 ? 0 : (ends[row - 1] ?? 0) + separator.byteLength
}
