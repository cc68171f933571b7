import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findFolder, listFilesBelow } from './content-roots.ts'
import type { Change, History } from './git-history.ts'

/** The folders of a content root that hold pages besides documents. */
export const AREA_FOLDERS = ['blog', 'curriculum', 'pages'] as const
export type AreaFolder = (typeof AREA_FOLDERS)[number]

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

/** The pages of these areas and the files next to them, in a fixed order. */
export interface AreaFiles {
  readonly pages: readonly AreaFile[]
  readonly assets: readonly AreaFile[]
  /** Files that are parts of pages: exercises and quizzes of the curriculum. */
  readonly parts: readonly AreaFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Walks `{root}/blog`, `{root}/curriculum` and `{root}/pages`, where they are. Symbolic links are not followed; each is a diagnostic.
 *
 * @param root absolute, links resolved
 * @param history of the root
 * @param isPart whether a file of an area is part of a page; its name is below the area's folder
 */
export function listAreaFiles(root: string, history: History, isPart: (area: AreaFolder, name: string) => boolean): AreaFiles {
  const pages: AreaFile[] = []
  const assets: AreaFile[] = []
  const parts: AreaFile[] = []
  const { diagnostics, report } = collectDiagnostics()
  const entries = readdirSync(root, { withFileTypes: true })
  for (const area of AREA_FOLDERS) {
    const base = findFolder(root, entries, area, report)
    if (base === undefined) continue
    for (const path of listFilesBelow(base, report)) {
      const name = relative(base, path).split(sep).join('/')
      const change = history.get(`${area}/${name}`)
      const file = { area, path, name, ...(change === undefined ? {} : { change }) }
      if (isPart(area, name)) parts.push(file)
      else if (path.endsWith('.md')) pages.push(file)
      else assets.push(file)
    }
  }
  return { pages, assets, parts, diagnostics }
}
