import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { collectDiagnostics, type ReportDiagnostic } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type ListedEntry, Listing } from './listing.ts'
import { finish, type Steps } from './steps.ts'

/** A file of a content root, found on disk. */
export interface FoundFile {
  readonly locale: LocaleCode
  /** Absolute. */
  readonly path: string
  /** The folder below the locale's, `/` separated: `web/css`. */
  readonly folder: string
  readonly name: string
}

/** The files of one content root, in a fixed order. */
export interface ContentFiles {
  /** Absolute, links resolved. */
  readonly root: string
  readonly pages: readonly FoundFile[]
  readonly assets: readonly FoundFile[]
  readonly redirects: readonly FoundFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether a file or folder is one that content repositories keep for their tools: `.gitignore`, `_redirects.txt`, `_wikihistory.json`. */
export function isToolFile(name: string): boolean {
  return /^[._]/.test(name)
}

/**
 * Whether an editor keeps a file of this name next to the one that is edited: Emacs' locks `.#index.md` (symbolic links), its `#index.md#`, backups
 * `index.md~`, and the file `4913`, with which Vim tries whether it may write into a folder.
 */
function isEditorFile(name: string): boolean {
  return name.startsWith('.#') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#')) || name === '4913'
}

/**
 * Walks `{root}/files/{locale}/`. Symbolic links are not followed, so no page reads outside its root; each is a diagnostic.
 *
 * @param listing has the folders
 * @throws when the root itself is no folder or cannot be read
 */
export function listContentFiles(rootPath: string, listing?: Listing): ContentFiles {
  return finish(listContentFilesInSteps(rootPath, listing))
}

/** The same in steps. */
export function* listContentFilesInSteps(rootPath: string, listing = new Listing()): Steps<ContentFiles> {
  const root = realpathSync(rootPath)
  const pages: FoundFile[] = []
  const assets: FoundFile[] = []
  const redirects: FoundFile[] = []
  const { diagnostics, report } = collectDiagnostics()

  function* visit(locale: LocaleCode, path: string, folder: string): Steps<void> {
    yield
    for (const entry of readFolder(path, report, listing)) {
      const inner = join(path, entry.name)
      if (isEditorFile(entry.name) && !entry.isDirectory()) continue
      if (entry.isSymbolicLink()) report(linkDiagnostic(inner))
      else if (entry.isDirectory()) {
        if (entry.name === 'index.md') report(folderInPlaceOfPage(inner))
        yield* visit(locale, inner, folder === '' ? entry.name : `${folder}/${entry.name}`)
      } else if (entry.isFile()) {
        const found = { locale, path: inner, folder, name: entry.name }
        if (entry.name === 'index.md') pages.push(found)
        else if (entry.name === '_redirects.txt' && folder === '') redirects.push(found)
        else if (!isToolFile(entry.name)) assets.push(found)
      }
    }
  }
  const files = findFolder(root, listing.entriesOf(root), 'files', report)
  const entries = files === undefined ? [] : readFolder(files, report, listing)
  report(...unknownFolders(files ?? root, entries))
  for (const { code } of LOCALES) {
    const base = files === undefined ? undefined : findFolder(files, entries, code.toLowerCase(), report)
    if (base !== undefined) yield* visit(code, base, '')
  }
  return { root, pages, assets, redirects, diagnostics }
}

/** The folders next to those of the languages in `files/`. */
const DATA_FOLDERS: ReadonlySet<string> = new Set(['sidebars', 'jsondata', 'shared-assets'])

/** Folders that are named like no language: their pages are on no site, and no one would notice. */
function unknownFolders(files: string, entries: readonly ListedEntry[]): Diagnostic[] {
  const known = new Set(LOCALES.map(({ code }) => code.toLowerCase()))
  return entries.flatMap((entry) => {
    if (!entry.isDirectory() || known.has(entry.name) || DATA_FOLDERS.has(entry.name) || isToolFile(entry.name)) return []
    return [
      {
        kind: 'unknown-locale',
        severity: 'warning' as const,
        message: `no language of the site has a folder named ${entry.name}; expected one of ${[...known].join(', ')}`,
        file: join(files, entry.name),
        hint: 'its pages are left out',
      },
    ]
  })
}

function folderInPlaceOfPage(file: string): Diagnostic {
  return {
    kind: 'unreadable-file',
    severity: 'error',
    message: 'expected a file, found a folder',
    file,
    hint: 'index.md is the name of the file with the text of a page; give the folder another name',
  }
}

/** The path of a folder that may be absent; what stands in its place is a diagnostic. */
export function findFolder(parent: string, entries: readonly ListedEntry[], name: string, report: ReportDiagnostic): string | undefined {
  const entry = entries.find((other) => other.name === name)
  if (entry === undefined) return undefined
  const path = join(parent, name)
  if (entry.isDirectory()) return path
  report(
    entry.isSymbolicLink()
      ? linkDiagnostic(path)
      : { kind: 'unreadable-folder', severity: 'error', message: 'expected a folder, found a file', file: path },
  )
  return undefined
}

/** The entries of a folder, by name; none and a diagnostic when it can't be read. */
export function readFolder(folder: string, report: ReportDiagnostic, listing = new Listing()): readonly ListedEntry[] {
  try {
    return listing.entriesOf(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report({
      kind: 'unreadable-folder',
      severity: 'error',
      message: `cannot read this folder: ${reason}`,
      file: folder,
      hint: 'its pages are left out',
    })
    return []
  }
}

/**
 * The files below a folder, in a fixed order. Files of content tools begin with `.` or `_` and are left out, like those of editors. Symbolic links are not followed; each is a
 * diagnostic.
 */
export function listFilesBelow(folder: string, report: ReportDiagnostic): readonly string[] {
  return readFolder(folder, report).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (isEditorFile(entry.name) && !entry.isDirectory()) return []
    if (entry.isSymbolicLink()) {
      report(linkDiagnostic(path))
      return []
    }
    if (entry.isDirectory()) return listFilesBelow(path, report)
    return entry.isFile() && !isToolFile(entry.name) ? [path] : []
  })
}

/** Says that a symbolic link is left out. */
function linkDiagnostic(path: string): Diagnostic {
  return {
    kind: 'symbolic-link',
    severity: 'warning',
    message: 'symbolic links in content are not followed',
    file: path,
    hint: 'put a copy of the file or folder in its place',
  }
}
