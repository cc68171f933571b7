import { basename, dirname, join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FoundFile } from '../read/content-roots.ts'
import { outsideFields } from '../read/outside-fields.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPage } from '../read/read-page.ts'
import { inheritMetadata, type Tree } from '../tree/tree.ts'
import { isAreaPagePath } from './area-edits.ts'
import { isFolder, isThere } from './lazy/disk.ts'

/** A document that was saved. */
export interface DocumentEdit {
  /** Has metadata of an English page as that was before, also when the English page is saved at the same time. */
  readonly record: PageRecord
  /** Nothing of it has changed that other pages can show. */
  readonly isTextOnly: boolean
  /** The new records of the pages that have metadata of it, from their files as they are now. */
  readonly translations: readonly PageRecord[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads what a saved document says now.
 *
 * @param tree the pages as they were
 * @returns undefined when the site has to be read again: the page is new, gone, or has another address
 */
export function readDocumentEdit(path: string, roots: readonly string[], tree: Tree): DocumentEdit | undefined {
  const found = findDocument(path, roots)
  if (found === undefined) return undefined
  const { record: read, diagnostics } = readPage(found, undefined)
  const known = read === undefined ? undefined : tree.findExact(read.url)
  if (read === undefined || known === undefined || known.file !== path || known.url !== read.url) return undefined
  const record = complete(read, known, tree)
  const isTextOnly = isSameToOthers(record, known)
  return { record, isTextOnly, translations: isTextOnly ? [] : readTranslations(record, known, roots, tree), diagnostics }
}

/** Problems of the front matter of those of the paths that are documents, and folders where pages are expected. */
export function readPageProblems(paths: readonly string[], roots: readonly string[]): readonly Diagnostic[] {
  return paths.flatMap((path) => {
    const found = findDocument(path, roots)
    return found === undefined ? listFolderProblems(path, roots) : readPage(found, undefined).diagnostics
  })
}

/** Where a document lies; undefined when the path is no document of a content root, or when it is gone or behind a symbolic link. */
function findDocument(path: string, roots: readonly string[]): FoundFile | undefined {
  return isThere(path) ? findPlace(path, roots) : undefined
}

function listFolderProblems(path: string, roots: readonly string[]): readonly Diagnostic[] {
  if (!isFolder(path) || (findPlace(path, roots) === undefined && !isAreaPagePath(path, roots))) return []
  return [
    {
      kind: 'unreadable-file',
      severity: 'error',
      message: 'expected a file, found a folder',
      file: path,
      hint: 'its page is left out; give the folder another name',
    },
  ]
}

/** Where a document would lie that has this path; undefined when no document can. */
function findPlace(path: string, roots: readonly string[]): FoundFile | undefined {
  const root = roots.find((candidate) => path.startsWith(join(candidate, 'files') + sep))
  if (root === undefined || basename(path) !== 'index.md') return undefined
  const [localeName = '', ...folder] = relative(join(root, 'files'), dirname(path)).split(sep)
  const locale = findLocale(localeName)?.code
  return locale === undefined ? undefined : { locale, path, folder: folder.join('/'), name: 'index.md' }
}

/** The record of a saved page: the fields of its file, and those that are known from elsewhere. */
function complete(read: PageRecord, known: PageRecord, tree: Tree): PageRecord {
  return {
    ...inheritMetadata(read, (slug) => tree.resolve(`/en-US/docs/${slug}`)?.page),
    ...outsideFields(known),
  }
}

/** The pages in other languages that take metadata from an English page. */
function readTranslations(record: PageRecord, known: PageRecord, roots: readonly string[], tree: Tree): readonly PageRecord[] {
  if (record.locale !== DEFAULT_LOCALE) return []
  const edited = tree.replace([record])
  return tree.pages.flatMap((page) => {
    if (page.locale === DEFAULT_LOCALE || tree.resolve(`/en-US/docs/${page.slug}`)?.page !== known) return []
    const found = findDocument(page.file, roots)
    const read = found === undefined ? undefined : readPage(found, undefined).record
    return read === undefined ? [] : [complete(read, page, edited)]
  })
}

/** Whether two versions of a page differ in nothing that is kept of it; the rest of its text is read when it is needed. */
function isSameToOthers(a: PageRecord, b: PageRecord): boolean {
  const kept = ({ hash: _hash, banners: _banners, modified: _modified, ...rest }: PageRecord): Partial<PageRecord> => rest
  return isDeepStrictEqual(kept(a), kept(b))
}
