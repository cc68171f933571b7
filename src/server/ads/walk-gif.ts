/** What the blocks of a GIF file say (GIF89a specification, section 14 and the following). */
export interface GifBlocks {
  /** How many images there are. */
  readonly images: number
  /** Behind the trailer; undefined when the file ends before it, or has something that is no block. */
  readonly end: number | undefined
}

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]
/** Signature, logical screen descriptor, and the place of the flags in it. */
const [HEAD_BYTES, HEAD_FLAGS] = [13, 10]
const [IMAGE_BYTES, IMAGE_FLAGS] = [10, 9]
/** What stands between the colours of an image and its first sub-block, or in front of that of an extension. */
const [CODE_SIZE_BYTES, EXTENSION_BYTES] = [1, 2]

/** Walks the blocks of a GIF file, each byte at most once. */
export function walkGif(bytes: Uint8Array): GifBlocks {
  let images = 0
  let position = HEAD_BYTES + colorTableBytes(bytes[HEAD_FLAGS])
  for (;;) {
    const kind = bytes[position]
    if (kind === TRAILER) return { images, end: position + 1 }
    if (kind === EXTENSION) position = skipSubBlocks(bytes, position + EXTENSION_BYTES)
    else if (kind === IMAGE) {
      images += 1
      position = skipSubBlocks(bytes, position + IMAGE_BYTES + colorTableBytes(bytes[position + IMAGE_FLAGS]) + CODE_SIZE_BYTES)
    } else return { images, end: undefined }
  }
}

/** The size of a table of colours, by the flags in front of it. */
function colorTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/** Sub-blocks begin with their sizes; one of the size 0 is the last one. */
function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let position = start
  for (let size = bytes[position] ?? 0; size > 0; size = bytes[position] ?? 0) position += size + 1
  return position + 1
}
