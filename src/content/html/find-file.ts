import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { PageRecord } from '../read/page-record.ts'
import { sharedAssetKey, sharedAssetUrl } from '../read/shared-assets.ts'
import { decodePath } from '../text/decode-path.ts'
import { areaAssetUrl } from '../tree/area-urls.ts'
import { encodeUrl, slugOfFolder } from '../tree/page-url.ts'
import type { HtmlContext } from './html-context.ts'

/** A file of the content. */
export interface FoundFile {
  /** Its address on the site. */
  readonly url: string
  /** Absolute, of the source. */
  readonly path: string
  /** Its name, where that is written in another case. */
  readonly spelling?: string
}

/**
 * The file that an address in a page means: one for any page, or one next to the page or next to the English page.
 *
 * @param src relative to the page, or from the site's root
 */
export function findFile(src: string, context: HtmlContext): FoundFile | undefined {
  return findShared(src, context) ?? findNextTo(src, context)
}

/** The address that a relative one means for files next to a page: browsers would look one folder further up. */
export function addressBelow({ url }: PageRecord, relative: string): string {
  const address = URL.parse(relative, `https://site.invalid${encodeUrl(url).replace(/\/$/, '')}/`)
  return address?.hostname === 'site.invalid' ? address.pathname + address.search + address.hash : relative
}

/** One that is not there is reported where all addresses of such files are (document/shared-asset-places.ts). */
function findShared(src: string, { questions }: HtmlContext): FoundFile | undefined {
  const key = sharedAssetKey(decodePath(src).split(/[?#]/)[0] ?? '')
  const asset = key === undefined ? undefined : questions.findAsset(key)
  const url = asset === undefined ? undefined : sharedAssetUrl(asset.key)
  return asset === undefined || url === undefined ? undefined : { url: encodeUrl(url), path: asset.path }
}

/** A file by an address relative to the page. `..` may climb, but never out of the locale's folder. */
function findNextTo(src: string, { page, questions }: HtmlContext): FoundFile | undefined {
  const base = src.startsWith('/') ? folderOfUrl(src) : { folder: page.folder, name: decodePath(src) }
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

/** Pages outside the documents are in one language only, and the address of a file next to them follows from its path. */
function findInArea(key: string, questions: HtmlContext['questions']): { url: string; path: string } | undefined {
  const asset = questions.findAsset(key)
  const url = asset === undefined ? undefined : areaAssetUrl(asset.key)
  return asset === undefined || url === undefined ? undefined : { url: encodeUrl(url), path: asset.path }
}

/** Where the files of a folder are served: below its page, else below the nearest page above (as in outputs/asset-urls.ts). */
function assetFolderUrl(locale: LocaleCode, folder: string, questions: HtmlContext['questions']): string {
  const segments = folder.split('/')
  for (let depth = segments.length; depth > 0; depth--) {
    const found = questions.resolve(docUrl(locale, slugOfFolder(segments.slice(0, depth).join('/'))))
    if (found !== undefined && !found.isRedirected) return [docUrl(locale, found.page.slug), ...segments.slice(depth)].join('/')
  }
  return docUrl(locale, folder)
}

/** `/en-US/docs/Web/CSS/x.png` -> the folder `en-us/web/css` and the name. */
function folderOfUrl(src: string): { folder: string; name: string } | undefined {
  const [, locale = '', docs, ...rest] = decodePath(src).split('/')
  return docs === 'docs' && rest.length > 0
    ? { folder: [locale, ...rest.slice(0, -1)].join('/').toLowerCase(), name: rest.at(-1) ?? '' }
    : undefined
}
