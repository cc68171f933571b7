import { COLLECTION_ITEMS_MAX, COLLECTION_TEXT_MAX, COLLECTION_TITLE_MAX } from '#contracts/collection-limits.ts'
import type { ImportedPage, ImportProblem, ImportReading, RawEntry } from './import-reading.ts'
import { findLocalPath } from './local-path.ts'
import { readJsonEntries } from './read-json-entries.ts'
import { readMarkdownEntries } from './read-markdown-entries.ts'

interface ReadInput {
  /** Name of the file, whose ending names its format. */
  readonly name: string
  readonly text: string
  /** Schemes and hosts that are this site. */
  readonly origins: readonly string[]
}

/**
 * Reads a file of saved articles, JSON or Markdown, as an export writes them or as people do. Nothing in it is trusted: what is no link to
 * a page of this site, or longer than may be saved, is a problem with its place. Pages that stand there twice are read once.
 */
export function readImport({ name, text, origins }: ReadInput): ImportReading {
  const { entries, problems } = isJson(name, text) ? readJsonEntries(text) : readMarkdownEntries(text)
  const looked = entries.slice(0, COLLECTION_ITEMS_MAX).map((entry) => lookAt(entry, origins))
  const pages = looked.filter((one) => 'url' in one)
  const firsts = new Map(pages.toReversed().map((page) => [page.url, page]))
  const more: readonly ImportProblem[] = entries.length > COLLECTION_ITEMS_MAX ? [{ unit: 'file', place: 0, reason: 'too_many' }] : []
  return {
    pages: pages.filter((page) => firsts.get(page.url) === page),
    problems: [...problems, ...looked.filter((one) => 'reason' in one), ...more].toSorted(byPlace),
  }
}

function lookAt({ unit, place, url, title, notes }: RawEntry, origins: readonly string[]): ImportedPage | ImportProblem {
  const path = findLocalPath(url, origins)
  if (path === undefined) return { unit, place, reason: 'other_site' }
  if (lengthOf(title) > COLLECTION_TITLE_MAX) return { unit, place, reason: 'title_too_long' }
  if (lengthOf(notes) > COLLECTION_TEXT_MAX) return { unit, place, reason: 'notes_too_long' }
  return { url: path, ...(isFilled(title) ? { title: clean(title).trim() } : {}), ...(isFilled(notes) ? { notes: clean(notes) } : {}) }
}

/** Without NULs and halves of surrogate pairs: no text with one is stored, and it would keep the whole file from being imported. */
function clean(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed()
}

function isJson(name: string, text: string): boolean {
  if (/\.json$/i.test(name)) return true
  return !/\.(?:md|markdown)$/i.test(name) && /^\s*(?:\{|\[\s*[{\]])/.test(text)
}

function lengthOf(text: string | undefined): number {
  return text === undefined ? 0 : [...text].length
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

function byPlace(one: ImportProblem, other: ImportProblem): number {
  return one.place - other.place
}
