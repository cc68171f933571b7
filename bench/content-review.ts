import { ID_ITEMS } from './content-review/id-items.ts'
import { LINK_ITEMS } from './content-review/link-items.ts'
import { readReviewedSite } from './content-review/read-reviewed-site.ts'
import type { ReviewItem } from './content-review/review-item.ts'
import { SIDEBAR_ITEMS } from './content-review/sidebar-items.ts'
import { TEXT_ITEMS } from './content-review/text-items.ts'

/*
 * Counts, on real content, what the builder once made wrong: one line an item, with the number of places, the pages that have them and an
 * example. Ends with 1 when a place is left that its item doesn't explain. One group of items a file in content-review/.
 *
 *   node bench/content-review.ts CONTENT_ROOT SITE_FOLDER [ITEM]
 */
const ITEMS: readonly ReviewItem[] = [...TEXT_ITEMS, ...LINK_ITEMS, ...ID_ITEMS, ...SIDEBAR_ITEMS]

interface Finding {
  readonly url: string
  readonly place: string
}

const [root = 'starter', siteFolder = '.lectern/site', only] = process.argv.slice(2)
const items = ITEMS.filter(({ name }) => only === undefined || name === only)
const { site, pages } = readReviewedSite(root, siteFolder)
const findings = new Map<string, Finding[]>(items.map(({ name }) => [name, []]))
for (const { name, findInSite } of items) for (const place of findInSite?.(site) ?? []) findings.get(name)?.push({ url: '(site)', place })
let pageCount = 0
for (const page of pages) {
  pageCount += 1
  for (const { name, findInPage } of items)
    for (const place of findInPage?.(page, site) ?? []) findings.get(name)?.push({ url: page.record.url, place })
}
console.log(`${pageCount} documents`)
for (const item of items) reportItem(item, findings.get(item.name) ?? [])

function reportItem(item: ReviewItem, found: readonly Finding[]): void {
  const reasons = Map.groupBy(found, ({ place }) => item.explain?.(place))
  const left = reasons.get(undefined) ?? []
  console.log(`${item.name.padEnd(28)} ${summaryOf(left)}: ${item.where}`)
  for (const { url, place } of only === undefined ? left.slice(0, 1) : left) console.log(`    ${url}: ${place.slice(0, 160)}`)
  for (const [reason, explained] of reasons) if (reason !== undefined) console.log(`    explained, ${summaryOf(explained)}: ${reason}`)
  if (left.length > 0) process.exitCode = 1
}

function summaryOf(found: readonly Finding[]): string {
  return `${found.length} on ${new Set(found.map(({ url }) => url)).size} pages`
}
