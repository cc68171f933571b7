import { type Dirent, readdirSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { LOCALES, type LocaleCode } from '#contracts/locales.ts'

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

/** `.gitignore`, `_redirects.txt`, `_wikihistory.json`: what content repositories keep for their tools, by the first character. */
const TOOL_FILE = /^[._]/

/**
 * Walks `{root}/files/{locale}/`. Symbolic links are not followed, so no page reads outside its root; each is a diagnostic.
 *
 * @throws when the root itself is no folder or cannot be read
 */
export function listContentFiles(rootPath: string): ContentFiles {
  const root = realpathSync(rootPath)
  const pages: FoundFile[] = []
  const assets: FoundFile[] = []
  const redirects: FoundFile[] = []
  const diagnostics: Diagnostic[] = []

  const visit = (locale: LocaleCode, base: string, folder: string): void => {
    for (const entry of readFolder(folder, diagnostics)) {
      const path = join(folder, entry.name)
      if (entry.isSymbolicLink()) diagnostics.push(linkDiagnostic(path))
      else if (entry.isDirectory()) visit(locale, base, path)
      else if (entry.isFile()) {
        const found = { locale, path, folder: relative(base, folder).split(sep).join('/'), name: entry.name }
        if (entry.name === 'index.md') pages.push(found)
        else if (entry.name === '_redirects.txt' && folder === base) redirects.push(found)
        else if (!TOOL_FILE.test(entry.name)) assets.push(found)
      }
    }
  }
  const files = findFolder(root, readdirSync(root, { withFileTypes: true }), 'files', diagnostics)
  const entries = files === undefined ? [] : readFolder(files, diagnostics)
  diagnostics.push(...unknownFolders(files ?? root, entries))
  for (const { code } of LOCALES) {
    const base = files === undefined ? undefined : findFolder(files, entries, code.toLowerCase(), diagnostics)
    if (base !== undefined) visit(code, base, base)
  }
  return { root, pages, assets, redirects, diagnostics }
}

/** What stands beside the languages in `files/`. */
const DATA_FOLDERS: ReadonlySet<string> = new Set(['sidebars', 'jsondata'])

/** Folders that are named like no language: their pages are on no site, and nobody would notice. */
function unknownFolders(files: string, entries: readonly Dirent[]): Diagnostic[] {
  const known = new Set(LOCALES.map(({ code }) => code.toLowerCase()))
  return entries.flatMap((entry) => {
    if (!entry.isDirectory() || known.has(entry.name) || DATA_FOLDERS.has(entry.name) || TOOL_FILE.test(entry.name)) return []
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

/** The path of a folder that may be absent; what stands in its place is a diagnostic. */
export function findFolder(parent: string, entries: readonly Dirent[], name: string, diagnostics: Diagnostic[]): string | undefined {
  const entry = entries.find((other) => other.name === name)
  if (entry === undefined) return undefined
  const path = join(parent, name)
  if (entry.isDirectory()) return path
  diagnostics.push(
    entry.isSymbolicLink()
      ? linkDiagnostic(path)
      : { kind: 'unreadable-folder', severity: 'error', message: 'expected a folder, found a file', file: path },
  )
  return undefined
}

/** What a folder holds, by name; nothing and a diagnostic when it can't be read. */
export function readFolder(folder: string, diagnostics: Diagnostic[]): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    diagnostics.push({
      kind: 'unreadable-folder',
      severity: 'error',
      message: `cannot read this folder: ${reason}`,
      file: folder,
      hint: 'its pages are left out',
    })
    return []
  }
}

/** Says that a symbolic link is left out. */
export function linkDiagnostic(path: string): Diagnostic {
  return {
    kind: 'symbolic-link',
    severity: 'warning',
    message: 'symbolic links in content are not followed',
    file: path,
    hint: 'put a copy of the file or folder in its place',
  }
}
