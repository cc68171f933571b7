import { findMediaType, MEDIA_TYPES } from '#contracts/media.ts'

/** Types of files that the build itself writes; those next to pages are in contracts/media.ts. */
const BUILT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: 'text/html; charset=utf-8',
    json: 'application/json; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    rss: 'application/rss+xml; charset=utf-8',
    map: 'application/json; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    ico: 'image/x-icon',
    wasm: 'application/wasm',
  }),
)

/** Feeds have types of their own, which their endings don't tell (RSS Profile; jsonfeed.org/version/1.1, "Discovery"). */
const FEED_TYPES: ReadonlyMap<string, string> = new Map([
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
])

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|feed\+json|xml|rss\+xml|manifest\+json|wasm))/

/**
 * The Content-Type of a file by its ending; files of no known type are bytes to download.
 *
 * @example contentTypeOf('en-US/sitemap.xml.gz') // 'application/xml; charset=utf-8'
 */
export function contentTypeOf(path: string): string {
  const name = path.replace(/\.gz$/, '')
  return (
    findMediaType(name) ??
    FEED_TYPES.get(name.slice(name.lastIndexOf('/') + 1)) ??
    BUILT_TYPES.get(extensionOf(name)) ??
    'application/octet-stream'
  )
}

/** Whether a path ends like a file rather than like a page: `/en-US/blog/rss.xml`, but not `/en-US/blog/node.js-2`. */
export function hasFileExtension(path: string): boolean {
  const extension = extensionOf(path)
  return BUILT_TYPES.has(extension) || Object.hasOwn(MEDIA_TYPES, extension)
}

/** Whether compressing files of this type makes them smaller: text does, images, sound, films and woff2 are compressed already. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}
