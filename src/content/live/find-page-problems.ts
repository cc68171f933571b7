import { join } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { CHECKS } from '../diagnostics/index.ts'
import { readPage } from '../read/read-page.ts'
import { findFolderOf, isThere, localeFolder } from './lazy/disk.ts'
import { addressOf } from './lazy/lazy-tree.ts'

/**
 * What keeps the document of an address from being shown: the problems of the file in its folder, each with a hint. None where there is no such file, or where
 * one of a content root can be read (docs/behaviour/flaws.md 10).
 *
 * @param path in any case, decoded
 * @param roots absolute, links resolved
 */
export function findPageProblems(path: string, roots: readonly string[]): readonly Diagnostic[] {
  const address = addressOf(path)
  const folder = address === undefined ? undefined : findFolderOf(address.slug)
  if (address === undefined || folder === undefined) return []
  const { locale } = address
  const read = roots
    .map((root) => join(localeFolder(root, locale), folder, 'index.md'))
    .filter(isThere)
    .map((file) => readPage({ locale, path: file, folder, name: 'index.md' }, undefined))
  if (read.some(({ record }) => record !== undefined)) return []
  return read.flatMap(({ diagnostics }) => diagnostics.map((diagnostic) => ({ ...hintOf(diagnostic), ...diagnostic })))
}

function hintOf({ kind }: Diagnostic): Pick<Diagnostic, 'hint'> {
  const check = CHECKS.find((one) => one.kind === kind)
  return check === undefined ? {} : { hint: check.help }
}
