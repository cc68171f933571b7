import { posix } from 'node:path'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { AREA_FOLDERS, type AreaFolder } from '../read/area-files.ts'

interface AreaAddress {
  /** The path of a page below the locale, from the segments of its name. */
  pathOf(segments: readonly string[]): readonly string[]
  /** The end of an address: blog and curriculum end with a slash (docs/behaviour/page-addresses.md 3). */
  readonly end: '' | '/'
}

const ADDRESSES: Readonly<Record<AreaFolder, AreaAddress>> = {
  blog: { pathOf: (segments) => ['blog', ...segments], end: '/' },
  curriculum: {
    pathOf: (segments) => ['curriculum', ...segments.map(withoutNumber).filter((segment) => segment !== 'README')],
    end: '/',
  },
  pages: {
    pathOf: (segments) => (segments[0] === 'spotlights' ? ['community', 'spotlight', ...segments.slice(1)] : segments),
    end: '',
  },
}

/**
 * The path of a file's page below the locale: the numbers that order the curriculum are no part of it, and a README stands for its folder.
 *
 * @param name below the area's folder
 * @example areaPath('curriculum', '2-core/1-text.md') // 'curriculum/core/text'
 */
export function areaPath(area: AreaFolder, name: string): string {
  const bare = name.replace(/\.md$/, '').replace(/(^|\/)index$/, '')
  const segments = bare.split('/').filter((segment) => segment !== '')
  return ADDRESSES[area].pathOf(segments).join('/')
}

/** The address of a page of an area. @param path below the locale */
export function areaUrl(area: AreaFolder, path: string): string {
  return `/${DEFAULT_LOCALE}/${path}${ADDRESSES[area].end}`
}

/**
 * Where a file next to such a page is served.
 *
 * @param key as the asset has it: `_blog/hello/picture.png`
 * @example areaAssetUrl('_blog/hello/picture.png') // '/en-US/blog/hello/picture.png'
 */
export function areaAssetUrl(key: string): string | undefined {
  const [, folder = '', name = ''] = /^_([^/]+)\/(.+)$/.exec(key) ?? []
  const area = areaOf(folder)
  if (area === undefined) return undefined
  const place = areaPath(area, posix.dirname(name) === '.' ? '' : posix.dirname(name))
  return `/${DEFAULT_LOCALE}/${place === '' ? '' : `${place}/`}${posix.basename(name)}`
}

/**
 * The address that a link between source files of an area means; undefined when it is none of that kind.
 *
 * @param folder the record's: `_curriculum/2-core`
 * @example markdownLinkUrl('../1-about.md', '_curriculum/2-core') // '/en-US/curriculum/about/'
 */
export function markdownLinkUrl(href: string, folder: string): string | undefined {
  const [area = '', ...base] = folder.split('/')
  const known = areaOf(area.slice(1))
  if (known === undefined || !area.startsWith('_') || !/^[^/:?#][^:?#]*\.md$/.test(href)) return undefined
  const target = posix.normalize([...base, href].join('/'))
  return target.startsWith('..') ? undefined : areaUrl(known, areaPath(known, target))
}

function areaOf(name: string): AreaFolder | undefined {
  return AREA_FOLDERS.find((area) => area === name)
}

function withoutNumber(segment: string): string {
  return segment.replace(/^\d+-/, '')
}
