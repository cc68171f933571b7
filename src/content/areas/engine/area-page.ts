import type { Static, TObject } from 'typebox'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { AreaData } from '../../read/area-data.ts'
import type { AreaFile } from '../../read/area-files.ts'
import { splitFrontMatter } from '../../read/front-matter.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { MAX_PAGE_BYTES, readPageText } from '../../read/read-page.ts'
import { areaPath, areaUrl } from '../../tree/area-urls.ts'
import { parseAreaFrontMatter } from './area-front-matter.ts'

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
  reportDiagnostic: ReportDiagnostic,
): AreaSource<Static<Schema>> | undefined {
  const report = (problem: Omit<Diagnostic, 'file'>): void => reportDiagnostic({ ...problem, file: file.path })
  const read = readText(file.path)
  if (typeof read === 'string') {
    report({ kind: 'unreadable-file', severity: 'error', message: `cannot read this file: ${read}` })
    return undefined
  }
  if (read.bytes > MAX_PAGE_BYTES) {
    report({ kind: 'page-too-large', severity: 'error', message: `the page has ${read.bytes} bytes; expected at most ${MAX_PAGE_BYTES}` })
    return undefined
  }
  if (!read.isValid)
    report({ kind: 'invalid-utf8', severity: 'error', message: 'the file is not valid UTF-8; wrong bytes are shown as \uFFFD' })
  const { yaml = '', bodyStart } = splitFrontMatter(read.text)
  const { fields, problems } = parseAreaFrontMatter(yaml, schema)
  for (const problem of problems) report({ ...problem, kind: 'front-matter', severity: fields === undefined ? 'error' : 'warning' })
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
