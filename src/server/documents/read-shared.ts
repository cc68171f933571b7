import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** So much is hashed in about 2 ms; between two parts other requests are answered. */
const PART_BYTES = 2 * 1024 * 1024

/**
 * The bytes of a large file in memory that threads can share, and their hash.
 *
 * @throws Error when the file can't be read, or gets shorter meanwhile
 */
export async function readShared(path: string): Promise<{ readonly bytes: Uint8Array<SharedArrayBuffer>; readonly sha1: string }> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer((await file.stat()).size))
    const sha1 = createHash('sha1')
    for (let start = 0; start < bytes.length; ) {
      const { bytesRead } = await file.read(bytes, start, Math.min(PART_BYTES, bytes.length - start), start)
      if (bytesRead === 0) throw new Error('the file is cut off')
      sha1.update(bytes.subarray(start, start + bytesRead))
      start += bytesRead
    }
    return { bytes, sha1: sha1.digest('hex') }
  } finally {
    await file.close()
  }
}
