import type { Element } from 'domhandler'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { areaAssetUrl } from '../areas/area-urls.ts'
import { encodeUrl } from '../macros/link.ts'
import type { HtmlContext } from './html-context.ts'

/**
 * Gives a picture its address from the site's root, its size and lazy loading (reference/content.md 3.5). A picture beside the page
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
      context.report(
        'missing-alt',
        'warning',
        'the picture has no `alt` text',
        place,
        'describe what it shows; `alt=""` if it only decorates',
      )
  }
  if (src === '') {
    if (image.name === 'img') context.report('missing-image', 'warning', 'the picture has no address', place)
    return
  }
  if (/^https?:\/\//i.test(src)) {
    if (image.name === 'img')
      context.report('external-image', 'info', 'the picture comes from another site', place, 'put a copy beside the page')
    return
  }
  if (/^data:image\//i.test(src) || src.startsWith('/shared-assets/')) return
  const found = findBeside(src, context)
  if (found === undefined) {
    context.report('missing-image', 'warning', `no file ${src} beside the page`, place, 'add the file or mend the address')
    return
  }
  if (found.spelling !== undefined)
    context.report('ill-cased-image', 'info', `${src} is spelled ${found.spelling} on disk`, place, 'use that spelling')
  image.attribs.src = found.url
  if (image.name !== 'img' || image.attribs.width !== undefined || image.attribs.height !== undefined) return
  const size = context.measure(found.path)
  if (size === undefined) {
    context.report('unreadable-image', 'warning', `${src} is no picture that can be measured`, place)
    return
  }
  image.attribs.width = String(size.width)
  image.attribs.height = String(size.height)
}

/** A file by an address relative to the page. `..` may climb, but never out of the locale's folder. `spelling`: its name, where that is written in another case. */
function findBeside(src: string, { page, questions }: HtmlContext): { url: string; path: string; spelling?: string } | undefined {
  const base = src.startsWith('/') ? folderOfUrl(src) : { folder: page.folder, name: decode(src) }
  if (base === undefined) return undefined
  const segments = base.folder.split('/')
  for (const segment of base.name.split(/[?#]/)[0]?.split('/') ?? []) {
    if (segment === '..') {
      if (segments.length <= 1) return undefined
      segments.pop()
    } else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  if (segments.length < 2) return undefined
  if (page.area !== undefined && !src.startsWith('/')) return findInArea(segments.join('/'), questions)
  const own = questions.findAsset(segments.join('/'))
  const english = own ?? questions.findAsset([DEFAULT_LOCALE.toLowerCase(), ...segments.slice(1)].join('/'))
  if (english === undefined) return undefined
  const locale = findLocale(english.key.slice(0, english.key.indexOf('/')))?.code ?? page.locale
  const keySegments = english.key.split('/')
  const folder = keySegments.slice(1, -1).join('/')
  const name = keySegments.at(-1) ?? ''
  const pageFolder = page.folder.slice(page.folder.indexOf('/') + 1)
  const url = folder === pageFolder ? docUrl(locale, page.slug) : assetFolderUrl(locale, folder, questions)
  return {
    url: `${encodeUrl(url)}/${encodeURIComponent(name)}`,
    path: english.path,
    ...(name === segments.at(-1) ? {} : { spelling: name }),
  }
}

/** Pages outside the documents are in one language only, and the address of a file beside them follows from its path. */
function findInArea(key: string, questions: HtmlContext['questions']): { url: string; path: string } | undefined {
  const asset = questions.findAsset(key)
  const url = asset === undefined ? undefined : areaAssetUrl(asset.key)
  return asset === undefined || url === undefined ? undefined : { url: encodeUrl(url), path: asset.path }
}

/** Where the files of a folder are served: below its page, else below the nearest page above (as in write/asset-urls.ts). */
function assetFolderUrl(locale: LocaleCode, folder: string, questions: HtmlContext['questions']): string {
  const segments = folder.split('/')
  for (let depth = segments.length; depth > 0; depth--) {
    const found = questions.resolve(docUrl(locale, slugOfFolder(segments.slice(0, depth).join('/'))))
    if (found !== undefined && !found.isRedirected) return [docUrl(locale, found.page.slug), ...segments.slice(depth)].join('/')
  }
  return docUrl(locale, folder)
}

/** The slug, in some case, of a folder (the other way round: `folderOfSlug`). */
function slugOfFolder(folder: string): string {
  return folder.replaceAll('_star_', '*').replaceAll('_doublecolon_', '::').replaceAll('_colon_', ':').replaceAll('_question_', '?')
}

/** `/en-US/docs/Web/CSS/x.png` -> the folder `en-us/web/css` and the name. */
function folderOfUrl(src: string): { folder: string; name: string } | undefined {
  const [, locale = '', docs, ...rest] = decode(src).split('/')
  return docs === 'docs' && rest.length > 0
    ? { folder: [locale, ...rest.slice(0, -1)].join('/').toLowerCase(), name: rest.at(-1) ?? '' }
    : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
