import type { Static, TObject } from 'typebox'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { splitFrontMatter } from '../read/front-matter.ts'
import type { PageRecord } from '../read/page-record.ts'
import { MAX_PAGE_BYTES, readPageText } from '../read/read-page.ts'
import type { AreaData } from './area-data.ts'
import type { AreaFile } from './area-files.ts'
import { parseAreaFrontMatter } from './area-front-matter.ts'
import { areaPath, areaUrl } from './area-urls.ts'

/** A page of an area as it was read, before it knows its neighbours. */
export interface AreaSource<Fields> {
  readonly file: AreaFile
  readonly fields: Fields
  readonly text: string
  readonly bodyStart: number
  readonly hash: string
  readonly url: string
  /** Below the locale: `blog/hello`. */
  readonly path: string
}

/** Reads a page's file and its front matter; undefined when it can't be built, which is then a diagnostic. */
export function readAreaPage<Schema extends TObject>(
  file: AreaFile,
  schema: Schema,
  diagnostics: Diagnostic[],
): AreaSource<Static<Schema>> | undefined {
  const fault = (kind: string, severity: Diagnostic['severity'], message: string, line?: number): void => {
    diagnostics.push({ kind, severity, message, file: file.path, ...(line === undefined ? {} : { line }) })
  }
  const read = readText(file.path)
  if (typeof read === 'string') {
    fault('unreadable-file', 'error', `cannot read this file: ${read}`)
    return undefined
  }
  if (read.bytes > MAX_PAGE_BYTES) {
    fault('page-too-large', 'error', `the page has ${read.bytes} bytes; expected at most ${MAX_PAGE_BYTES}`)
    return undefined
  }
  if (!read.isValid) fault('invalid-utf8', 'error', 'the file is no valid UTF-8; wrong bytes are shown as \uFFFD')
  const { yaml = '', bodyStart } = splitFrontMatter(read.text)
  const { fields, faults } = parseAreaFrontMatter(yaml, schema)
  for (const { message, line } of faults) fault('front-matter', fields === undefined ? 'error' : 'warning', message, line)
  if (fields === undefined) return undefined
  const path = areaPath(file.area, file.name)
  return { file, fields, text: read.text, bodyStart, hash: read.hash, url: areaUrl(file.area, path), path }
}

/** The record of such a page, as the build handles it like a document's. */
export function areaRecord(
  { file, url, path, hash, bodyStart }: Pick<AreaSource<unknown>, 'file' | 'url' | 'path' | 'hash' | 'bodyStart'>,
  { title, shortTitle, area }: { readonly title: string; readonly shortTitle?: string; readonly area: AreaData },
): PageRecord {
  const folder = file.name.includes('/') ? `/${file.name.slice(0, file.name.lastIndexOf('/'))}` : ''
  return {
    locale: DEFAULT_LOCALE,
    slug: path,
    url,
    file: file.path,
    folder: `_${file.area}${folder}`,
    title,
    ...(shortTitle === undefined ? {} : { shortTitle }),
    pageType: PAGE_TYPES[file.area],
    status: [],
    browserCompat: [],
    specUrls: [],
    sidebars: [],
    banners: [],
    hash,
    bodyStart,
    ...(file.change === undefined ? {} : { modified: file.change.modified, commit: file.change.hash }),
    area,
  }
}

const PAGE_TYPES = { blog: 'blog-post', curriculum: 'curriculum', pages: 'generic-page' } as const

function readText(path: string): ReturnType<typeof readPageText> | string {
  try {
    return readPageText(path)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
