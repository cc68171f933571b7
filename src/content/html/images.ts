import type { Element } from 'domhandler'
import { SHARED_ASSETS } from '../read/shared-assets.ts'
import { mapSrcset } from '../text/srcset.ts'
import { addressBelow, findFile } from './find-file.ts'
import type { HtmlContext, ProblemPlace } from './html-context.ts'

/**
 * Gives an image, video or audio the addresses of its files from the site's root, and an image its size and lazy loading (docs/behaviour/documents.md 34).
 * A file next to the page is looked for in the page's own folder, then in the English page's.
 */
export function processImage(image: Element, context: HtmlContext): void {
  const { attribs } = image
  const isImage = image.name === 'img'
  const line = attribs['data-line']
  delete attribs['data-line']
  const { src: writtenSrc, poster, srcset } = attribs
  const src = writtenSrc?.trim() ?? ''
  /** Where a part of an attribute stands. Markdown has only `src`. */
  const placeOf = (attribute: string, value: string, part: string): ProblemPlace =>
    line === undefined ? { tag: { element: image, attribute, value, part } } : { line: Number(line), needle: part }
  const placeOfSrc = writtenSrc === undefined ? { tag: { element: image, without: 'src' } } : placeOf('src', writtenSrc, src)
  if (isImage) {
    attribs.loading = 'lazy'
    if (attribs.alt === undefined)
      context.report({
        kind: 'missing-alt',
        severity: 'warning',
        message: 'the image has no `alt` text',
        place: placeOfSrc.tag === undefined ? placeOfSrc : { tag: { without: 'alt', ...placeOfSrc.tag } },
        hint: 'describe what it shows; `alt=""` if it only decorates',
      })
    if (src === '') context.report({ kind: 'missing-image', severity: 'warning', message: 'the image has no URL', place: placeOfSrc })
  }
  const addressOf = (written: string, place: ProblemPlace): string => findShown(written, { place, isImage: true }, context).address
  if (poster !== undefined && poster.trim() !== '') attribs.poster = addressOf(poster.trim(), placeOf('poster', poster, poster.trim()))
  if (srcset !== undefined) attribs.srcset = mapSrcset(srcset, (candidate) => addressOf(candidate, placeOf('srcset', srcset, candidate)))
  if (src === '') return
  const { address, path } = findShown(src, { place: placeOfSrc, isImage }, context)
  attribs.src = address
  if (path === undefined || !isImage || attribs.width !== undefined || attribs.height !== undefined) return
  const size = context.measure(path)
  if (size === undefined) {
    const message = `${src} is not an image that can be measured`
    context.report({ kind: 'unreadable-image', severity: 'warning', message, place: placeOfSrc })
    return
  }
  attribs.width = String(size.width)
  attribs.height = String(size.height)
}

interface Shown {
  readonly address: string
  /** Absolute, of the source; undefined for what is no file of the content. */
  readonly path?: string
}

/** The file that an address of an image, video or audio means; reports what is wrong with it. */
function findShown(written: string, { place, isImage }: { place: ProblemPlace; isImage: boolean }, context: HtmlContext): Shown {
  if (/^https?:\/\//i.test(written)) {
    if (isImage)
      context.report({
        kind: 'external-image',
        severity: 'info',
        message: 'the image comes from another site',
        place,
        hint: 'put a copy next to the page',
      })
    return { address: written }
  }
  if (/^data:image\//i.test(written)) return { address: written }
  const found = findFile(written, context)
  if (found === undefined) {
    if (written.startsWith(`/${SHARED_ASSETS}/`)) return { address: written }
    context.report({
      kind: 'missing-image',
      severity: 'warning',
      message: `no file ${written} next to the page`,
      place,
      hint: 'add the file or fix the address',
    })
    return { address: written.startsWith('/') ? written : addressBelow(context.page, written) }
  }
  if (found.spelling !== undefined)
    context.report({
      kind: 'ill-cased-image',
      severity: 'info',
      message: `${written} is spelled ${found.spelling} on disk`,
      place,
      hint: 'use that spelling',
    })
  return { address: found.url, path: found.path }
}
