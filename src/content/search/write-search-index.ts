import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AreaPage } from '#contracts/areas.ts'
import type { DocPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import { areaSearchSource } from './area-search-source.ts'
import { buildSearchIndex } from './build-search-index.ts'
import { searchSource } from './search-source.ts'

/** A search index that is to be written: plain data that can be posted. */
export interface SearchTask {
  readonly locale: string
  readonly publicFolder: string
  /** Addresses of the pages, in their order. */
  readonly urls: readonly string[]
  /** Slugs that lead to a document, by its address. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
  /** Path of the index. */
  readonly file: string
}

/** Writes the search indexes of a build. Given to it as a value, for only the command line knows threads. */
export type IndexSearch = (tasks: readonly SearchTask[], signal: AbortSignal) => Promise<void>

/** Writes the search index of one language from the files of its pages. Pages that search engines are to leave out are left out here, too. */
export function writeSearchIndex({ locale, publicFolder, urls, aliases, file }: SearchTask): void {
  const sources = urls.flatMap((url) => {
    const page: DocPage | AreaPage = JSON.parse(readFileSync(join(publicFolder, filePathOf(url, 'index.json')), 'utf8'))
    if (page.renderer !== 'Doc') return areaSearchSource(page) ?? []
    return page.doc.noIndexing ? [] : [searchSource(page.doc, aliases[url] ?? [])]
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, buildSearchIndex(locale, sources))
}
