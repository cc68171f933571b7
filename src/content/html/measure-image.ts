import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageSize } from './html-context.ts'

/** Measures images, each once: width and height from the file; for SVG from its attributes or view box. Undefined when it is unknown. */
export function createImageMeasure(): (path: string) => ImageSize | undefined {
  const known = new Map<string, ImageSize | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, measure(path))
    return known.get(path)
  }
}

function measure(path: string): ImageSize | undefined {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return undefined
  }
}
