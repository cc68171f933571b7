/** A part of a language's pages that can be downloaded (docs/behaviour/offline.md 20). */
export interface OfflineArea {
  /** The path with which the addresses of its pages begin: `/en-US/docs/Web/CSS`. */
  readonly key: string
  readonly title: string
  /** Paths of its pages. */
  readonly urls: readonly string[]
}

/** A title and a path, as the list of quick search has them. */
interface ListedPage {
  readonly title: string
  readonly url: string
}

/** Folders of documents that hold areas, and are none. */
const FOLDERS = ['Web']
/** An area with fewer pages is not offered: visiting it stores it. */
const MIN_PAGES = 2

/**
 * The area that a page belongs to; undefined for pages that can't be read offline.
 *
 * @param path in its exact spelling
 * @example areaOf('/en-US/docs/Web/CSS/Reference') // '/en-US/docs/Web/CSS'
 */
export function areaOf(path: string): string | undefined {
  const [, locale = '', kind, first = '', second = ''] = path.split('/')
  if (kind === 'blog' || kind === 'curriculum') return `/${locale}/${kind}`
  if (kind !== 'docs' || first === '') return undefined
  return FOLDERS.includes(first) && second !== '' ? `/${locale}/docs/${first}/${second}` : `/${locale}/docs/${first}`
}

/** The areas of a language, by their titles. An area is called what its first page is. */
export function listOfflineAreas(pages: readonly ListedPage[], locale: string): readonly OfflineArea[] {
  const urls = new Map<string, string[]>()
  for (const { url } of pages) {
    const key = areaOf(url)
    if (key === undefined) continue
    const known = urls.get(key)
    if (known === undefined) urls.set(key, [url])
    else known.push(url)
  }
  const titles = new Map(pages.map(({ url, title }) => [url.replace(/\/$/, ''), title]))
  return [...urls]
    .filter(([, { length }]) => length >= MIN_PAGES)
    .map(([key, found]) => ({ key, title: titles.get(key) ?? nameOf(key), urls: found }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

/** For areas without a page of their own. */
function nameOf(key: string): string {
  return decodeURIComponent(key.split('/').at(-1) ?? '').replaceAll('_', ' ')
}

/** Whether a value is a list of titles and paths. */
export function isPageList(value: unknown): value is readonly ListedPage[] {
  return Array.isArray(value) && value.every(isListedPage)
}

function isListedPage(value: unknown): value is ListedPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'url' in value &&
    `${typeof value.title}${typeof value.url}` === 'stringstring'
  )
}

/**
 * The address of the list from which the areas of a language are made: that of quick search (`quickIndexUrl`). It is named here as well, because a module that the
 * settings and quick search share would be one more file for quick search.
 */
export function areaListUrl(locale: string): string {
  return `/${locale}/search-index.json`
}
