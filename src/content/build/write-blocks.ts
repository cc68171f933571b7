import { createHash } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'

/** Smaller blocks are joined before they are written: a call for each of them costs more. */
const CHUNK_BYTES = 1 << 16

/**
 * Writes a file from blocks, without a copy of all of them in memory. The memory of a block is free when the next one is asked for.
 *
 * @returns SHA-1 of the file
 */
export function writeBlocks(path: string, blocks: Iterable<Uint8Array>): string {
  const digest = createHash('sha1')
  const file = openSync(path, 'w')
  try {
    for (const chunk of chunksOf(blocks)) {
      digest.update(chunk)
      writeFileSync(file, chunk)
    }
  } finally {
    closeSync(file)
  }
  return digest.digest('hex')
}

/** SHA-1 of a file with these blocks. */
export function hashBlocks(blocks: Iterable<Uint8Array>): string {
  const digest = createHash('sha1')
  for (const chunk of chunksOf(blocks)) digest.update(chunk)
  return digest.digest('hex')
}

function* chunksOf(blocks: Iterable<Uint8Array>): Generator<Uint8Array> {
  const small = Buffer.allocUnsafe(2 * CHUNK_BYTES)
  let size = 0
  for (const block of blocks) {
    if (block.byteLength >= CHUNK_BYTES || size >= CHUNK_BYTES) {
      yield small.subarray(0, size)
      size = 0
    }
    if (block.byteLength >= CHUNK_BYTES) yield block
    else {
      small.set(block, size)
      size += block.byteLength
    }
  }
  yield small.subarray(0, size)
}
