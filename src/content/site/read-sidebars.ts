import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReportDiagnostic } from '../diagnostics/collect-diagnostics.ts'
import { isInside } from '../read/root-file.ts'
import { parseSidebarFile, type SidebarFile, SidebarFileError } from '../sidebars/sidebar-file.ts'

/** A file of a content root outside its locales, with the hash of its bytes. */
export interface NamedFile<Content> {
  readonly path: string
  readonly hash: string
  readonly content: Content
}

/** The sidebar files of all roots by name, in lower case; the first root that has a name wins. */
export function readSidebars(roots: readonly string[], report: ReportDiagnostic): Map<string, NamedFile<SidebarFile>> {
  return new Map(
    [...findSidebarFiles(roots, report)].flatMap(([name, paths]) => {
      const file = readSidebar(paths, report)
      return file === undefined ? [] : [[name, file] as const]
    }),
  )
}

/** Where the sidebar files of all roots are, by name in lower case, in the order of the roots. */
export function findSidebarFiles(roots: readonly string[], report: ReportDiagnostic): ReadonlyMap<string, readonly string[]> {
  const paths = roots.flatMap((root) => {
    const folder = join(root, 'files', 'sidebars')
    return listSidebarFiles(root, folder, report).map((name) => join(folder, name))
  })
  return Map.groupBy(paths, (path) => basename(path, '.yaml').toLowerCase())
}

/** The first of these files that can be used. */
export function readSidebar(paths: readonly string[], report: ReportDiagnostic): NamedFile<SidebarFile> | undefined {
  for (const path of paths) {
    try {
      const text = readFileSync(path, 'utf8')
      const content = parseSidebarFile(text)
      for (const { line, message } of content.problems) report({ kind: 'sidebar-entry', severity: 'error', message, file: path, line })
      return { path, hash: hash('sha1', text), content }
    } catch (error) {
      report({
        kind: 'sidebar',
        severity: 'error',
        message: `cannot use this sidebar: ${messageOf(error)}`,
        file: path,
        ...(error instanceof SidebarFileError ? { line: error.line } : {}),
      })
    }
  }
  return undefined
}

/** Names of the sidebar files; none where there is no such folder. Symbolic links are not followed. */
function listSidebarFiles(root: string, folder: string, report: ReportDiagnostic): string[] {
  if (!existsSync(folder)) return []
  try {
    if (!isInside(root, folder)) throw new Error('it is a symbolic link to a place outside of the content root')
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    report({
      kind: 'unreadable-folder',
      severity: 'error',
      message: `cannot read this folder: ${messageOf(error)}`,
      file: folder,
      hint: 'its sidebars are left out',
    })
    return []
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
