import { MONTHS_DEFAULT } from '#contracts/limits.ts'
import type { SiteFile } from '#contracts/site.ts'
import type { PageRecord } from '../read/page-record.ts'

/** How many months have a page (docs/behaviour/months.md 1): none on a site without a page that names compatibility data. */
export function monthsCount({ months = MONTHS_DEFAULT }: SiteFile, records: readonly Pick<PageRecord, 'browserCompat'>[]): number {
  return records.some(({ browserCompat }) => browserCompat.length > 0) ? months : 0
}
