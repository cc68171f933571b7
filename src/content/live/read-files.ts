import { basename, join, relative, sep } from 'node:path'
import { findLocale } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import { AREAS } from '../areas/index.ts'
import { AREA_FOLDERS } from '../read/area-files.ts'

/** Whether a path lies in a folder of pages: of documents in a language, or of an area. */
export function isAmongPages(path: string, roots: readonly string[]): boolean {
  return findPlace(path, roots) !== undefined
}

/**
 * Whether a reading of the content takes anything from a file with this path. False for what editors write next to a page, such as `4913` and
 * `page.tmp`: files of a type that is not served are left out, and so are hidden ones.
 *
 * @param path of a file among pages
 */
export function isReadFile(path: string, roots: readonly string[]): boolean {
  const place = findPlace(path, roots)
  const fileName = basename(path)
  if (place === undefined) return true
  if (fileName.startsWith('.')) return false
  // Redirects and contributors are in such files of a language.
  if (fileName.startsWith('_')) return place.area === undefined
  if (findMediaType(fileName) !== undefined) return true
  if (place.area === undefined) return fileName === 'index.md'
  return fileName.endsWith('.md') || AREAS[place.area].isPart?.(place.name) === true
}

interface Place {
  /** Undefined for documents. */
  readonly area: (typeof AREA_FOLDERS)[number] | undefined
  /** Below the area's folder, or that of the language, `/` separated. */
  readonly name: string
}

function findPlace(path: string, roots: readonly string[]): Place | undefined {
  const root = roots.find((candidate) => path.startsWith(candidate + sep))
  if (root === undefined) return undefined
  const area = AREA_FOLDERS.find((folder) => path.startsWith(join(root, folder) + sep))
  if (area !== undefined) return { area, name: relative(join(root, area), path).split(sep).join('/') }
  const [files, locale = '', ...names] = relative(root, path).split(sep)
  return files === 'files' && findLocale(locale) !== undefined && names.length > 0 ? { area, name: names.join('/') } : undefined
}
