import { readFileSync } from 'node:fs'
import { filePathOf } from '#contracts/urls.ts'
import type { ContentPage } from '../document/content-kind.ts'
import { kindOfPage } from '../kinds/kind-of.ts'
import { countWhenAsked } from '../search/counted-pages.ts'
import type { SearchSource } from '../search/search-source.ts'
import { trustJson } from '../text/json.ts'
import { type PublicFolder, publicFile } from './public-files.ts'
import { type SearchTask, type WrittenSearch, writeIndexFiles } from './write-index-files.ts'

/** Writes the search index of one language from the files of its pages. */
export function writeSearchIndex(task: SearchTask): WrittenSearch {
  const { locale, publicFolder, aliases } = task
  return writeIndexFiles(
    task,
    countWhenAsked(locale, (url) => readSearchSource(url, publicFolder, aliases.get(url))),
  )
}

/**
 * What the index has of a page, from its file; undefined for pages that search engines are to leave out.
 *
 * @param aliases slugs that lead to the page
 */
export function readSearchSource(url: string, publicFolder: PublicFolder, aliases: readonly string[] = []): SearchSource | undefined {
  const page: ContentPage = trustJson(readFileSync(publicFile(publicFolder, filePathOf(url, 'index.json')), 'utf8'))
  return kindOfPage(page).searchSource(page, aliases)
}
