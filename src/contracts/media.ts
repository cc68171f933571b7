/**
 * Types of files that can be next to a page and are served with it (docs/behaviour/documents.md 30). `txt`, `json` and `css`,
 * which the corpus also holds, are no media and stay out.
 */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  woff2: 'font/woff2',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/**
 * The media type of a file by its ending, undefined when such files are not served.
 *
 * @example findMediaType('a/Diagram.SVG') // 'image/svg+xml'
 */
export function findMediaType(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined
}
