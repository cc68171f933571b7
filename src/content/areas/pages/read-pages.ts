import type { GenericRenderer } from '#contracts/areas.ts'
import type { IssueSource } from '#contracts/community.ts'
import type { Brand } from '#contracts/site.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { plainTitle } from '../../tree/titles.ts'
import { GenericFrontMatter } from '../engine/area-front-matter.ts'
import { areaRecord, readAreaPage } from '../engine/area-page.ts'
import { misplacedPage } from './misplaced-page.ts'
import { findProduct, productDocLinks } from './product-docs.ts'
import { readSpotlight } from './read-spotlight.ts'
import { isReserved } from './reserved-paths.ts'
import type { Community, PlacedCard, UnjoinedPage } from './unjoined-page.ts'

const COMMUNITY_PATH = 'community'

/** The kinds of pages with a place of their own. */
const RENDERERS: ReadonlyMap<string, GenericRenderer> = new Map([
  ['about', 'GenericAbout'],
  [COMMUNITY_PATH, 'GenericCommunity'],
])

interface PagesSetting {
  /** The files next to the pages. */
  readonly assets: readonly AreaFile[]
  readonly brand: Brand
  readonly issues: IssueSource | undefined
}

/**
 * The pages of `pages/`: contributor spotlights in `pages/spotlights/{name}/`, all others at the address of their path. Portraits lead to the
 * community page. That page shows the portraits, the featured ones first, then by their addresses: which come first must not depend on the day.
 */
export function readPages(files: readonly AreaFile[], { assets, brand, issues }: PagesSetting, report: ReportDiagnostic): PageRecord[] {
  const assetNames = new Set(assets.map(({ name }) => name))
  const pages = files.flatMap(
    (file) =>
      (file.name.startsWith('spotlights/') ? readSpotlight(file, { brand, assetNames }, report) : readGenericPage(file, brand, report)) ??
      [],
  )
  const spotlights = pages.flatMap(({ placed }) => placed ?? []).sort(byPlace)
  const community: Community = {
    parts: { issues: issues ?? null, spotlights: spotlights.map(({ card }) => card) },
    url: pages.find(({ path }) => path === COMMUNITY_PATH)?.url ?? null,
    pages,
  }
  return pages.map((page) => page.recordOf(community))
}

function readGenericPage(file: AreaFile, brand: Brand, report: ReportDiagnostic): UnjoinedPage | undefined {
  const source = readAreaPage(file, GenericFrontMatter, report)
  if (source === undefined) return undefined
  const { url, path } = source
  if (isReserved(path) || !/^[\w./-]+$/.test(path)) {
    report(misplacedPage(file, `a page can't have the address /en-US/${path}; it is left out`))
    return undefined
  }
  const { description = '', figures = [], action = null, 'short-title': shortTitle } = source.fields
  const title = plainTitle(source.fields.title)
  const product = findProduct(path)
  return {
    url,
    path,
    ...(product === undefined ? {} : { docTitle: shortTitle ?? title }),
    recordOf: ({ parts, pages }) =>
      areaRecord(source, {
        title: source.fields.title,
        ...(shortTitle === undefined ? {} : { shortTitle }),
        area: {
          renderer: RENDERERS.get(path) ?? product?.renderer ?? 'GenericDoc',
          pageTitle: `${title} | ${brand.shortName}`,
          description,
          parents: [...(product === undefined ? [] : [product.parentOf(brand)]), { uri: url, title: shortTitle ?? title }],
          id: path,
          figures,
          action,
          ...(path === COMMUNITY_PATH ? { community: parts } : {}),
          ...(product === undefined ? {} : { productDocs: productDocLinks(product, pages) }),
        },
      }),
  }
}

function byPlace(a: PlacedCard, b: PlacedCard): number {
  if (a.isFeatured !== b.isFeatured) return a.isFeatured ? -1 : 1
  return a.card.url < b.card.url ? -1 : 1
}
