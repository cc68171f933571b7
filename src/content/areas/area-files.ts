import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { findFolder, linkDiagnostic, readFolder } from '../read/content-roots.ts'
import type { Change, History } from '../read/git-history.ts'

/** The folders of a content root that hold pages besides documents. */
export const AREA_FOLDERS = ['blog', 'curriculum', 'pages'] as const
export type AreaFolder = (typeof AREA_FOLDERS)[number]

/** `2-core/1-text/quiz.yaml`, `2-core/1-text/exercises/1-name/start.html` */
const PRACTICE = /\/(?:quiz\.yaml$|exercises\/[^/]+\/)/

/** A file of such a folder. */
export interface AreaFile {
  readonly area: AreaFolder
  /** Absolute. */
  readonly path: string
  /** Below the area's folder, `/` separated: `hello/index.md`. */
  readonly name: string
  /** Its last change, where it is known. */
  readonly change?: Change
}

/** The pages of these areas and the files beside them, in a fixed order. */
export interface AreaFiles {
  readonly pages: readonly AreaFile[]
  readonly assets: readonly AreaFile[]
  /** Exercises and quizzes of the curriculum: part of the pages they stand beside. */
  readonly practice: readonly AreaFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Walks `{root}/blog`, `{root}/curriculum` and `{root}/pages`, where they are. Symbolic links are not followed; each is a diagnostic.
 *
 * @param root absolute, links resolved
 * @param history of the root
 */
export function listAreaFiles(root: string, history: History): AreaFiles {
  const pages: AreaFile[] = []
  const assets: AreaFile[] = []
  const practice: AreaFile[] = []
  const diagnostics: Diagnostic[] = []
  const entries = readdirSync(root, { withFileTypes: true })
  for (const area of AREA_FOLDERS) {
    const base = findFolder(root, entries, area, diagnostics)
    if (base === undefined) continue
    for (const path of walk(base, diagnostics)) {
      const name = relative(base, path).split(sep).join('/')
      const change = history.get(`${area}/${name}`)
      const file = { area, path, name, ...(change === undefined ? {} : { change }) }
      if (area === 'curriculum' && PRACTICE.test(name)) practice.push(file)
      else if (path.endsWith('.md')) pages.push(file)
      else assets.push(file)
    }
  }
  return { pages, assets, practice, diagnostics }
}

/** Files of content tools begin with `.` or `_` and are left out, as they are beside documents. */
function walk(folder: string, diagnostics: Diagnostic[]): string[] {
  return readFolder(folder, diagnostics).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) {
      diagnostics.push(linkDiagnostic(path))
      return []
    }
    if (entry.isDirectory()) return walk(path, diagnostics)
    return entry.isFile() && !/^[._]/.test(entry.name) ? [path] : []
  })
}
