import type { CompatBrowser } from '#contracts/compat.ts'
import { releaseOf } from '#contracts/compat-cell.ts'

/** The day of the release that a version names; undefined where the data has none. */
export function findReleaseDay(version: string, { releases }: CompatBrowser): string | undefined {
  return releases.find(([release]) => release === releaseOf(version))?.[1]
}
