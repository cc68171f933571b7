import { join, relative, sep } from 'node:path'
import { findLocale } from '#contracts/locales.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { readPage } from '../../read/read-page.ts'
import { isThere } from './disk.ts'
import type { LazyContent } from './lazy-content.ts'

/** A document, and the problems of its file. */
export interface FoundDocument {
  readonly page: PageRecord
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The document in a file. Undefined for other files, and for a file that is not what its address leads to, such as one whose slug belongs in another
 * folder.
 *
 * @param file absolute path, links resolved
 */
export function findDocument(file: string, { content, facts }: LazyContent): FoundDocument | undefined {
  const paths = content.roots.map((root) => relative(join(root, 'files'), file).split(sep))
  const [name = '', ...folders] = paths.find(([first]) => first !== '..') ?? []
  const locale = findLocale(name)?.code
  if (locale?.toLowerCase() !== name || folders.pop() !== 'index.md' || !isThere(file)) return undefined
  const { record, diagnostics } = readPage({ locale, path: file, folder: folders.join('/'), name: 'index.md' }, undefined)
  const page = record === undefined ? undefined : facts.tree.findExact(record.url)
  return page?.file === file ? { page, diagnostics } : undefined
}
