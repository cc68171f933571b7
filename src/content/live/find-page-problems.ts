import { join } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Feature } from '#contracts/features.ts'
import { CHECKS } from '../diagnostics/index.ts'
import { readPage } from '../read/read-page.ts'
import { findAreaProblems } from './find-area-problems.ts'
import { findFolderOf, isThere, localeFolder } from './lazy/disk.ts'
import { addressOf, type DocumentAddress } from './lazy/lazy-tree.ts'

/**
 * Why the page of an address can't be shown: the problems of its file, each with a hint (docs/behaviour/flaws.md 10). None where the page is there, or where it has
 * no file.
 *
 * @param path in any case, decoded
 * @param roots absolute, links resolved
 */
export function findPageProblems(path: string, roots: readonly string[], features?: readonly Feature[]): readonly Diagnostic[] {
  const address = addressOf(path)
  const problems = address === undefined ? findAreaProblems(path, roots, features) : findDocumentProblems(address, roots)
  return problems.map((problem) => ({ ...hintOf(problem), ...problem }))
}

/** None where there is no such file, or where that of a content root can be read. */
function findDocumentProblems({ locale, slug }: DocumentAddress, roots: readonly string[]): readonly Diagnostic[] {
  const folder = findFolderOf(slug)
  if (folder === undefined) return []
  const read = roots
    .map((root) => join(localeFolder(root, locale), folder, 'index.md'))
    .filter(isThere)
    .map((file) => readPage({ locale, path: file, folder, name: 'index.md' }, undefined))
  if (read.some(({ record }) => record !== undefined)) return []
  return read.flatMap(({ diagnostics }) => diagnostics)
}

function hintOf({ kind }: Diagnostic): Pick<Diagnostic, 'hint'> {
  const check = CHECKS.find((one) => one.kind === kind)
  return check === undefined ? {} : { hint: check.help }
}
