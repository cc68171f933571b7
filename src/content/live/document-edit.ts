import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { findLocale } from '#contracts/locales.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPage } from '../read/read-page.ts'
import { inheritMetadata, type Tree } from '../tree/tree.ts'

/**
 * The new record of a document that was saved, when nothing changed that other pages can show.
 *
 * @param tree the pages as they were
 * @returns undefined when the site has to be read again
 */
export function readDocumentEdit(
  path: string,
  roots: readonly string[],
  tree: Tree,
): { readonly record: PageRecord; readonly diagnostics: readonly Diagnostic[] } | undefined {
  const root = roots.find((candidate) => path.startsWith(join(candidate, 'files') + sep))
  if (root === undefined || basename(path) !== 'index.md' || !existsSync(path)) return undefined
  const [localeFolder = '', ...folder] = relative(join(root, 'files'), dirname(path)).split(sep)
  const locale = findLocale(localeFolder)?.code
  if (locale === undefined) return undefined
  const { record: read, diagnostics } = readPage({ locale, path, folder: folder.join('/'), name: 'index.md' }, undefined)
  const known = read === undefined ? undefined : tree.findExact(read.url)
  if (read === undefined || known === undefined || known.file !== path) return undefined
  const record = {
    ...inheritMetadata(read, (slug) => tree.resolve(`/en-US/docs/${slug}`)?.page),
    ...(known.modified === undefined ? {} : { modified: known.modified }),
    ...(known.commit === undefined ? {} : { commit: known.commit }),
    ...(known.popularity === undefined ? {} : { popularity: known.popularity }),
  }
  return isSameToOthers(record, known) ? { record, diagnostics } : undefined
}

/** Whether two versions of a page differ in nothing that is kept of it; the rest of its text is read when it is needed. */
function isSameToOthers(a: PageRecord, b: PageRecord): boolean {
  const kept = ({ hash: _hash, banners: _banners, modified: _modified, ...rest }: PageRecord): Partial<PageRecord> => rest
  return isDeepStrictEqual(kept(a), kept(b))
}
