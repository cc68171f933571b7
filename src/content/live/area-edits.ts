import { join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readAreas } from '../areas/read-areas.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { AREA_FOLDERS } from '../read/area-files.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'
import { isThere } from './lazy/disk.ts'

/** Whether a path is the source of a page besides documents, which is still there. */
export function isAreaPage(path: string, roots: readonly string[]): boolean {
  return isAreaPagePath(path, roots) && isThere(path)
}

/** Whether the source of a page besides documents may have this path. */
export function isAreaPagePath(path: string, roots: readonly string[]): boolean {
  return path.endsWith('.md') && roots.some((root) => AREA_FOLDERS.some((area) => path.startsWith(join(root, area) + sep)))
}

/**
 * The pages besides documents that differ after some of their files were saved: these themselves, and those that show something of them.
 * Reads the files of these areas, and no documents.
 *
 * @param known the pages as they were
 * @returns undefined when the site has to be read again, because documents can show what has changed: which pages there are, their order
 *   and titles
 */
export function readAreaEdits(
  { roots, brand, features, site }: Pick<SiteContent, 'roots' | 'brand' | 'features' | 'site'>,
  known: readonly PageRecord[],
): { readonly records: readonly PageRecord[]; readonly diagnostics: readonly Diagnostic[] } | undefined {
  const previous = known.filter(({ area }) => area !== undefined)
  const read = readAreas(
    roots.map((root) => ({ root, history: new Map() })),
    { brand, features, issues: site.issues },
  )
  if (read.records.length !== previous.length) return undefined
  const records = read.records.map((record, index) => withDates(record, previous[index]))
  if (!records.every((record, index) => isDeepStrictEqual(shownElsewhere(record), shownElsewhere(previous[index])))) return undefined
  return { records: records.filter((record, index) => !isDeepStrictEqual(record, previous[index])), diagnostics: read.diagnostics }
}

/** A save is no commit. */
function withDates(record: PageRecord, { modified, commit }: Pick<PageRecord, 'modified' | 'commit'> = {}): PageRecord {
  return { ...record, ...(modified === undefined ? {} : { modified }), ...(commit === undefined ? {} : { commit }) }
}

function shownElsewhere(record: PageRecord | undefined): Partial<PageRecord> {
  const { hash: _hash, bodyStart: _bodyStart, area: _area, ...rest } = record ?? {}
  return rest
}
