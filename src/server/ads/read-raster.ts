import { imageSize } from 'image-size'
import type { Placement } from '#contracts/ad-placements.ts'
import { IMAGE_SIZES, type ImageSize } from '#contracts/ad-sizes.ts'
import { walkGif } from './walk-gif.ts'

/** An image that may be shown as an ad. */
export interface Raster {
  /** Its media type, as its bytes say. */
  readonly type: string
  readonly width: number
  readonly height: number
}

/** The largest image, in bytes: what a static image of these sizes takes is much less. */
export const IMAGE_BYTES_MAX = 256 * 1024

const PNG_HEAD_BYTES = 8
/** Of a chunk without its data: its length, its name, its checksum. */
const CHUNK_BYTES = 12

interface Format {
  /** As `image-size` calls it. */
  readonly names: readonly string[]
  readonly type: string
  /** Whether the first bytes are those of the format; the bytes are given as Latin-1. */
  readonly begins: (text: string) => boolean
  /** Whether it has what only moving images of the format have. */
  readonly moves: (text: string, bytes: Uint8Array) => boolean
  /** Whether the file ends where the image does. */
  readonly ends: (text: string, bytes: Uint8Array) => boolean
}

/** Raster formats only: an SVG image is a document, with links, styles and more. */
const FORMATS: readonly Format[] = [
  {
    names: ['png'],
    type: 'image/png',
    begins: (text) => text.startsWith('\u0089PNG\r\n\u001a\n'),
    moves: isAnimatedPng,
    ends: (text) => text.indexOf('IEND\u00aeB`\u0082') === text.length - 8,
  },
  {
    names: ['jpg'],
    type: 'image/jpeg',
    begins: (text) => text.startsWith('\u00ff\u00d8\u00ff'),
    moves: () => false,
    ends: (text) => text.endsWith('\u00ff\u00d9'),
  },
  {
    names: ['webp'],
    type: 'image/webp',
    begins: (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
    moves: (text) => text.includes('ANIM') || text.includes('ANMF'),
    ends: (text) => Buffer.from(text.slice(4, 8), 'latin1').readUInt32LE() === text.length - 8,
  },
  {
    names: ['gif'],
    type: 'image/gif',
    begins: (text) => text.startsWith('GIF87a') || text.startsWith('GIF89a'),
    // One image stays as it is, also with a number of repetitions and a time.
    moves: (_, bytes) => walkGif(bytes).images > 1,
    ends: (_, bytes) => walkGif(bytes).end === bytes.byteLength,
  },
  {
    names: ['avif', 'heif'],
    type: 'image/avif',
    begins: (text) => text.startsWith('ftypavif', 4),
    moves: (text) => text.slice(0, 64).includes('avis'),
    ends: () => true,
  },
]

/**
 * The format and the size of an image for a placement, by its bytes, whatever its name says (docs/behaviour/ads.md 3).
 *
 * @returns a sentence that says why the image can't be used
 */
export function readRaster(bytes: Uint8Array, placement: Placement): Raster | string {
  if (bytes.byteLength > IMAGE_BYTES_MAX) return `the image has ${bytes.byteLength} bytes, at most ${IMAGE_BYTES_MAX} are accepted`
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const format = FORMATS.find(({ begins }) => begins(text))
  if (format === undefined) return 'the file is no PNG, JPEG, WebP, GIF or AVIF image'
  if (format.moves(text, bytes)) return 'the image moves; ads are static'
  if (!format.ends(text, bytes)) return 'the image is not complete, or something stands behind its end'
  const size = measure(bytes, format)
  if (size === undefined) return 'the size of the image cannot be read'
  if (IMAGE_SIZES[placement].some((allowed) => isOfSize(size, allowed))) return { type: format.type, ...size }
  const sizes = IMAGE_SIZES[placement].map(({ width, height }) => `${width}x${height}`).join(' or ')
  return `the image has ${size.width}x${size.height} pixels; ${placement} takes ${sizes}, or twice as many each way`
}

/** Whether `acTL` is one of the chunks before the image: behind it and inside of others the name means nothing (PNG specification, section 11.3.6). */
function isAnimatedPng(_: string, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let position = PNG_HEAD_BYTES; position + CHUNK_BYTES <= file.length; ) {
    const name = file.toString('latin1', position + 4, position + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    position += CHUNK_BYTES + file.readUInt32BE(position)
  }
  return false
}

function measure(bytes: Uint8Array, { names }: Format): ImageSize | undefined {
  try {
    const { width, height, type } = imageSize(bytes)
    return type !== undefined && names.includes(type) ? { width, height } : undefined
  } catch {
    // The bytes are no such image.
    return undefined
  }
}

function isOfSize(size: ImageSize, { width, height }: ImageSize): boolean {
  return [1, 2].some((density) => size.width === width * density && size.height === height * density)
}
