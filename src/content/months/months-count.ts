import { MONTHS_DEFAULT } from '#contracts/month-limits.ts'
import type { SiteFile } from '#contracts/site.ts'
import type { Tree } from '../tree/tree.ts'

/** How many months have a page (docs/behaviour/months.md 1): none on a site without a page that names compatibility data. */
export function monthsCount({ months = MONTHS_DEFAULT }: SiteFile, { hasCompatPages }: Pick<Tree, 'hasCompatPages'>): number {
  return hasCompatPages ? months : 0
}
