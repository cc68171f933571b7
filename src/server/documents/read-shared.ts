import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** So much is hashed in about 2 ms; between two parts other requests are answered. */
const PART_BYTES = 2 * 1024 * 1024

type SharedBytes = Uint8Array<SharedArrayBuffer>

/**
 * The bytes of a large file in memory that threads can share, and their hash.
 *
 * @param placeFor gives the memory for a file of this size; absent: new memory
 * @throws Error when the file can't be read, or gets shorter meanwhile, and what `placeFor` throws
 */
export async function readShared(
  path: string,
  placeFor = (size: number): SharedBytes => new Uint8Array(new SharedArrayBuffer(size)),
): Promise<{ readonly bytes: SharedBytes; readonly sha1: string }> {
  const file = await open(path)
  try {
    const bytes = placeFor((await file.stat()).size)
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
