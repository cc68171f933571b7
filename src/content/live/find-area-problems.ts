import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import { readAreas } from '../areas/read-areas.ts'
import { AREA_FOLDERS } from '../read/area-files.ts'
import type { History } from '../read/git-history.ts'
import { areaPath, areaUrl } from '../tree/area-urls.ts'

const NO_HISTORY: History = new Map()

/**
 * Why a page of the blog, of the curriculum or any other page besides documents can't be shown: the errors of its file (docs/behaviour/flaws.md 10). None where the page
 * is there. Reads the files of all these pages.
 *
 * @param path in any case, decoded
 * @param roots absolute, links resolved
 */
export function findAreaProblems(
  path: string,
  roots: readonly string[],
  features: readonly Feature[] = DEFAULT_FEATURES,
): readonly Diagnostic[] {
  const wanted = keyOf(path)
  const dated = roots.map((root) => ({ root, history: NO_HISTORY }))
  const { records, diagnostics } = readAreas(dated, { brand: DEFAULT_BRAND, features })
  if (records.some(({ url }) => keyOf(url) === wanted)) return []
  return diagnostics.filter(({ file, severity }) => severity === 'error' && addressesOf(file, roots).includes(wanted))
}

const keyOf = (url: string): string => trimEndOf(url, '/').toLowerCase()

/** The address of the page of a file, as `keyOf` gives it; none for a file of no area. */
function addressesOf(file: string, roots: readonly string[]): readonly string[] {
  return roots.flatMap((root) =>
    AREA_FOLDERS.flatMap((area) => {
      const folder = join(root, area)
      if (!file.startsWith(folder + sep)) return []
      return [keyOf(areaUrl(area, areaPath(area, relative(folder, file).split(sep).join('/'))))]
    }),
  )
}
