import type { Element } from 'domhandler'
import { SHARED_ASSETS } from '../read/shared-assets.ts'
import { addressBelow, findFile } from './find-file.ts'
import type { HtmlContext } from './html-context.ts'

/**
 * Gives an image its address from the site's root, its size and lazy loading (docs/behaviour/documents.md 34). An image next to the page
 * is looked for in the page's own folder, then in the English page's.
 */
export function processImage(image: Element, context: HtmlContext): void {
  const src = image.attribs.src?.trim() ?? ''
  const line = image.attribs['data-line']
  delete image.attribs['data-line']
  const place = { ...(line === undefined ? {} : { line: Number(line) }), needle: src }
  if (image.name === 'img') {
    image.attribs.loading = 'lazy'
    if (image.attribs.alt === undefined)
      context.report({
        kind: 'missing-alt',
        severity: 'warning',
        message: 'the image has no `alt` text',
        place,
        hint: 'describe what it shows; `alt=""` if it only decorates',
      })
  }
  if (src === '') {
    if (image.name === 'img') context.report({ kind: 'missing-image', severity: 'warning', message: 'the image has no URL', place })
    return
  }
  if (/^https?:\/\//i.test(src)) {
    if (image.name === 'img')
      context.report({
        kind: 'external-image',
        severity: 'info',
        message: 'the image comes from another site',
        place,
        hint: 'put a copy next to the page',
      })
    return
  }
  if (/^data:image\//i.test(src)) return
  const found = findFile(src, context)
  if (found === undefined) {
    if (src.startsWith(`/${SHARED_ASSETS}/`)) return
    context.report({
      kind: 'missing-image',
      severity: 'warning',
      message: `no file ${src} next to the page`,
      place,
      hint: 'add the file or fix the address',
    })
    if (!src.startsWith('/')) image.attribs.src = addressBelow(context.page, src)
    return
  }
  if (found.spelling !== undefined)
    context.report({
      kind: 'ill-cased-image',
      severity: 'info',
      message: `${src} is spelled ${found.spelling} on disk`,
      place,
      hint: 'use that spelling',
    })
  image.attribs.src = found.url
  if (image.name !== 'img' || image.attribs.width !== undefined || image.attribs.height !== undefined) return
  const size = context.measure(found.path)
  if (size === undefined) {
    context.report({ kind: 'unreadable-image', severity: 'warning', message: `${src} is not an image that can be measured`, place })
    return
  }
  image.attribs.width = String(size.width)
  image.attribs.height = String(size.height)
}
