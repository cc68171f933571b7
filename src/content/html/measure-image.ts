import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageSize } from './html-context.ts'

/** Commas may stand between the numbers of a view box (SVG 2, section 8.6); the package that measures expects spaces. */
const VIEW_BOX = /\bviewBox\s{0,9}=\s{0,9}["'][^"'<>]{0,200}["']/
/** From this one on, the orientations of EXIF turn an image by 90 degrees, as browsers show it. */
const FIRST_TURNED = 5

/** Measures images, each once: width and height as browsers show the file; for SVG from its attributes or view box. Undefined when it is unknown. */
export function createImageMeasure(): (path: string) => ImageSize | undefined {
  const known = new Map<string, ImageSize | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, measure(path))
    return known.get(path)
  }
}

function measure(path: string): ImageSize | undefined {
  try {
    const bytes = readFileSync(path)
    return sizeOf(bytes) ?? sizeOf(Buffer.from(bytes.toString('utf8').replace(VIEW_BOX, (found) => found.replaceAll(/[\s,]+/g, ' '))))
  } catch {
    return undefined
  }
}

/** Undefined where a number is missing. */
function sizeOf(bytes: Uint8Array): ImageSize | undefined {
  const { width, height, orientation = 1 } = imageSize(bytes)
  const [across, down] = orientation < FIRST_TURNED ? [width, height] : [height, width]
  const size = { width: Math.round(across), height: Math.round(down) }
  return size.width > 0 && size.height > 0 ? size : undefined
}
